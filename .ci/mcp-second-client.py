"""A conversation in which an agent renders, checks, edits and converts a screen, through `chuk-mcp`: a
client with a protocol of its own, beside the official one.

usage: mcp-second-client.py SCREENC
"""
import asyncio
import json
import sys

from chuk_mcp.protocol.messages import (
    send_initialize, send_ping, send_prompts_list, send_resources_list, send_resources_read, send_tools_call,
    send_tools_list)
from chuk_mcp.transports.stdio import StdioParameters, stdio_client


async def main():
    async with stdio_client(StdioParameters(command=sys.argv[1], args=["mcp"])) as streams:
        opened = await send_initialize(*streams)
        print(f"-- chuk-mcp: revision {opened.protocolVersion}")
        assert await send_ping(*streams)
        tools = [tool.name for tool in (await send_tools_list(*streams)).tools]

        async def call(name, **arguments):
            assert name in tools
            result = await send_tools_call(*streams, name, arguments)
            text = result.content[0]
            text = text["text"] if isinstance(text, dict) else text.text
            print(f"> {name} {json.dumps(arguments)[:90]}\n< {' '.join(text.split())[:110]}")
            return result.structuredContent

        screen = (await call("render_screen", intent="a contact form with name and email", width=40))["screen"]
        assert (await call("check_screen", text=json.dumps(screen)))["acceptable"]
        edited = await call("edit_screen", screen=screen, change="add a phone field after email")
        assert edited["met"] and not edited["unmet"]
        card = await call("convert_screen", document=edited["screen"], to="adaptive-card")
        assert json.loads(card["output"])["type"] == "AdaptiveCard" and "Phone" in card["output"]
        again = await call("diff_screens", old=screen, new=edited["screen"])
        assert not again["same"]
        for resource in (await send_resources_list(*streams)).resources:
            assert (await send_resources_read(*streams, resource.uri)).contents
        assert (await send_prompts_list(*streams)).prompts


asyncio.run(main())
