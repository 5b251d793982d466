import ScreenGrammar
import Testing

@testable import GuidedDecoding

/// The parts that texts are made of.
struct TextTests {
  @Test func `the table of scalars says what the rules of admission say`() {
    var wrong: [UInt32] = []
    for value in 0...0x10FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      if ScalarTable.standard.kind(of: value) != ScalarKind(scalar) { wrong.append(value) }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(8))")
  }

  @Test func `a partial scalar knows the scalars that it can become`() {
    for value in stride(from: UInt32(0x80), through: 0x10FFFF, by: 37) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bytes = Array(String(Character(scalar)).utf8)
      guard var (partial, bits) = PartialScalar.leading(bytes[0]) else {
        Issue.record("\(value) has no lead")
        continue
      }
      for index in 1..<bytes.count {
        let range = partial.scalars(bits).0
        #expect(range?.contains(value) == true, "\(value) after \(index) bytes")
        bits = bits << 6 | UInt16(bytes[index] & 0x3F)
        partial = PartialScalar(rawValue: partial.rawValue + 1) ?? .none
      }
    }
  }

  @Test(
    arguments: [
      TextUse.label, .prose, .code, .pattern, .slug, .month, .date, .destination, .source,
    ]
  )
  func `every state of a machine leads to an end`(use: TextUse) throws {
    let machine = try #require(TextMachine(TextForm(use: use)))
    for state in machine.mayEnd.indices {
      #expect(machine.least[state] < 64)
      #expect(machine.mayEnd[state] == (machine.least[state] == 0))
    }
  }

  @Test func `counts keep to their bits`() throws {
    let low = try #require(CounterField(holding: 12, above: 0))
    let middle = try #require(CounterField(holding: 1_000_000, above: low.end))
    let high = try #require(CounterField(holding: 1, above: 63))
    var counts: UInt64 = 0
    counts = low.setting(12, in: counts)
    counts = middle.setting(999_999, in: counts)
    counts = high.setting(1, in: counts)
    #expect(low.count(in: counts) == 12)
    #expect(middle.count(in: counts) == 999_999)
    #expect(high.count(in: counts) == 1)
    #expect(CounterField(holding: 2, above: 63) == nil)
    #expect(MemoryLayout<Configuration>.size <= 16)
  }
}
