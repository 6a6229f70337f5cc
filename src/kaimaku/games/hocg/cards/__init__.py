"""Every card the engine can play, one file per product: whatever lies in this folder is declared."""

from importlib import import_module
from pkgutil import iter_modules

for product in sorted(module.name for module in iter_modules(__path__)):
    import_module(f"{__name__}.{product}")
