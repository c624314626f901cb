"""The past: what an action or event did, whether it triggers a text, and what keeps it from happening."""
