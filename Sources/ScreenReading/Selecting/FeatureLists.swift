/// Lists of features, one after the other: the list of each thing by its number.
package struct FeatureLists<Feature: Sendable>: Sendable {
  package private(set) var features: [Feature] = []
  private var ends: [Int] = []

  package var count: Int { ends.count }

  /// Makes room for so many lists with so many features each.
  mutating func reserve(_ count: Int, of each: Int) {
    features.reserveCapacity(count * each)
    ends.reserveCapacity(count)
  }

  /// Adds a feature to the list that is being made.
  mutating func add(_ feature: Feature) { features.append(feature) }

  /// Ends a list: the next features belong to the next thing.
  mutating func endList() { ends.append(features.count) }

  /// The features of a thing.
  package subscript(index: Int) -> ArraySlice<Feature> {
    features[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
  }

  /// The same lists with what a function makes of each feature, without those that it makes nil.
  func compactMap<Result>(_ transform: (Feature) -> Result?) -> FeatureLists<Result> {
    var lists = FeatureLists<Result>()
    lists.features.reserveCapacity(features.count)
    lists.ends.reserveCapacity(ends.count)
    var start = 0
    for end in ends {
      for index in start..<end {
        if let result = transform(features[index]) { lists.features.append(result) }
      }
      lists.ends.append(lists.features.count)
      start = end
    }
    return lists
  }
}

/// The features of a part of a document, in groups whose sums are shared by many spans.
///
/// The score of a span is the sum of those of the text, of its start, of its end, of each token in
/// it, and its own.
package struct FeatureGroups<Feature: Sendable>: Sendable {
  /// Of the text: a single list.
  package var text = FeatureLists<Feature>()
  /// Of a span's start, for each token.
  package var starts = FeatureLists<Feature>()
  /// Of a span's end, for each token that may be the last.
  package var ends = FeatureLists<Feature>()
  /// Of each token inside of a span.
  package var insides = FeatureLists<Feature>()
  /// Of each span by itself.
  package var spans = FeatureLists<Feature>()
  /// Of each token when it is skipped.
  package var skips = FeatureLists<Feature>()

  /// Makes room for the features of so many tokens.
  mutating func reserve(for count: Int) {
    starts.reserve(count, of: 26)
    ends.reserve(count, of: 22)
    insides.reserve(count, of: 4)
    skips.reserve(count, of: 18)
  }

  /// The same groups with what functions make of each feature, without those that they make nil.
  package func mapped<Result>(
    _ transform: (Feature) -> Result?, skips skip: (Feature) -> Result?
  ) -> FeatureGroups<Result> {
    FeatureGroups<Result>(
      text: text.compactMap(transform), starts: starts.compactMap(transform),
      ends: ends.compactMap(transform), insides: insides.compactMap(transform),
      spans: spans.compactMap(transform), skips: skips.compactMap(skip))
  }
}
