"""Requests by HTTP, by subject: plain functions of a request value, which know of no web framework."""
