"""Write `docs/differences.md`, where the editions of the classic game differ: `python tools/differences.py [--check]`."""

from __future__ import annotations

import sys
from pathlib import Path

from rokugan.workshop.differences import page

PAGE = Path(__file__).parent.parent / "docs" / "differences.md"


def main() -> int:
    """Write the page, or with --check say whether it is up to date."""
    wanted = page() + "\n"
    if "--check" in sys.argv:
        return 0 if PAGE.exists() and PAGE.read_text(encoding="utf-8") == wanted else 1
    PAGE.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
