"""A table's session as a fold over its log: acts, hands, games, the score, signatures."""

from euchre.session.fold import SessionFold, SessionState, fold_session

__all__ = ["SessionFold", "SessionState", "fold_session"]
