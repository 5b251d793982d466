import Sampling
import ScreenGrammar
import Testing

@testable import GuidedDecoding

/// What must follow needs no model.
struct ForcingTests {
  @Test func `the start of a screen is forced`() throws {
    let masks = try Masks(grammar: .core, vocabulary: .shared)
    let forced = masks.forcedBytes(after: masks.beginning)
    #expect(String(decoding: forced, as: UTF8.self) == #"{"title":""#)
  }

  @Test(
    arguments: [
      (#"{"title":"T","sections":[{"t"#, #"itle":""#),
      (#"{"title":"T""#, #","sections":[{""#),
      (#"{"title":"T","sections":[{"title":"","components":[{"type":"di"#, #"vider"}"#),
      (#"{"title":""# + String(repeating: "x", count: 60), #"","sections":[{""#),
      (#"{"title":"T"#, ""), (#"{"title":"\ud83d"#, #"\u"#),
    ])
  func `bytes are forced where no other may follow`(start: String, forced: String) throws {
    let masks = try Masks(grammar: .core, vocabulary: .shared)
    var place = masks.beginning
    let isTaken = masks.advance(&place, bytes: start.utf8)
    #expect(isTaken)
    #expect(String(decoding: masks.forcedBytes(after: place), as: UTF8.self) == forced)
  }

  @Test func `a forced byte is the only one that any mask allows`() throws {
    let masks = try Masks(grammar: .standard, vocabulary: .bytes)
    var guide = GuidedReply(masks)
    var mask = masks.emptyMask()
    var random = SplitMix64(seed: 3)
    for _ in 0..<600 where !guide.isWhole {
      guide.fill(&mask)
      let forced = masks.forcedBytes(after: guide.place)
      #expect((mask.allowedCount == 1) == !forced.isEmpty || mask.allowedCount == 0)
      if let first = forced.first { #expect(mask.contains(Int(first))) }
      guard let token = mask.randomOption(&random) else { break }
      let isTaken = guide.accept(token)
      #expect(isTaken)
    }
  }

  @Test func `tokens are held back that a longer one could span`() throws {
    let tokens = ["{\"", "title", "\":\"", "\":\"The", "{", "\"", ":"].map { Array($0.utf8) }
    let vocabulary = TokenVocabulary(tokens: tokens + [[]], ends: [tokens.count])
    let masks = try Masks(grammar: .core, vocabulary: vocabulary)
    // `":"` may be followed by a title, so that `":"The` stands for both.
    #expect(masks.settled([0, 1, 2], after: masks.beginning) == 2)
    // Without the longer token nothing has to wait.
    let short = TokenVocabulary(tokens: Array(tokens[..<3]) + [[]], ends: [3])
    let others = try Masks(grammar: .core, vocabulary: short)
    #expect(others.settled([0, 1, 2], after: others.beginning) == 3)
    #expect(others.settled([], after: others.beginning) == 0)
    #expect(others.settled([1], after: others.beginning) == 0)
  }

  @Test func `a longer token that the schema refuses holds nothing back`() throws {
    let tokens = ["{\"", "title", "\":\"", "\":\" \"}", "x"].map { Array($0.utf8) }
    let masks = try Masks(
      grammar: .core, vocabulary: TokenVocabulary(tokens: tokens + [[]], ends: [tokens.count]))
    #expect(masks.settled([0, 1, 2], after: masks.beginning) == 3)
  }

  @Test func `the shortest ending of a text is its end, or an ellipsis`() throws {
    let masks = try Masks(grammar: .core, vocabulary: .bytes)
    func ending(_ start: String) -> String {
      var place = masks.beginning
      guard masks.advance(&place, bytes: start.utf8) else { return "refused" }
      return String(decoding: masks.shortestEnding(after: place), as: UTF8.self)
    }
    #expect(ending(#"{"title":"Sign "#).hasPrefix(#"…","sections":[{"#))
    #expect(ending(#"{"title":"Sign"#).hasPrefix(#"","sections":[{"#))
    #expect(
      ending(#"{"title":"T","sections":[{"title":"","components":[{"type":"divider"}"#) == "]}]}")
  }
}
