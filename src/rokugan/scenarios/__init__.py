"""Scenarios: rules questions as positions and moves. They are run, watched, cited, written down of a game and shipped."""

from rokugan.scenarios.running import Cite, Result, Watch, open_scenario, opened, run, run_case, shown

__all__ = ["Cite", "Result", "Watch", "open_scenario", "opened", "run", "run_case", "shown"]
