import Sampling
import ScreenText
import Testbed
import Testing

struct PartitioningTests {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func `the place found by halving is the one that a look at each element finds`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let numbers = (0..<Int(random.next() % 20)).map { _ in Int(random.next() % 12) }.sorted()
    for bound in -1...12 {
      let expected = numbers.firstIndex { $0 >= bound } ?? numbers.endIndex
      #expect(numbers.partitioningIndex { $0 >= bound } == expected)
      #expect(numbers.containsSorted(bound) == numbers.contains(bound))
      #expect(numbers[...].dropFirst().containsSorted(bound) == numbers.dropFirst().contains(bound))
    }
  }
}
