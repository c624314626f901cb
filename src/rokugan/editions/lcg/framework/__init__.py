"""The framework of Appendix I: the round, a module for each phase, a method for each numbered step."""
