"""The types of the server's answers for the table in the browser, made from the server's own OpenAPI.

`python tools/wire_types.py` writes `web/src/wire/server.ts`; with `--check` it says whether the file is as it would be written.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from rokugan.server.requests.table import described

FILE = Path(__file__).parent.parent / "web/src/wire/server.ts"
HEAD = """\
// What the server takes and answers. Made from its OpenAPI by `make wire`; never changed by hand.

"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def written(schema: dict[str, Any]) -> str:
    """A form as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(json.dumps(each) for each in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(written(each) for each in schema["anyOf"]))
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(PLAIN[each] for each in kind)
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(written(each) for each in schema['prefixItems'])}]"
        inner = written(schema.get("items") or {})
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {written(values) if isinstance(values, dict) else 'unknown'}>"
    return PLAIN.get(kind or "", "unknown")


def interface(name: str, schema: dict[str, Any]) -> str:
    """An object as a TypeScript interface, with its sentence."""
    lines = [f"/** {schema['description']} */"] if "description" in schema else []
    lines.append(f"export interface {name} {{")
    required = schema.get("required", ())
    for key, each in schema["properties"].items():
        lines.append(f"  {key}{'' if key in required else '?'}: {written(each)};")
    return "\n".join([*lines, "}"]) + "\n"


def typescript() -> str:
    """The file: every form, then for each request what it takes and what it answers."""
    document = described()
    found = []
    for name, schema in sorted(document["components"]["schemas"].items()):
        if schema.get("properties"):
            found.append(interface(name, schema))
        else:
            said = f"/** {schema['description']} */\n" if "description" in schema else ""
            found.append(f"{said}export type {name} = Record<string, never>;\n")
    lines = ["/** What each request takes, and what it answers. */", "export interface Requests {"]
    for path, methods in document["paths"].items():
        for method, told in methods.items():
            content = next(answer for status, answer in told["responses"].items() if status != "4XX")["content"]
            answers = written(content["application/json"]["schema"]) if "application/json" in content else "string"
            takes = told.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            lines.append(f'  "{method.upper()} {path}": {{')
            lines.append(f"    takes: {'never' if takes is None else written(takes)};")
            lines.append(f"    answers: {answers};")
            lines.append("  };")
    return HEAD + "\n".join(found) + "\n" + "\n".join([*lines, "}"]) + "\n"


def main() -> int:
    """Write the file, or check it."""
    text = typescript()
    if "--check" not in sys.argv:
        FILE.write_text(text, encoding="utf-8")
        return 0
    if FILE.is_file() and FILE.read_text(encoding="utf-8") == text:
        return 0
    print(f"{FILE.name} is not as the server answers; run `make wire`")
    return 1


if __name__ == "__main__":
    sys.exit(main())
