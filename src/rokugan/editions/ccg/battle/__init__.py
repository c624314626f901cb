"""Attacks and battles."""
