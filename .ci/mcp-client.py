"""Speaks with `screenc mcp` through the official SDK, in the eras with and without sessions.

usage: mcp-client.py SCREENC
"""
import asyncio
import json
import sys

import jsonschema
from mcp import Client, MCPError, StdioServerParameters

SERVER = StdioServerParameters(command=sys.argv[1], args=["mcp"])


async def converse(mode):
    async with Client(SERVER, mode=mode) as client:
        print(f"-- {mode}: revision {client.protocol_version}")
        listed = {tool.name: tool for tool in (await client.list_tools()).tools}
        print("tools:", ", ".join(listed))

        async def call(name, arguments, **options):
            result = await client.call_tool(name, arguments, **options)
            if not result.is_error:
                jsonschema.validate(result.structured_content, listed[name].output_schema)
            return result

        seen = []

        async def progress(done, total, message):
            seen.append((done, total))

        intent = "a login form with username and password"
        rendered = await call(
            "render_screen", {"intent": intent, "width": 40}, progress_callback=progress)
        screen = rendered.structured_content["screen"]
        assert rendered.structured_content["confidence"] == "high"
        assert "Username" in rendered.content[0].text and not rendered.is_error
        assert seen == [(0, 1), (1, 1)], seen

        again = await call("render_screen", {"screen": screen, "format": "json"})
        assert again.structured_content["screen"] == screen, "an admitted screen is admitted as it is"
        checked = await call("check_screen", {"text": json.dumps(screen)})
        assert checked.structured_content == {"acceptable": True, "diagnostics": []}
        broken = await call("check_screen", {"text": '{"title": "T", "sections": []}'})
        assert broken.structured_content["acceptable"] is False

        added = await call(
            "edit_screen", {"screen": screen, "change": "add a phone field after username"})
        assert added.structured_content["unmet"] == [] and added.structured_content["met"]
        changed = added.structured_content["screen"]
        difference = await call("diff_screens", {"old": screen, "new": changed})
        assert not difference.structured_content["same"] and difference.structured_content["patch"]
        card = await call("convert_screen", {"document": changed, "to": "adaptive-card"})
        assert "Phone" in card.structured_content["output"]

        read = await call("read_intent", {"intent": intent})
        assert read.structured_content["reading"]["brackets"]
        grammar = await call("describe_grammar", {"grammar": "core", "as": "json-schema"})
        jsonschema.Draft202012Validator.check_schema(
            json.loads(grammar.structured_content["text"]))

        missing = await client.call_tool("render_screen", {"intnt": intent})
        assert missing.is_error and "did you mean 'intent'" in missing.content[0].text
        empty = await client.call_tool("render_screen", {"intent": " "})
        assert empty.is_error and empty.structured_content is None
        try:
            await client.call_tool("draw_screen", {})
            raise SystemExit("an unknown tool was called")
        except MCPError as error:
            print("unknown tool:", error)

        resources = (await client.list_resources()).resources
        print("resources:", ", ".join(str(resource.uri) for resource in resources))
        for uri in [str(resource.uri) for resource in resources] + [
            "screenc://catalog/planets", "ui://screenc/page/login%20form"]:
            contents = (await client.read_resource(uri)).contents
            assert contents[0].text, uri
        prompt = await client.get_prompt("compose_screen", {"intent": intent, "grammar": "core"})
        assert intent in prompt.messages[0].content.text

        many = await asyncio.gather(
            *(call("render_screen", {"intent": f"a timer of {n} minutes"}) for n in range(1, 41)))
        titles = [result.structured_content["output"] for result in many]
        assert len(set(titles)) == 40, "answers reach the calls that they are of"


async def main():
    for mode in ["legacy", "auto"]:
        await converse(mode)


asyncio.run(main())
