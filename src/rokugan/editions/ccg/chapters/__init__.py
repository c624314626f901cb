"""The questions that editions answer differently, a chapter each, with the answer that most of them give. `Rules` has one chapter of each."""
