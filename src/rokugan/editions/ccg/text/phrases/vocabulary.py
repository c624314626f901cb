"""All modules that say what phrases mean: each fills the tables of `meaning`. A new one is named here, and the game knows it."""

from __future__ import annotations

from rokugan.editions.ccg.text.phrases import amounts, conditions, filters, references

VOCABULARY = (references, amounts, conditions, filters)
