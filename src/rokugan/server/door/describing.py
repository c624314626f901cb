"""The page of requests that the server answers, from its own description of them: plain HTML without scripts."""

from __future__ import annotations

import json
from html import escape
from typing import Any

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
            schema = said.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            if schema:
                written = escape(json.dumps(schema, indent=1))
                parts.append(f"<details><summary>The body</summary><pre>{written}</pre></details>")
    return "\n".join(parts) + "\n</html>\n"
