import Sampling
import ScreenBrief
import ScreenComposition
import ScreenDiagnostics
import ScreenModel
import ScreenReading
import Testbed
import Testing

/// What holds for the brief of any text.
struct IntentReaderPropertyTests {
  /// Holds the brief of a text to what any brief has; one that cannot be read has none.
  private func check(_ source: SourceText) {
    let brief: Brief
    do throws(IntentError) {
      brief = try IntentReader().read(source)
    } catch {
      // Only a text that has no mark on any line says nothing.
      #expect(Self.isBlank(source), "\(error): \(source.text(in: SourceRange(0, 80)))")
      return
    }
    #expect(!brief.title.text.isEmpty)
    let isText = String(validating: source.utf8, as: UTF8.self) != nil
    for (index, requirement) in brief.requirements.enumerated() {
      #expect(requirement.range.lowerBound >= 0)
      #expect(requirement.range.upperBound <= source.utf8.count)
      #expect(requirement.words.utf8.count == requirement.range.count)
      if isText { #expect(requirement.words == source.text(in: requirement.range)) }
      if let parent = requirement.parent { #expect(parent < index) }
    }
  }

  /// Whether nothing but white space and control characters is in a text.
  private static func isBlank(_ source: SourceText) -> Bool {
    source.utf8.allSatisfy { $0 <= 0x20 || $0 == 0x7F }
  }

  @Test func `the corpus is there`() throws { #expect(try IntentTexts.all.count >= 120) }

  @Test(arguments: try IntentTexts.all)
  func `ranges lie in the text and words are what is there`(_ test: TextCase) {
    check(SourceText(test.text))
  }

  @Test(arguments: Thoroughness.seeds(1, slow: 12))
  func `a mutilated corpus is still read`(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let step = Thoroughness.count(2, slow: 1)
    for (place, test) in try IntentTexts.all.enumerated() where place % step == 0 {
      var bytes = Array(test.text.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 2: bytes.insert(contentsOf: Array("(\",:;1.".utf8).shuffled(using: &random), at: place)
        default: bytes.removeSubrange(place...)
        }
      }
      check(SourceText(utf8: bytes))
    }
  }

  /// A subject, but for what the rest of a screen may settle: a bare name is shown or requested,
  /// and a timer alone is a routine.
  private static func open(_ subject: Requirement.Subject) -> Requirement.Subject {
    switch subject {
    case .need(.input): .need(.fact)
    case .need(.routine): .component(.timer)
    case .need, .component, .section, .unknown: subject
    }
  }

  /// Whether what a text asks for is read as it was where a sentence follows it; nil where there is
  /// nothing to compare.
  private static func isKept(_ text: String) throws -> Bool? {
    let before = try IntentReader().read(SourceText(text))
    let named = before.requirements.filter { !$0.isImplied }
    guard !named.isEmpty, before.language == "en",
      named.contains(where: { $0.subject != .unknown })
    else { return nil }
    let longer = text + "\n\nA map of nearby pharmacies."
    let after = try IntentReader().read(SourceText(longer))
    let kept = after.requirements.filter { !$0.isImplied }.prefix(named.count)
    return kept.map { open($0.subject) } == named.map { open($0.subject) }
      && after.requirements.contains { $0.subject == .component(.map) }
  }

  @Test func `of two texts in three all is read as before where a sentence is added`() throws {
    let all = try IntentTexts.all
    let step = Thoroughness.count(4, slow: 1)
    let kept = try stride(from: 0, to: all.count, by: step).compactMap {
      try Self.isKept(all[$0].text)
    }
    #expect(kept.count { $0 } * 3 >= kept.count * 2, "\(kept.count { $0 }) of \(kept.count)")
  }

  @Test(
    arguments: [
      "word ", "w", "(", ")", "a and b or ", "12, ", "\"", "- item one\n", "from 1 to ", "with ",
      "a list of x with y, ", "https://a.b/", "\u{1F389}", "a: b: ",
    ] as [TextCase])
  func `much of anything is read, up to a megabyte`(_ unit: TextCase) {
    let count = Thoroughness.count(500, slow: 1_000_000) / unit.text.utf8.count
    let bytes = Array(repeatElement(Array(unit.text.utf8), count: count).joined())
    check(SourceText(utf8: bytes))
  }
}
