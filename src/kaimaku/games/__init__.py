"""The games. Each package offers one public name, `GAME`."""
