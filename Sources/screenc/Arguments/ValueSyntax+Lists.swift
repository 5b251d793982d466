extension ValueSyntax {
  /// A list of one or more values, separated by commas.
  static func list<Element>(_ element: ValueSyntax<Element>) -> Self where Value == [Element] {
    ValueSyntax(
      placeholder: "\(element.placeholder()),…",
      expectation: element.expectation() + ", or several, separated by commas"
    ) { text in
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      let values = parts.compactMap { element.read(String($0)) }
      return values.count == parts.count && !values.isEmpty ? values : nil
    }
  }
}

extension ValueSyntax where Value == [UInt64] {
  /// At most 10,000 seeds: numbers and ranges such as `0..<12` and `5...9`, separated by commas.
  static var seeds: Self {
    ValueSyntax(
      placeholder: "RANGE",
      expectation: "numbers or ranges such as 0...11, separated by commas, at most 10000 seeds"
    ) { text in
      var seeds: [UInt64] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let more = range(part), more.count <= 10_000 - UInt64(seeds.count) else { return nil }
        seeds += (0..<more.count).map { more.first + $0 }
      }
      return seeds.isEmpty ? nil : seeds
    }
  }

  /// Returns the first seed of a number or a range, and how many seeds there are.
  private static func range(_ text: Substring) -> (first: UInt64, count: UInt64)? {
    let number = ValueSyntax<UInt64>.integer("N", in: 0...UInt64.max)
    for (mark, isClosed) in [("..<", false), ("...", true)] {
      guard let place = text.firstRange(of: mark) else { continue }
      guard let first = number.read(String(text[..<place.lowerBound])),
        let end = number.read(String(text[place.upperBound...])),
        first <= end, end - first < 10_000
      else { return nil }
      return (first, end - first + (isClosed ? 1 : 0))
    }
    return number.read(String(text)).map { ($0, 1) }
  }
}
