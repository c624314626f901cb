"""English and programs: tokens, rules, chart and derivations that know no game; each game's language is a package below."""
