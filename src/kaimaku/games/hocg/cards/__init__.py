"""Every card the engine can play, one file per product: whatever lies in this folder can be declared.

The facts of a product are in the file of the same name in printed/. They say which cards there are, and in which order:
a product's declarations are read when one of its cards is first asked for (`defs.Declared`).
"""

from pkgutil import iter_modules

from .. import facts
from ..defs import BY_ID

FILES = {module.name for module in iter_modules(__path__)}

for product, cards in facts.products().items():
    if product in FILES:
        for card in cards.values():
            BY_ID.expect(card, f"{__name__}.{product}")
