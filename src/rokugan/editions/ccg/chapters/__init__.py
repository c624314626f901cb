"""The questions that editions answer differently, a chapter each, with the answer that most give. `Rules` has one of each."""
