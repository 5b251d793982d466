import ScreenDiagnostics
import ScreenModel
import Sampling
import Testbed
import Testing

/// Texts made to exhaust a reader: each ends in one error that says which limit it broke.
@Suite struct JSONHostileTests {
  private func errors(_ text: String, _ limits: JSONLimits = .default) -> [String] {
    errors(Array(text.utf8), limits)
  }

  private func errors(_ bytes: [UInt8], _ limits: JSONLimits = .default) -> [String] {
    let reading = JSONReader.read(SourceText(name: "hostile.json", utf8: bytes), limits: limits)
    let errors = reading.diagnostics.filter { $0.severity == .error }
    #expect((reading.tree == nil) == !errors.isEmpty)
    #expect(reading.diagnostics.count <= 102)
    return errors.map(\.id)
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":"])
  func `stops at a hundred thousand levels`(_ opening: String) {
    #expect(errors(String(repeating: opening, count: 100_000)) == ["too-deep"])
  }

  @Test func `reads as deep as the limit and no deeper`() {
    let limits = JSONLimits(depth: 3)
    #expect(errors("[[[1]]]", limits) == [])
    #expect(errors("[[[[]]]]", limits) == ["too-deep"])
  }

  @Test func `stops at a text of ten megabytes`() {
    #expect(errors("[\"" + String(repeating: "a", count: 10_000_000) + "\"]") == ["text-too-long"])
    #expect(errors("[\"" + String(repeating: "\\n", count: 5_000_000)) == ["text-too-long"])
  }

  @Test func `stops at a million values`() {
    #expect(errors("[" + String(repeating: "1,", count: 1_000_001)) == ["too-many-values"])
    #expect(errors("[1,2]", JSONLimits(values: 3)) == [])
    #expect(errors("[1,2,3]", JSONLimits(values: 3)) == ["too-many-values"])
  }

  @Test func `stops before a text larger than the limit`() {
    #expect(errors("[       1]", JSONLimits(bytes: 8)) == ["too-large"])
  }

  @Test func `says so where there is nothing to read`() {
    #expect(errors("") == ["no-object"])
    #expect(errors(" \n") == ["no-object"])
    #expect(errors("Sorry, I cannot do that.") == ["no-object"])
    #expect(errors("\"a text\"") == ["no-object"])
    #expect(errors([0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00]) == ["not-utf8"])
  }

  @Test(arguments: [",", "x ", "'", "/**/", "]", "\\", "\u{0}", "\"a\" \"b\""])
  func `sums up faults beyond a hundred`(_ fault: String) {
    let text = "[" + String(repeating: fault, count: 50_001) + "1]"
    #expect(errors(text) == [])
    let last = JSONReader.read(SourceText(name: "faults.json", text)).diagnostics.last
    #expect(last != nil)
  }

  @Test func `stays linear in an object of many names`() {
    let members = (0..<200_000).map { "\"n\($0)\":0" }.joined(separator: ",")
    #expect(errors("{" + members + "," + members + "}") == [])
  }

  @Test func `marks bytes that are not UTF-8`() {
    let bytes = Array("[\"a".utf8) + [0xC3, 0x28, 0xFF] + Array("\"]".utf8)
    let reading = JSONReader.read(SourceText(name: "bytes.json", utf8: bytes))
    #expect(reading.tree?.json == "[\"a\u{FFFD}(\u{FFFD}\"]")
    #expect(reading.diagnostics.map(\.id) == ["invalid-utf8"])
    #expect(reading.diagnostics.first?.isRefusedWhenStrict == true)
  }

  @Test(arguments: 0..<200)
  func `survives any damage to a valid text`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var bytes = Array(Screen.random(using: &random).json().utf8)
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1: bytes.removeSubrange(index...)
      case 2: bytes.remove(at: index)
      default: bytes.insert(.random(in: 0...255, using: &random), at: index)
      }
      if bytes.isEmpty { break }
    }
    let source = SourceText(name: "damaged.json", utf8: bytes)
    let reading = JSONReader.read(source)
    for diagnostic in reading.diagnostics {
      let range = diagnostic.range ?? .at(0)
      #expect(range.lowerBound >= 0 && range.upperBound <= bytes.count)
    }
    if let tree = reading.tree {
      let decoding = ScreenDecoding(tree)
      #expect((decoding.screen == nil) == !decoding.diagnostics.isEmpty)
    }
  }
}
