import ScreenText
import Testing

/// Numbers are four digits of six bits each, from `0` to `o`, the lowest first.
struct StoredNumbersTests {
  @Test func `numbers are read where they stand`() {
    let numbers = StoredNumbers("00001000o000010000100001oooo")
    #expect(numbers.count == 7)
    #expect((0..<7).map { numbers[$0] } == [0, 1, 63, 64, 4096, 262_144, 16_777_215])
  }

  @Test(arguments: [0, 1, 63, 64, 4096, 262_144, 9_876_543, 16_777_215])
  func `a number is found by the digits with which it is stored`(number: Int) {
    let numbers = StoredNumbers("00001000o000010000100001oooo")
    let places = (0..<7).filter { numbers.digits(at: $0) == StoredNumbers.digits(of: number) }
    #expect(places == (0..<7).filter { numbers[$0] == number })
  }

  @Test func `a text of nothing has no number`() {
    #expect(StoredNumbers("").count == 0)
    // A literal of one scalar stands nowhere in memory.
    #expect(StoredNumbers("\u{A0}").count == 0)
  }

  @Test func `each bucket has what lies between two beginnings`() {
    // Before the buckets a 9; then three things, two bits, and where the four begin and end.
    let numbers = StoredNumbers("90003000200000001000100030003000")
    let buckets = StoredBuckets(numbers, at: 1)
    #expect(buckets.count == 3)
    #expect(buckets.bits == 2)
    #expect((0..<4).map { buckets[$0] } == [0..<1, 1..<1, 1..<3, 3..<3])
    #expect(buckets.end == numbers.count)
  }

  @Test func `a number beyond the last ends the process`() async {
    await #expect(processExitsWith: .failure) { _ = StoredNumbers("1000")[1] }
    await #expect(processExitsWith: .failure) { _ = StoredNumbers("1000")[-1] }
  }
}
