"""Events: windows before and after, prevention, the changes themselves, what the rules settle after every change."""
