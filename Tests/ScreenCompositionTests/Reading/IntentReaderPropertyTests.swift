import ScreenComposition
import ScreenDiagnostics
import ScreenModel
import ScreenReading
import Testbed
import Testing

/// What holds for the brief of any text.
struct IntentReaderPropertyTests {
  /// A small generator of pseudo-random numbers (SplitMix64), so that a failure can be repeated.
  private struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

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
    #expect(brief.title.text.split(separator: " ").count <= 6)
    for (index, requirement) in brief.requirements.enumerated() {
      #expect(requirement.range.lowerBound >= 0)
      #expect(requirement.range.upperBound <= source.utf8.count)
      #expect(requirement.words == source.text(in: requirement.range))
      if let parent = requirement.parent { #expect(parent < index) }
    }
  }

  /// Whether nothing but white space and control characters is in a text.
  private static func isBlank(_ source: SourceText) -> Bool {
    source.utf8.allSatisfy { $0 <= 0x20 || $0 == 0x7F }
  }

  @Test(arguments: try BriefCase.all)
  func `ranges lie in the text and words are what is there`(_ test: BriefCase) {
    check(SourceText(name: "<intent>", test.intent))
  }

  @Test(arguments: Thoroughness.seeds(2, slow: 12))
  func `a mutilated corpus is still read`(_ seed: UInt64) throws {
    var random = Random(state: seed)
    for test in try BriefCase.all {
      var bytes = Array(test.intent.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 2: bytes.insert(contentsOf: Array("(\",:;1.".utf8).shuffled(using: &random), at: place)
        default: bytes.removeSubrange(place...)
        }
      }
      check(SourceText(name: "<intent>", utf8: bytes))
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

  @Test(arguments: try BriefCase.all)
  func `a sentence added at the end leaves the others as they were`(_ test: BriefCase) throws {
    let before = try IntentReader().read(SourceText(name: "<intent>", test.intent))
    let named = before.requirements.filter { !$0.isImplied }
    // A text that is no request stays none, whatever is added.
    guard !named.isEmpty, before.language == "en",
      named.contains(where: { $0.subject != .unknown })
    else { return }
    let longer = test.intent + "\n\nA map of nearby pharmacies."
    let after = try IntentReader().read(SourceText(name: "<intent>", longer))
    let kept = after.requirements.filter { !$0.isImplied }.prefix(named.count)
    #expect(kept.map { Self.open($0.subject) } == named.map { Self.open($0.subject) })
    #expect(after.requirements.contains { $0.subject == .component(.map) })
  }

  @Test(
    arguments: [
      "word ", "w", "(", ")", "a and b or ", "12, ", "\"", "- item one\n", "from 1 to ", "with ",
      "a list of x with y, ", "https://a.b/", "\u{1F389}", "a: b: ",
    ] as [TextCase])
  func `much of anything is read, up to a megabyte`(_ unit: TextCase) {
    let count = Thoroughness.count(50_000, slow: 1_000_000) / unit.text.utf8.count
    let bytes = Array(repeatElement(Array(unit.text.utf8), count: count).joined())
    check(SourceText(name: "<intent>", utf8: bytes))
  }
}
