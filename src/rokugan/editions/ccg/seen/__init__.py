"""What is shown: views, inspection, and positions laid out for a scenario."""
