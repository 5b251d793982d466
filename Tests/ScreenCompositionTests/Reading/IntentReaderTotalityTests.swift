import ScreenBrief
import ScreenDiagnostics
import ScreenReading
import Testbed
import Testing

@testable import ScreenComposition

@Suite struct IntentReaderTotalityTests {
  @Test(arguments: [
    "we run a bakery", "total room, use with energy each for by a", "by", "for each",
    "and, and, and",
    ": : :", "with with with", "no", "(((", "\"", "- ", "1.", "by a for each with",
    "planets\n(all\nof them)", "\n(\n)", "a \"b\nc\" (d\ne)",
    "tabs fo(r Today, This week and Archive, each with a list of letters",
    "an alert titled Road closed, with the message that\nthere is snow at km 14. It reopens at 17:00.",
  ])
  func `words without a sentence are read`(intent: String) throws {
    let brief = try IntentReader().read(SourceText(intent))
    #expect(!brief.title.text.isEmpty)
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `the words of the corpus are read in any order`(seed: UInt64) throws {
    var state = seed
    func next(below count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let words = try IntentTexts.all.flatMap { $0.text.split(separator: " ").map(String.init) }
    for _ in 0..<Thoroughness.count(40, slow: 1_000) {
      let intent = (0...next(below: 20)).map { _ in words[next(below: words.count)] }
        .joined(separator: " ")
      let brief = try IntentReader().read(SourceText(intent))
      for requirement in brief.requirements {
        #expect((0...intent.utf8.count).contains(requirement.range.upperBound), "\(intent)")
      }
    }
  }
}
