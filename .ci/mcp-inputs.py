"""Sends `screenc mcp` what clients should not send, one line after the other, and says what comes back;
then calls it 10,000 times in one session, and asserts that its memory does not grow.

usage: mcp-inputs.py SCREENC
"""
import json
import pathlib
import re
import subprocess
import sys
import threading
import time

META = {"io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientCapabilities": {}}
FORM = {"intent": "a login form with username and password"}


class Server:
    """The command, with a thread that reads its answers."""

    def __init__(self, reads=True):
        self.process = subprocess.Popen([sys.argv[1], "mcp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE)
        self.answers = []
        self.arrived = threading.Condition()
        if reads:
            self.read()

    def read(self):
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        for line in self.process.stdout:
            with self.arrived:
                self.answers.append(json.loads(line))
                self.arrived.notify_all()

    def send(self, *messages):
        for message in messages:
            line = message if isinstance(message, bytes) else json.dumps(message).encode()
            self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()

    def answer(self, id, seconds=20):
        """The answer to a call, taken off those that came."""
        end = time.monotonic() + seconds
        with self.arrived:
            while True:
                for place, answer in enumerate(self.answers):
                    if answer.get("id") == id:
                        return self.answers.pop(place)
                if not self.arrived.wait(end - time.monotonic()):
                    sys.exit(f"no answer to {id} within {seconds} s; there are {str(self.answers)[:500]}")

    def memory(self):
        status = pathlib.Path(f"/proc/{self.process.pid}/status")
        return int(re.search(r"VmRSS:\s+(\d+)", status.read_text())[1]) / 1024 if status.exists() else 0

    def end(self, seconds=10):
        self.process.stdin.close()
        code = self.process.wait(seconds)
        assert code == 0, f"it ends with {code}: {self.process.stderr.read()[:500]}"


def call(id, name="render_screen", arguments=FORM, meta=META):
    return {"jsonrpc": "2.0", "id": id, "method": "tools/call",
            "params": {"name": name, "arguments": arguments, "_meta": meta}}


number = 0


def expect(what, message, code, id=None):
    """An error, and an answer to the next call."""
    global number
    number += 1
    server.send(message, call(f"next {number}"))
    answer = server.answer(id)
    after = server.answer(f"next {number}")
    error = answer.get("error") or {"code": "a result", "message": answer["result"]["content"][0]["text"]}
    print(f"  {what}: {error['code']} {error['message'][:110]}", flush=True)
    assert error["code"] == code, answer
    assert after["result"]["structuredContent"]["title"], after
    assert not server.answers, server.answers


server = Server()
print("what is not a call")
expect("malformed JSON", b'{"jsonrpc": "2.0", "id": 1,', -32700)
expect("two texts on a line", b'{} {}', -32700)
expect("bytes that are no text", b'{"jsonrpc": "2.0", "id": 1, "method": "\xff"}', -32700)
expect("a number", b"7", -32600)
expect("a batch", json.dumps([call(1), call(2)]).encode(), -32600)
expect("no method", {"jsonrpc": "2.0", "id": 1}, -32600, 1)
expect("another version of JSON-RPC", {"jsonrpc": "1.0", "id": 1, "method": "ping"}, -32600, 1)
expect("brackets, 100,000 deep", b"[" * 100_000, -32700)
expect("a line of 10 MB", json.dumps(call(1, arguments={"intent": "x" * 10_000_000})).encode(), -32600)
print("calls that cannot be answered")
expect("an unknown method", {"jsonrpc": "2.0", "id": 1, "method": "tools/draw", "params": {"_meta": META}}, -32601, 1)
expect("an unknown revision", call(1, meta={**META, "io.modelcontextprotocol/protocolVersion": "1999-01-01"}), -32022, 1)
expect("no revision", {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}, -32602, 1)
expect("no capabilities", call(1, meta={"io.modelcontextprotocol/protocolVersion": "2026-07-28"}), -32602, 1)
expect("an unknown tool", call(1, name="draw_screen"), -32602, 1)
expect("arguments that miss the schema", call(1, arguments={"intnt": "x", "width": "wide"}), "a result", 1)
expect("an intent of a megabyte", call(1, arguments={"intent": "word " * 200_000}), "a result", 1)
expect("an unknown resource", {"jsonrpc": "2.0", "id": 1, "method": "resources/read",
                               "params": {"uri": "file:///etc/passwd", "_meta": META}}, -32602, 1)

print("calls that are cancelled")


def cancel(id):
    return {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": id}}


server.send(cancel("early"), call("early"))
server.answer("early")
print("  before it comes: answered, as nobody can know it yet")
server.send(*(call(f"many {n}") for n in range(100)), *(cancel(f"many {n}") for n in range(50, 100)), call("last"))
server.answer("last")
kept = [answer["id"] for answer in server.answers]
server.answers.clear()
assert kept[:1] == ["many 0"] and len(set(kept)) == len(kept) and len(kept) >= 50, kept
assert [int(id[5:]) for id in kept] == sorted(int(id[5:]) for id in kept)
print(f"  half of 100 that wait: {len(kept)} are answered")
server.send(cancel("last"), cancel("never"), {"jsonrpc": "2.0", "method": "notifications/cancelled"}, call("after"))
server.answer("after")
assert not server.answers
print("  after it ended, one that never was, and none at all: silence")
server.send(call("same"), call("same"))
server.answer("same"), server.answer("same")
print("  two of one id at once: both are answered")

print("10,000 calls in one session")
intents = ["a login form", "a timer of 25 minutes", "a table of orders with number and total", "three toggles"]


def many(start, count):
    for first in range(start, start + count, 100):
        server.send(*(call(n, arguments={"intent": intents[n % 4], "width": 40}) for n in range(first, first + 100)))
        for n in range(first, first + 100):
            assert server.answer(n)["result"]["structuredContent"]["title"]


many(0, 1_000)
before, start = server.memory(), time.monotonic()
many(1_000, 10_000)
after, seconds = server.memory(), time.monotonic() - start
print(f"  {seconds * 1000 / 10_000:.2f} ms each; memory {before:.1f} MB before, {after:.1f} MB after")
assert after < before + 8, "memory grows with the number of calls"
server.end()
print("  the end of input: it ends")

print("clients that stop in the middle")
server = Server()
server.process.stdin.write(b'{"jsonrpc": "2.0", "id": 1, "meth')
server.end()
print("  half a line: it ends")
server = Server(reads=False)
server.process.stdout.close()
try:
    server.send(*(call(n) for n in range(2_000)))
except BrokenPipeError:
    pass
assert server.process.wait(10) == 0, server.process.stderr.read()
print("  a closed pipe: it ends, and says nothing")
server = Server(reads=False)
sent = threading.Event()


def flood():
    server.send(*(call(n) for n in range(3_000)))
    sent.set()


threading.Thread(target=flood, daemon=True).start()
assert not sent.wait(3), "whoever does not read can send without end"
memory = server.memory()
server.read()
for n in range(3_000):
    server.answer(n)
assert sent.is_set()
server.end()
print(f"  a client that does not read: it has to wait, at {memory:.0f} MB; then all 3,000 answers come")
