import ScreenDiagnostics
import ScreenReading
import Testing

@testable import ScreenComposition

struct RemainsTests {
  private func read(_ text: String) throws -> Brief {
    try IntentReader().read(SourceText(name: "<intent>", text))
  }

  @Test(arguments: [
    ("A rating, a photo and a map of the campsite, keep them short", "keep them"),
    ("Buttons Skip, Retry and Abort, whoever sees those gets nervous", "those gets"),
  ])
  func `a piece of a clause is no element, and is said to be passed over`(
    _ intent: String, piece: String
  ) throws {
    let brief = try read(intent)
    #expect(brief.requirements.count == 3)
    let passed = brief.diagnostics.filter { $0.id == "passed-over" }
    #expect(passed.count == 1)
    let range = try #require(passed.first?.range)
    let words = String(
      decoding: Array(intent.utf8)[range.lowerBound..<range.upperBound], as: UTF8.self)
    #expect(words.contains(piece))
  }

  @Test(arguments: [
    "A rating, a photo, a map, the mascot and the motto",
    "A page with a photo, a map, a rating, a motto",
    "A map; a rating; a photo; the motto",
    "Show a map, a photo and a rating next to the motto",
  ])
  func `a name that nothing is known of stays where it is an element`(_ intent: String) throws {
    let brief = try read(intent)
    #expect(brief.requirements.contains { $0.words.contains("motto") })
    #expect(!brief.diagnostics.contains { $0.id == "passed-over" })
  }

  @Test(arguments: ["keep them short", "paint it nicely", "a photo, keep them short"])
  func `where little else is requested, a piece is all there is, and stays`(
    _ intent: String
  ) throws {
    let brief = try read(intent)
    #expect(!brief.requirements.isEmpty)
    #expect(!brief.diagnostics.contains { $0.id == "passed-over" })
  }
}
