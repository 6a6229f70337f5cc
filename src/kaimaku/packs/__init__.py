"""Packs: fact sheets of sets that nobody has implemented, in a folder of the operator's. Their cards are own cards."""

from .files import Limits, PackFile, WrittenCard, found
from .pack import Pack, Packs, problem, with_documents, with_packs

__all__ = ["Limits", "Pack", "PackFile", "Packs", "WrittenCard", "found", "problem", "with_documents", "with_packs"]
