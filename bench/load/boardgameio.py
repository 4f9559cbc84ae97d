"""The connector for boardgame.io: its lobby's REST calls, and socket.io spoken by hand."""

from __future__ import annotations

import asyncio
import json
import re
import urllib.request
from typing import Any
from urllib.parse import urlsplit

from .connector import Listener
from .games import SEATS, Answer, Final
from .wire import Wire, connect

GAME = "splits"
STATE_ID = re.compile(r'"_stateID":(\d+)')

# What a text message begins with: engine.io's digit, then socket.io's digit and the name space.
OPEN, PING, PONG = "0", "2", "3"
CONNECT = f"40/{GAME},"
EVENT = f"42/{GAME},"
UPDATE = f'{EVENT}["update",'
SYNC = f'{EVENT}["sync",'
MATCH_DATA = f'{EVENT}["matchData",'


class Client:
    """One player's connection to one match."""

    def __init__(self, match_id: str, seat: int, credentials: str, listener: Listener) -> None:
        """Keep who this is; `start` connects."""
        self.last = ""
        self._match_id = match_id
        self._seat = seat
        self._credentials = credentials
        self._listener = listener
        self._state_id = 0
        self._synced: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._wire: Wire

    async def start(self, base: str) -> None:
        """Connect, join the game's name space and wait for the match's first state."""
        url = f"ws://{urlsplit(base).netloc}/socket.io/?EIO=4&transport=websocket"
        self._wire = await connect(url, self._received, self._lost)
        self._wire.send(CONNECT)
        await asyncio.wait_for(self._synced, 10)

    def send(self, answer: Answer) -> None:
        """Send a move as the library's own client does."""
        player = str(self._seat)
        kind, *arguments = _arguments(answer)
        payload = {
            "type": kind,
            "args": arguments,
            "playerID": player,
            "credentials": self._credentials,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._emit("update", action, self._state_id, self._match_id, player)

    async def close(self) -> None:
        """Close the connection."""
        await self._wire.close()

    def _emit(self, *event: Any) -> None:
        self._wire.send(EVENT + json.dumps(event, separators=(",", ":")))

    def _received(self, message: str) -> None:
        if message.startswith(UPDATE):
            self._updated(message)
        elif message == PING:
            self._wire.send(PONG)
        elif message.startswith(CONNECT):
            self._emit("sync", self._match_id, str(self._seat), self._credentials, SEATS)
        elif message.startswith(SYNC):
            self._synced.set_result(None)
        elif not message.startswith((OPEN, MATCH_DATA)):
            self._listener.failed(f"unexpected message: {message[:200]}")

    def _updated(self, message: str) -> None:
        """Take in the state after a move; the number stays the same when the move was refused."""
        found = STATE_ID.search(message)
        state_id = int(found[1]) if found else -1
        if state_id != self._state_id + 1:
            self._listener.failed(f"refused or lost: state {state_id} after {self._state_id}")
            return
        self._state_id = state_id
        self.last = message
        self._listener.seen(self._seat, state_id)

    def _lost(self, reason: str) -> None:
        if not self._synced.done():
            self._synced.set_exception(ConnectionError(reason))
        self._listener.failed(reason)


class BoardgameioMatch:
    """One match with its two clients."""

    def __init__(self, clients: list[Client]) -> None:
        """Keep the clients in seat order."""
        self._clients = clients

    def send(self, seat: int, answer: Answer) -> None:
        """Send a move from one client."""
        self._clients[seat].send(answer)

    def final(self) -> Final:
        """Read the stacks and the winner from the last state of the first client."""
        state = json.loads(self._clients[0].last.removeprefix(EVENT))[2]
        if "gameover" not in state["ctx"]:
            raise ValueError("the match is not over")
        sheep, owner = state["G"]["sheep"], state["G"]["owner"]
        stacks = {cell: (seat, sheep[cell]) for cell, seat in owner.items()}
        return Final(stacks, state["ctx"]["gameover"]["winner"])

    async def close(self) -> None:
        """Close both connections."""
        await asyncio.gather(*(client.close() for client in self._clients))


class Boardgameio:
    """A boardgame.io server that has the game `splits`."""

    def __init__(self, base: str) -> None:
        """Keep the server's address, such as http://127.0.0.1:9401."""
        self._base = base

    async def open(self, listener: Listener) -> BoardgameioMatch:
        """Make a match in the lobby, join it twice and connect both players."""
        match_id = (await self._post("create", {"numPlayers": SEATS}))["matchID"]
        clients: list[Client] = []
        for seat in range(SEATS):
            joining = {"playerID": str(seat), "playerName": f"player {seat}"}
            joined = await self._post(f"{match_id}/join", joining)
            client = Client(match_id, seat, joined["playerCredentials"], listener)
            await client.start(self._base)
            clients.append(client)
        return BoardgameioMatch(clients)

    async def _post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        request = urllib.request.Request(
            f"{self._base}/games/{GAME}/{path}",
            json.dumps(body).encode(),
            {"Content-Type": "application/json"},
        )

        def answer() -> Any:
            with urllib.request.urlopen(request, timeout=10) as response:
                return json.load(response)

        result = await asyncio.to_thread(answer)
        assert isinstance(result, dict)
        return result


def _arguments(answer: Answer) -> list[Any]:
    """Split an answer into the move's name and its arguments."""
    kind = answer["action"]
    if kind == "lay":
        return [kind, answer["tile"]]
    if kind == "start":
        return [kind, answer["cell"]]
    return [kind, *answer["move"]]
