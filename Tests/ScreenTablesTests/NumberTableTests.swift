import Sampling
import ScreenTables
import Testing

/// A table finds the numbers that were laid out, and no others.
struct NumberTableTests {
  private static func table(_ pairs: [(key: UInt64, value: Int)]) -> NumberTable {
    NumberTable(.held(NumberTable.layOut(pairs)), at: 0)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `each key has the first value that it was given`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let keys = (0..<Int(random.next() % 300)).map { _ in random.next() }
    var pairs = keys.enumerated().map { (key: $1, value: $0) }
    pairs += keys.map { (key: $0, value: -1) }
    let table = Self.table(pairs)
    for (place, key) in keys.enumerated() { #expect(table[key] == place) }
    for _ in 0..<100 { #expect(table[random.next()] == nil) }
  }

  @Test func `a table without keys has no number`() {
    let table = Self.table([])
    #expect(table[0] == nil)
    #expect(table[.max] == nil)
  }

  @Test func `what follows a table begins at its end`() {
    let numbers = NumberTable.layOut([(1 << 40, 7), (2 << 40, 8)])
    let table = NumberTable(.held([9] + numbers + [5]), at: 1)
    #expect(table.end == numbers.count + 1)
    #expect(table[2 << 40] == 8)
  }
}
