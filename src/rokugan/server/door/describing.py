"""The page of requests that the server answers, from its own description of them: plain HTML without scripts."""

from __future__ import annotations

import json
import re
from html import escape
from typing import Any

_REFERENCE = re.compile(r'{"\$ref": "#/components/schemas/(\w+)"}')
_LINK = r'<a href="#\1">\1</a>'
HEAD = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>rokugan: requests</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
code,pre{font:14px/1.4 ui-monospace,monospace}pre{overflow:auto;padding:.5rem;background:#8882}</style>
"""


def described(openapi: dict[str, Any]) -> str:
    """The page, from the document that `/openapi.json` gives."""
    info = openapi["info"]
    parts = [HEAD, f"<h1>{escape(info['title'])} {escape(info['version'])}</h1>"]
    parts.append('<p>What this server answers; for programs: <a href="/openapi.json">openapi.json</a>.</p>')
    for path, methods in openapi["paths"].items():
        for method, said in methods.items():
            parts.append(
                f"<h2><code>{method.upper()} {escape(path)}</code></h2><p>{escape(said.get('summary', ''))}.</p>"
            )
            if "requestBody" in said:
                parts.append(f"<p>Takes {form_of(said['requestBody']['content'])}.</p>")
            answer = next(each for status, each in said["responses"].items() if status != "4XX")
            parts.append(f"<p>Answers {form_of(answer['content'])}.</p>")
    parts.append("<h1>Forms</h1>")
    for name, schema in sorted(openapi["components"]["schemas"].items()):
        written = escape(json.dumps(schema, indent=1))
        parts.append(f'<details id="{escape(name)}"><summary>{escape(name)}</summary><pre>{written}</pre></details>')
    return "\n".join(parts) + "\n</html>\n"


def form_of(content: dict[str, Any]) -> str:
    """The form of a body or an answer, with links to the forms that have names."""
    schema = content["application/json"]["schema"] if "application/json" in content else {"type": "text"}
    written = escape(json.dumps(schema), quote=False)
    return f"<code>{_REFERENCE.sub(_LINK, written)}</code>"
