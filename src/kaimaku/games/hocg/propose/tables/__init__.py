"""What the cards say and how the language says it: one line per pattern. The words are those of games/hocg/lang.

A pattern may name a word the language does not have yet: then the proposal says which word is missing.
"""
