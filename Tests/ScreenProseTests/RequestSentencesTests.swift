import ScreenBrief
import ScreenDiagnostics
import Testbed
import Testing

@testable import ScreenProse

/// Sentences that speak of the screen, of its makers or of whoever asks are no part of it.
@Suite struct RequestSentencesTests {
  private func left(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let asked = RequestSentences(bytes)?.utf8 ?? bytes
    return String(decoding: asked, as: UTF8.self).split(separator: " ").joined(separator: " ")
  }

  @Test(arguments: [
    "Act as a senior designer. ", "You are an expert in forms. ", "I'm a beekeeper. ",
    "We are a small brewery in the hills. ", "Hi Tove, ", "Context: we sold the barge. ",
  ])
  func `what comes before a request is left out`(_ before: String) {
    #expect(
      left(before + "Show a table of hives with weight.") == "Show a table of hives with weight.")
  }

  @Test(arguments: [
    " Keep it simple.", " Make it calm and easy on old eyes.", " Use a clean, modern style.",
    " Let me know.", " Could you do that by Monday?", " Thanks, Tove",
  ])
  func `what comes after a request is left out`(_ after: String) {
    #expect(
      left("Show a table of hives with weight." + after) == "Show a table of hives with weight.")
  }

  @Test(arguments: [
    "Show a table of hives with weight.", "A page with a map. A list of boats with names.",
    "a form with name, age and phone", "Hello world",
    "A form with name and age. Make it a table on the left.", "Please keep a list of guests.",
    "A quiz. How are you? What do you eat?",
    "Hey, remember the map in the pub? Show a list of boats.",
    "hey, remember the map in the pub? show a list of boats.",
  ])
  func `requests stay as they are`(_ text: String) {
    #expect(left(text) == text)
  }

  @Test(arguments: [
    ("Create a modern, clean dashboard for a mill. Show flour in kg.", "dashboard for a mill."),
    ("Design a sleek booking page for a ferry. Show boats.", "booking page for a ferry."),
    ("Make a blue button for the lift. Show floors.", "Make a blue button for the lift."),
    ("Build a page with a map. Show boats.", "Build a page with a map."),
  ])
  func `how a screen is to look goes with the verb that asks for it`(
    _ text: String, _ rest: String
  ) {
    #expect(left(text).hasPrefix(rest))
  }

  @Test func `a request behind who asks is kept`() {
    #expect(
      left("We run a ferry and need a page with departures. It's simple. Keep it short.")
        .hasPrefix("need a page with departures."))
  }

  @Test func `all that is blanked is said, in its place`() {
    let text = "Act as a cook. A list of soups. Keep it clean."
    let asked = RequestSentences(Array(text.utf8))
    #expect(asked?.leftOut.map(\.range.lowerBound) == [0, 32])
    #expect(asked?.utf8.count == text.utf8.count)
  }

  @Test(arguments: ["", " ", "\n\n", ".", "Act as a cook.", "Hi", "Keep it simple. Keep it calm."])
  func `a text of which nothing would be left stays whole`(_ text: String) {
    #expect(RequestSentences(Array(text.utf8)) == nil)
  }
}
