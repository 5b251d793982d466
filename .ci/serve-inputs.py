"""Says what clients get from `screenc serve` who send what they should not, or nothing; after each the
next request has to be answered.

usage: serve-inputs.py ADDRESS
"""
import json
import re
import socket
import struct
import sys
import threading
import time
from urllib.parse import urlsplit

HOST, PORT = urlsplit(sys.argv[1]).hostname, urlsplit(sys.argv[1]).port
NAME = f"Host: {HOST}:{PORT}\r\n"
BODY = json.dumps({"intent": "a login form"})


def connect(seconds=15):
    return socket.create_connection((HOST, PORT), timeout=seconds)


def read(client):
    """All that comes until the server ends the connection."""
    parts = []
    try:
        while part := client.recv(1 << 16):
            parts.append(part)
    except ConnectionResetError:
        parts.append(b" (reset)")
    except TimeoutError:
        parts.append(b" (silence)")
    return b"".join(parts)


def send(client, data):
    try:
        client.sendall(data)
    except (BrokenPipeError, ConnectionResetError):
        pass  # It was refused before it was sent to its end; the response is read all the same.


def ask(data):
    with connect() as client:
        send(client, data if isinstance(data, bytes) else data.encode())
        return read(client)


def statuses(answer):
    return [int(digits) for digits in re.findall(rb"HTTP/1\.1 (\d{3}) ", answer)]


def post(path, body, *fields, host=NAME, kind="application/json"):
    lines = [f"Content-Type: {kind}\r\n", f"Content-Length: {len(body.encode())}\r\n", "Connection: close\r\n"]
    return f"POST {path} HTTP/1.1\r\n{host}{''.join(lines)}{''.join(f + chr(13) + chr(10) for f in fields)}\r\n{body}"


def get(path, *fields, host=NAME):
    return f"GET {path} HTTP/1.1\r\n{host}Connection: close\r\n{''.join(f + chr(13) + chr(10) for f in fields)}\r\n"


def expect(what, answer, *wanted):
    got = statuses(answer)
    words = answer.split(b"\r\n\r\n", 1)[-1][:90].decode(errors="replace").strip()
    print(f"  {what}: {', '.join(map(str, got)) or 'no response'} {words if got and got[-1] >= 400 else ''}", flush=True)
    if got not in [list(w) if isinstance(w, tuple) else [w] for w in wanted]:
        sys.exit(f"{what}: expected {wanted}, got {answer[:300]!r}")
    next_one = statuses(ask(post("/v1/render", BODY)))
    if next_one != [200]:
        sys.exit(f"after {what} the next request got {next_one}")


def chunked(*chunks, end="0\r\n\r\n"):
    return (f"POST /v1/render HTTP/1.1\r\n{NAME}Content-Type: application/json\r\nConnection: close\r\n"
            f"Transfer-Encoding: chunked\r\n\r\n" + "".join(f"{len(c):x}\r\n{c}\r\n" for c in chunks) + end)


def raw(*lines, rest=""):
    return "\r\n".join(lines) + "\r\n\r\n" + rest


POST = ["POST /v1/render HTTP/1.1", NAME.strip(), "Content-Type: application/json"]
HIDDEN = f"GET /v1/settings HTTP/1.1\r\n{NAME}\r\n"

print("who may ask")
expect("a foreign origin", ask(post("/v1/render", BODY, "Origin: http://evil.example")), 403)
expect("the origin null", ask(post("/v1/render", BODY, "Origin: null")), 403)
expect("an origin of another port", ask(post("/v1/render", BODY, f"Origin: http://{HOST}:1")), 403)
expect("a page of another site", ask(get("/v1/settings", "Sec-Fetch-Site: cross-site")), 403)
expect("a foreign host", ask(get("/", host="Host: evil.example\r\n")), 421)
expect("a name that was bound anew", ask(get("/", host=f"Host: evil.example:{PORT}\r\n")), 421)
expect("no host", ask(get("/", host="")), 400)
expect("two hosts", ask(get("/", host=NAME + "Host: evil.example\r\n")), 400)
expect("a form of another site", ask(post("/v1/render", BODY, kind="text/plain")), 415)

print("smuggling")
expect("a length and chunks", ask(raw(*POST, "Content-Length: 5", "Transfer-Encoding: chunked", rest="0\r\n\r\n" + HIDDEN)), 400)
expect("two lengths", ask(raw(*POST, "Content-Length: 0", f"Content-Length: {len(HIDDEN)}", rest=HIDDEN)), 400)
expect("a length with a sign", ask(raw(*POST, "Content-Length: +2", rest="{}" + HIDDEN)), 400)
expect("a coding that is not known", ask(raw(*POST, "Transfer-Encoding: xchunked", rest=HIDDEN)), 501)
expect("a blank before the colon", ask(raw(*POST, "Transfer-Encoding : chunked", rest="0\r\n\r\n" + HIDDEN)), 400)
expect("a folded field", ask(raw(*POST, "X: a", " Transfer-Encoding: chunked", rest=HIDDEN)), 400)
expect("a line end of LF alone", ask(raw(*POST, "X: a\nTransfer-Encoding: chunked", rest=HIDDEN)), 400)
expect("a body of GET", ask(f"GET /v1/settings HTTP/1.1\r\n{NAME}Content-Length: {len(HIDDEN)}\r\nConnection: close\r\n\r\n{HIDDEN}"), 200)

print("chunks")
expect("a body in chunks", ask(chunked(BODY[:5], BODY[5:])), 200)
expect("a chunk of no number", ask(chunked(end="x\r\n")), 400)
expect("a chunk that is longer than it says", ask(chunked(end="1\r\nabc\r\n0\r\n\r\n")), 400)
expect("a chunk of 4 GiB", ask(chunked(end="FFFFFFFF\r\n")), 413)
expect("chunks of 10 MB", ask(chunked(*["x" * 100_000] * 100)), 413)

print("paths and sizes")
for path in ["/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd", "/page.css/../../etc/passwd", "/..\\..\\etc\\passwd", "/page.css%00.html"]:
    expect(path, ask(get(path)), 404)
expect("a body of 10 MB", ask(post("/v1/render", "x" * 10_000_000)), 413)
expect("a path of 10 MB", ask(get("/" + "x" * 10_000_000)), 414)
expect("a field of 10 MB", ask(get("/", "X: " + "x" * 10_000_000)), 431)
expect("a thousand fields", ask(get("/", *["X: y"] * 1000)), 431)
expect("4 MB of brackets", ask(post("/v1/render", "[" * 4_000_000)), 400)
expect("4 MB of words", ask(post("/v1/render", json.dumps({"intent": "word " * 800_000}))), 400)
expect("1 MB of words", ask(post("/v1/render", json.dumps({"intent": "word " * 200_000}))), 422)
expect("no JSON", ask(post("/v1/render", "{")), 400)
expect("bytes that are no text", ask(raw(*POST, "Content-Length: 2", "Connection: close").encode() + b"\xff\xfe"), 400)
expect("what TLS begins with", ask(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(range(40)) + b"\r\n\r\n"), 400)
expect("HTTP/2", ask("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"), 505)
expect("an unknown method", ask(f"BREW / HTTP/1.1\r\n{NAME}Connection: close\r\n\r\n"), 405)

print("clients that take their time")


def slowly(data, pause):
    """What a client gets who sends a byte at a time, and when."""
    start = time.monotonic()
    with connect(30) as client:
        stop = threading.Event()

        def trickle():
            for byte in data:
                try:
                    client.sendall(bytes([byte]))
                except OSError:
                    return
                if stop.wait(pause):
                    return
        thread = threading.Thread(target=trickle)
        thread.start()
        answer = read(client)
        stop.set()
        thread.join()
    return answer, time.monotonic() - start


def silent(data):
    start = time.monotonic()
    with connect(30) as client:
        client.sendall(data)
        return read(client), time.monotonic() - start


results = {}
waits = {
    "a byte each second": lambda: slowly(get("/").encode(), 1),
    "half a head": lambda: silent(b"GET / HT"),
    "half a body": lambda: silent(raw(*POST, "Content-Length: 100", rest="{").encode()),
    "half a chunk": lambda: silent(chunked(end="FF\r\nabc").encode()),
}
threads = [threading.Thread(target=lambda n=n, w=w: results.__setitem__(n, w())) for n, w in waits.items()]
for thread in threads:
    thread.start()
time.sleep(0.5)

# Meanwhile: a client that asks and asks and never reads, and those that go away.
deaf = connect()
deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
deaf.setblocking(False)
asked = 0
try:
    while asked < 20_000:
        asked += deaf.send(f"GET /page.js HTTP/1.1\r\n{NAME}\r\n".encode() * 20)
except BlockingIOError:
    pass
expect("(a client that never reads was stopped) meanwhile", ask(get("/v1/settings")), 200)
for moment in [0, 20, 10_000]:
    gone = connect()
    gone.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    gone.sendall(post("/v1/render", BODY).encode()[:moment])
    gone.close()
expect("(clients that went away) meanwhile", ask(get("/v1/settings")), 200)
half = connect()
half.sendall(post("/v1/render", BODY).encode())
half.shutdown(socket.SHUT_WR)
expect("a client that has said all, and listens", read(half), 200)

crowd = []
refused = 0
for _ in range(1_200):
    crowd.append(connect())
expect("(1,200 connections that say nothing) meanwhile", ask(get("/v1/settings")), 200)
for client in crowd:
    client.close()

for thread in threads:
    thread.join()
for name, (answer, seconds) in results.items():
    expect(f"{name}, after {seconds:.0f} s", answer, 408)
    assert 8 < seconds < 14, f"{name} took {seconds} s"
deaf.close()

print("requests that come together")
several = (f"GET /v1/settings HTTP/1.1\r\n{NAME}\r\n" * 200 + get("/v1/settings")).encode()
answer = ask(several)
assert statuses(answer) == [200] * 201, statuses(answer)
print("  201 in one piece: 201 responses in order")
print("every input was answered or ended within its bounds, and the next request answered")
