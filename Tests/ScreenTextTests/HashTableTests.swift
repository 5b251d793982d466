import ScreenText
import Testing

struct HashTableTests {
  @Test func `an empty table has no key`() {
    let table = HashTable<Int>()
    #expect(table.count == 0)
    for key in [UInt64.min, 1, .max] { #expect(table[key] == nil) }
  }

  @Test(arguments: [0, 1, 15, 16, 100, 5_000], [0, 3_000])
  func `a table answers as a dictionary does`(count: Int, capacity: Int) {
    var table = HashTable<Int>(capacity: capacity)
    var dictionary: [UInt64: Int] = [:]
    // Keys that share their lowest bits, and some of them twice.
    let keys = (0..<count).map { number -> UInt64 in
      let high = UInt64(number * number % 997)
      return high << 12 | UInt64(number % 3)
    }
    for (number, key) in keys.enumerated() {
      table.add(key, number)
      dictionary[key] = dictionary[key] ?? number
    }
    #expect(table.count == dictionary.count)
    for key in keys + [.max, 1 << 40] { #expect(table[key] == dictionary[key]) }
  }

  @Test func `the first value of a key counts, until it is changed`() {
    var table = HashTable<String>()
    #expect(table.add(7, "a") == 0)
    #expect(table.add(7, "b") == 0)
    #expect(table[7] == "a")
    table.update(7, default: "") { $0 += "c" }
    table.update(9, default: "d") { $0 += "e" }
    #expect(table[7] == "ac")
    #expect(table[9] == "de")
  }

  @Test func `other values are at the same keys`() {
    var table = HashTable<Int>()
    for key in UInt64(0)..<100 { table.add(key, Int(key)) }
    let texts = table.mapValues { String($0) }
    for key in UInt64(0)..<100 { #expect(texts[key] == String(key)) }
    #expect(texts[100] == nil)
  }
}
