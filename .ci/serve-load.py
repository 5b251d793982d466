"""Asks `screenc serve` for many renders, through `ab` where it is installed; says how fast they came and
asserts that all came, and that memory did not grow with their number.

usage: serve-load.py ADDRESS PROCESS REQUESTS
"""
import http.client
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
from urllib.parse import urlsplit

ADDRESS, PROCESS, REQUESTS = sys.argv[1], sys.argv[2], int(sys.argv[3])
INTENTS = ["a login form with username and password", "a table of orders with number, customer and total",
           "a timer of 25 minutes", "a settings page with three toggles"]


def memory():
    """The resident memory, in MB; 0 where the system does not say."""
    status = pathlib.Path(f"/proc/{PROCESS}/status")
    return int(re.search(r"VmRSS:\s+(\d+)", status.read_text())[1]) / 1024 if status.exists() else 0


def load(count):
    """Renders of several intents, one intent after the other."""
    return [line for intent in INTENTS for line in run(json.dumps({"intent": intent}), count // len(INTENTS))]


def run(body, count):
    if not shutil.which("ab"):
        client = http.client.HTTPConnection(urlsplit(ADDRESS).netloc)
        for _ in range(count):
            client.request("POST", "/v1/render", body, {"Content-Type": "application/json"})
            response = client.getresponse()
            assert response.status == 200 and json.loads(response.read())["screen"]
        return []
    with tempfile.NamedTemporaryFile("w") as file:
        file.write(body)
        file.flush()
        said = subprocess.run(
            ["ab", "-q", "-k", "-c", "8", "-n", str(count), "-T", "application/json", "-p", file.name,
             f"{ADDRESS.strip()}v1/render"], capture_output=True, text=True, check=True).stdout
    assert re.search(r"Failed requests:\s+0\n", said) and "Non-2xx" not in said, said
    speed, median, late = (re.search(pattern, said)[1] for pattern in [
        r"Requests per second:\s+([\d.]+)", r"\n\s+50%\s+(\d+)", r"\n\s+99%\s+(\d+)"])
    return [f"    {json.loads(body)['intent']}: {speed} a second, median {median} ms, p99 {late} ms"]


load(400)
before = memory()
print("\n".join([f"  {REQUESTS} renders"] + load(REQUESTS)))
after = memory()
print(f"  memory {before:.1f} MB before, {after:.1f} MB after")
assert after < before + 8, "memory grows with the number of requests"
