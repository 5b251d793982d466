import ScreenText
import Testing

@testable import LocalModel

@Suite struct TokenTableTests {
  @Test func `strings are found, the last of equal ones and none that is not to be`() {
    var table = TokenTable()
    for string in ["he", "hell", "h", "he"] { table.append(Array(string.utf8)) }
    table.append(Array("hello".utf8), isFound: false)
    #expect(table.index(of: Array("he".utf8)[...]) == 3)
    #expect(table.index(of: Array("hello".utf8)[...]) == nil)
    #expect(table.index(of: []) == nil)
    #expect(table[4].elementsEqual("hello".utf8))
  }

  @Test func `what a text begins with is found from the shortest`() {
    var table = TokenTable()
    for string in ["hell", "he", "lo", "hello world"] { table.append(Array(string.utf8)) }
    var found: [Int] = []
    table.forEachPrefix(of: Array("xhello".utf8)[1...], lengths: [2, 4, 11]) { found.append($0) }
    #expect(found == [1, 0])
  }

  @Test func `strings that a file brings to meet in one place take no longer than others`() {
    // A table of so many strings has 2¹⁵ places; by the hash as it is published, each of these
    // belongs into the first 512.
    let count = 10_000
    let numbers = (0 as UInt64)...
    let meeting = numbers.lazy.map { little($0) }.filter {
      let hash = FNV1a.hash($0)
      return (hash ^ hash >> 32) & 0x7FFF < 512
    }
    let duration = filling(numbers.prefix(count).map { little($0) })
    // One after the other, each would pass half of those before it.
    #expect(filling(Array(meeting.prefix(count))) < duration * 20)
  }

  /// The best of five times, since a busy machine lengthens any one of them.
  private func filling(_ strings: [[UInt8]]) -> Duration {
    (0..<5).map { _ in
      ContinuousClock().measure {
        var table = TokenTable(room: strings.count)
        for string in strings { table.append(string) }
      }
    }.min() ?? .zero
  }
}
