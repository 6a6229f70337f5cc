"""`python -m kaimaku` is the `kaimaku` command."""

from kaimaku.cli import main

main()
