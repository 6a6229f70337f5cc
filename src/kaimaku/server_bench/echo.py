"""The yardstick: a bare WebSocket echo, served the way the game is. `python -m kaimaku.server_bench.echo`"""

from __future__ import annotations

import socket
import sys

from uvicorn import Config, Server

from kaimaku.server.http.middleware import Receive, Scope, Send


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


def main() -> None:
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen(512)
    print(listening.getsockname()[1], flush=True)
    config = Config(
        echo,
        ws="websockets-sansio",
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        lifespan="off",
        log_config=None,
        access_log=False,
        ws_per_message_deflate=False,
    )
    Server(config).run([listening])


if __name__ == "__main__":
    main()
