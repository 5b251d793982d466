import ScreenBrief
import ScreenInputs
import ScreenModel
import ScreenOutline
import Testing

@testable import ScreenParts

/// Lines with others below them, and lines that are ticked or timed one by one.
@Suite struct NestedTests {
  @Test func `answers in brackets are those of each line below`() throws {
    let reading = PartReading(
      "- Checklist (pass / fail / n/a)\n  - Scaffold tagged\n  - PPE worn\n  - Fire points clear")
    let section = try #require(try reading.reader.answered(reading.list.items[0]))
    #expect(section.details.label?.text == "Checklist")
    #expect(section.labels == ["Scaffold tagged", "PPE worn", "Fire points clear"])
    #expect(section.parts[0].details.items.map(\.label.text) == ["Pass", "Fail", "N/a"])
  }

  @Test(arguments: [
    "- Colour (several)\n  - Red\n  - Blue", "- Hive 1 (green)\n  - Queen\n  - Brood",
    "- Days (Mon, Tue)\n  - Shift: early\n  - Shift: late", "- Colour\n  - Red\n  - Blue",
  ])
  func `other brackets state no answers`(_ text: String) throws {
    let reading = PartReading(text)
    #expect(try reading.reader.answered(reading.list.items[0]) == nil)
  }

  @Test func `lines with options of their own are inputs and no options`() throws {
    let inputs = PartReading("- General\n  - Site name\n  - Weather (dry, rain)\n  - Inspector")
    #expect(try inputs.reader.headsInputs(inputs.list.items[0]))
    let options = PartReading("- Base\n  - Thin\n  - Classic\n  - Sourdough")
    #expect(try !options.reader.headsInputs(options.list.items[0]))
  }

  @Test(arguments: [
    ("step by step page with a checkbox on every step", true), ("tick box next to each line", true),
    ("a checkbox for the terms", false), ("one button on every step", false),
  ])
  func `a box on every line ticks the lines`(_ text: String, _ ticks: Bool) {
    let reading = PartReading(text)
    #expect(reading.reader.ticksEach(reading.whole) == ticks)
  }

  @Test func `lines that state how long something takes have timers where these are wanted`() throws
  {
    let reading = PartReading(
      "1. Mix, rest 40 minutes\n2. Add 10 g salt\n3. Bake 25 min\n\na timer where there is a time")
    let list = try reading.list
    let said = try #require(reading.outline.blocks.last).range
    #expect(reading.reader.timers(list, saidBy: []).isEmpty)
    let found = reading.reader.timers(list, saidBy: [said])
    #expect(found.map(\.details.value?.text) == ["40 minutes", "25 min"])
  }
}
