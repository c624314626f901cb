"""What can go wrong in the hands of a user; every message is one clear sentence."""


class RokuganError(Exception):
    """The base of all errors that are not bugs."""


class IllegalMove(RokuganError):
    """A move that the present decision does not offer."""


class AmbiguousMove(RokuganError):
    """A move that fits more than one of the offered options."""


class DeckError(RokuganError):
    """A deck that its edition or format does not allow."""


class CardError(RokuganError):
    """A card that is not known, not well formed or not understood."""


class ScenarioError(RokuganError):
    """A scenario file that is not well formed."""


class RecordError(RokuganError):
    """A game record that cannot be read or replayed."""


class RuleNotFound(RokuganError):
    """A rule or an edition that the ledger does not have."""


class ProjectNotFound(RokuganError):
    """No checkout with tests, where one is needed."""
