import Sampling
import ScreenText
import Testbed
import Testing

/// The buffer holds what was appended to it, in order, whatever room it began with.
@Suite struct UTF8BufferTests {
  @Test(arguments: 0..<200)
  func `holds what was appended, whatever room there was`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var buffer = UTF8Buffer(capacity: Int.random(in: -1...80, using: &random))
    var expected: [UInt8] = []
    for _ in 0..<Int.random(in: 0...60, using: &random) {
      switch Int.random(in: 0..<7, using: &random) {
      case 0:
        buffer.append("<td>")
        expected += Array("<td>".utf8)
      case 1:
        // A literal of one scalar has no bytes in memory.
        buffer.append("\u{A0}")
        expected += [0xC2, 0xA0]
      case 2:
        let byte = UInt8.random(in: 0...255, using: &random)
        buffer.append(byte)
        expected.append(byte)
      case 3:
        let count = Int.random(in: -2...70, using: &random)
        buffer.append(0x20, count: count)
        expected += Array(repeating: 0x20, count: max(0, count))
      case 4:
        let text = String(repeating: "é∆", count: Int.random(in: 0...40, using: &random))
        buffer.append(verbatim: text)
        expected += Array(text.utf8)
      case 5:
        let number = Int64.random(in: .min ... .max, using: &random) >> Int64(seed % 64)
        buffer.append(integer: number)
        expected += Array(String(number).utf8)
      default:
        let bytes = expected.suffix(Int.random(in: 0...50, using: &random))
        buffer.append(bytes: bytes)
        buffer.append(bytes: Array(bytes))
        expected += Array(bytes) + Array(bytes)
      }
      #expect(buffer.count == expected.count)
    }
    #expect(buffer.bytes == expected)
    #expect(buffer[0..<buffer.count].elementsEqual(expected))
    #expect(buffer.string == String(decoding: expected, as: UTF8.self))
    #expect(buffer.takeBytes() == expected)
    #expect(buffer.count == 0)
    buffer.append("again")
    #expect(buffer.string == "again")
  }

  @Test func `a copy is a value of its own`() {
    var first = UTF8Buffer(capacity: 8)
    first.append("one")
    var second = first
    second.append(" more")
    first.append("!")
    #expect(first.string == "one!")
    #expect(second.string == "one more")
  }

  @Test(arguments: [Int64.min, -10, -9, -1, 0, 9, 10, 99, 100, 999_999_999_999, Int64.max])
  func `writes an integer as the standard library does`(number: Int64) {
    var buffer = UTF8Buffer()
    buffer.append(integer: number)
    #expect(buffer.string == String(number))
  }

  /// Beyond 32 bits and up to 2^49: what does not fit an `Int` everywhere.
  @Test(
    arguments: [
      (4_294_967_296.0, "4294967296"), (-4_294_967_297, "-4294967297"),
      (999_999_999_999_999, "999999999999999"), (1e15, "1000000000000000"), (-0.0, "0"),
      (0.1, "0.1"), (1e-7, "0.0000001"), (-1.25e-5, "-0.0000125"), (0.0001, "0.0001"),
      // From here on the standard library writes an exponent.
      (0x1p54, "18014398509481984"), (-0x1.0000000000001p54, "-18014398509481988"),
      (1.2345e17, "123450000000000000"),
      (1.5e300, TextCase("15" + String(repeating: "0", count: 299))),
      (.nan, "0"), (-.infinity, "0"),
    ] as [(Double, TextCase)])
  func `writes a number without an exponent`(number: Double, text: TextCase) {
    var buffer = UTF8Buffer()
    buffer.append(number: number)
    #expect(buffer.string == text.text)
  }
}
