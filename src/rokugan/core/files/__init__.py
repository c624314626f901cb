"""Files that users write: documents and their shapes, scenarios and what stands in them."""
