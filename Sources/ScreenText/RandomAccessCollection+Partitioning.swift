extension RandomAccessCollection {
  /// The first index whose element satisfies a condition that, once met, holds to the end.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  package func partitioningIndex(where belongsInSecondPartition: (Element) -> Bool) -> Index {
    var (start, count) = (startIndex, count)
    while count > 0 {
      let half = count / 2
      let middle = index(start, offsetBy: half)
      if belongsInSecondPartition(self[middle]) {
        count = half
      } else {
        start = index(after: middle)
        count -= half + 1
      }
    }
    return start
  }

  /// Whether a sorted collection contains an element.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  package func containsSorted(_ element: Element) -> Bool where Element: Comparable {
    let place = partitioningIndex { $0 >= element }
    return place < endIndex && self[place] == element
  }
}
