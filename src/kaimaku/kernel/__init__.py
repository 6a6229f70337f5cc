"""The kernel: game-agnostic, standard library only. Everything that can wait is a frame."""
