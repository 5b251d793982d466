import Sampling
import ScreenGrammar
import Testbed
import Testing

@testable import GuidedDecoding

/// At every step, the mask is what trying every token byte by byte says.
struct OracleTests {
  @Test(arguments: NamedSchema.all)
  func `the mask of a schema is what its tokens say`(schema: NamedSchema) throws {
    let masks = try Masks(schema: schema.description, vocabulary: .shared)
    try walk(
      masks, replies: Thoroughness.count(2, slow: 60), steps: Thoroughness.count(25, slow: 400))
  }

  @Test(arguments: Grammar.shippedNames)
  func `the mask of a grammar is what its tokens say`(name: String) throws {
    let grammar = try #require(Grammar.named(name))
    let masks = try Masks(grammar: grammar, vocabulary: .shared)
    try walk(
      masks, replies: Thoroughness.count(1, slow: 10), steps: Thoroughness.count(40, slow: 1500))
  }

  @Test(arguments: ["core", "standard"])
  func `tokens that end texts may be many`(name: String) throws {
    let grammar = try #require(Grammar.named(name))
    let masks = try Masks(grammar: grammar, vocabulary: .closing)
    try walk(
      masks, replies: Thoroughness.count(2, slow: 20), steps: Thoroughness.count(60, slow: 600))
    for schema in NamedSchema.all where Thoroughness.isFull || schema.name.contains("label") {
      let masks = try Masks(schema: schema.description, vocabulary: .closing)
      try walk(masks, replies: Thoroughness.count(2, slow: 20), steps: 40)
    }
  }

  @Test func `a cache that is emptied again and again gives the same masks`() throws {
    let masks = try Masks(grammar: .core, vocabulary: .shared)
    var small = GuidedReply(masks, cache: MaskCache(limit: 0))
    var large = GuidedReply(masks, cache: MaskCache(limit: 1 << 26))
    var (one, other) = (masks.emptyMask(), masks.emptyMask())
    var random = SplitMix64(seed: 5)
    for _ in 0..<Thoroughness.count(300, slow: 5000) {
      small.fill(&one)
      large.fill(&other)
      #expect(one.words == other.words)
      guard let token = one.randomOption(&random), small.accept(token) else { break }
      large.place = small.place
      if small.isWhole {
        small.place = masks.beginning
        large.place = masks.beginning
      }
    }
    #expect(small.found.byteCount < large.found.byteCount)
  }

  @Test func `places that differ in a count have what was found in common`() throws {
    let rule = CollectionRule(
      count: 1...90, of: .text(TextRule(length: 1...5000, use: .label)))
    let schema = NamedSchema("texts", PropertyRule("p", .collection(rule)))
    var reply = GuidedReply(try Masks(schema: schema.description, vocabulary: .shared))
    var mask = reply.masks.emptyMask()
    var sizes: [Int] = []
    let texts = [##"{"p":["ab"##, #"cd\u0439"#] + [String](repeating: #"nzé x\\"#, count: 500)
    for text in texts {
      for byte in text.utf8 {
        reply.fill(&mask)
        let isTaken = reply.accept(Int(byte))
        #expect(isTaken)
      }
      sizes.append(reply.found.byteCount)
    }
    for _ in 0..<40 {
      for byte in #"","nzé \\a"#.utf8 {
        reply.fill(&mask)
        let isTaken = reply.accept(Int(byte))
        #expect(isTaken)
      }
      sizes.append(reply.found.byteCount)
    }
    // Whatever comes again, after whatever count, adds nothing but near a bound.
    #expect(Set(sizes[3..<500]).count == 1, "\(sizes)")
    #expect(Set(sizes.suffix(30)).count == 1, "\(sizes)")
  }

  @Test func `a whole reply can only end, and ends nowhere else`() throws {
    let masks = try Masks(grammar: .core, vocabulary: .shared)
    let end = masks.vocabulary.count - 1
    var guide = GuidedReply(masks)
    var mask = masks.emptyMask()
    let reply = #"{"title":"T","sections":[{"title":"","components":[{"type":"divider"}]}]}"#
    for byte in reply.utf8 {
      guide.fill(&mask)
      #expect(!mask.contains(end))
      let isEnd = guide.accept(end)
      #expect(!isEnd)
      let isTaken = guide.accept(Int(byte))
      #expect(isTaken)
    }
    guide.fill(&mask)
    #expect(guide.isWhole)
    #expect(mask.few == [Int32(end)])
    let isEnd = guide.accept(end)
    let goesOn = guide.accept(32)
    #expect(isEnd && !goesOn)
  }

  /// Walks at random, and compares; every token that is allowed must lead on to an end.
  private func walk(_ masks: Masks, replies: Int, steps: Int) throws {
    var guide = GuidedReply(masks)
    var mask = masks.emptyMask()
    for seed in 0..<UInt64(replies) {
      var random = SplitMix64(seed: seed)
      guide.place = masks.beginning
      for _ in 0..<steps where !guide.isWhole {
        guide.fill(&mask)
        var expected: [Int] = []
        for token in 0..<masks.vocabulary.count where !masks.vocabulary.ends.contains(Int32(token))
        {
          let bytes = masks.vocabulary.bytes(of: token)
          var place = guide.place
          if !bytes.isEmpty, masks.advance(&place, bytes: bytes) { expected.append(token) }
        }
        let actual = mask.options
        guard actual == expected else {
          let wrong = Set(actual).symmetricDifference(expected).sorted().prefix(5)
          Issue.record(
            "\(guide.place): \(wrong.map { String(decoding: masks.vocabulary.bytes(of: $0), as: UTF8.self) })"
          )
          return
        }
        let token = try #require(mask.randomOption(&random))
        let isTaken = guide.accept(token)
        let ending = masks.shortestEnding(after: guide.place)
        var place = guide.place
        let isFollowed = masks.advance(&place, bytes: ending)
        #expect(isTaken && isFollowed && masks.isWhole(place), "\(guide.place)")
      }
    }
  }
}

extension OptionMask {
  /// The options that are allowed, ascending.
  var options: [Int] {
    var options: [Int] = []
    for (index, word) in words.enumerated() where word != 0 {
      for bit in 0..<64 where word & 1 << UInt64(bit) != 0 { options.append(index * 64 + bit) }
    }
    return options
  }

  /// An option that is allowed, each as likely; nil where there is none.
  func randomOption(_ random: inout SplitMix64) -> Int? {
    let options = options
    guard !options.isEmpty else { return nil }
    return options[Int(random.next(below: UInt64(options.count)))]
  }
}
