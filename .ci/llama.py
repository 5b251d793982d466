"""A server of llama.cpp in this process, on a port of the loopback that is free."""

import json, socket, urllib.request
import xllamacpp


class Llama:
    def __init__(self, model, context, threads):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        settings = xllamacpp.CommonParams()
        settings.model.path = model
        settings.n_ctx, settings.port, settings.n_parallel = context, port, 1
        settings.cpuparams.n_threads = threads
        self.server = xllamacpp.Server(settings)
        self.address = self.server.listening_address

    def ask(self, path, question):
        request = urllib.request.Request(
            self.address + path, json.dumps(question).encode(), {"Content-Type": "application/json"})
        with urllib.request.urlopen(request) as reply:
            return json.load(reply)
