"""The Living Card Game, by its Rules Reference 1.6. docs/lcg-engine.md says how the pieces fit and how an ability plugs in."""
