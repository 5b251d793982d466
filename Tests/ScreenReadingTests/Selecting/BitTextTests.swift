import Testbed
import Testing

@testable import ScreenReading

@Suite struct BitTextTests {
  private static let numbers =
    Array(0...70) + [127, 128, 1_000, 65_535, 65_536, 1_250_000, (1 << 20) - 1]

  @Test(arguments: [0, 1, 3, 16])
  func `what is written is read back`(common: Int) {
    var writer = BitWriter()
    for number in Self.numbers { writer.write(number, common) }
    writer.finish()
    var reader = BitReader(writer.bytes[...])
    for number in Self.numbers { #expect(reader.number(common) == number) }
  }

  @Test func `lines are a hundred characters long at most`() {
    var writer = BitWriter()
    for number in 0..<1_000 { writer.write(number, 1) }
    writer.finish()
    let lines = writer.bytes.split(separator: UInt8(ascii: "\n"))
    #expect(lines.count > 10)
    #expect(lines.allSatisfy { $0.count <= 100 })
    #expect(writer.bytes.last == UInt8(ascii: "\n"))
  }

  @Test(
    arguments: ["", "\n", "A", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "!", "é", "~gAAA"] as [TextCase])
  func `where no number stands there is none`(text: TextCase) {
    var reader = BitReader(Array(text.text.utf8)[...])
    #expect(reader.number(1) == nil)
  }

  @Test func `nothing is read behind what is no digit`() {
    var writer = BitWriter()
    for number in [5, 6, 7, 8, 9, 10] { writer.write(number, 0) }
    var bytes = writer.bytes
    bytes[1] = UInt8(ascii: " ")
    var reader = BitReader(bytes[...])
    #expect(reader.number(0) == 5)
    #expect(reader.number(0) == nil)
  }
}
