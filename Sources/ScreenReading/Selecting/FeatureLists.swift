/// Lists of features in contiguous storage, each list identified by its index.
package struct FeatureLists<Feature: Sendable>: Sendable {
  package private(set) var features: [Feature] = []
  private var ends: [Int] = []

  package var count: Int { ends.count }

  /// Reserves capacity for `count` lists with `each` features per list.
  mutating func reserve(_ count: Int, of each: Int) {
    features.reserveCapacity(count * each)
    ends.reserveCapacity(count)
  }

  /// Appends a feature to the current list.
  mutating func add(_ feature: Feature) { features.append(feature) }

  /// Ends the current list; the next feature begins a new one.
  mutating func endList() { ends.append(features.count) }

  /// The features of the list at an index.
  package subscript(index: Int) -> ArraySlice<Feature> {
    features[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
  }

  /// Returns the lists with each feature transformed, without those for which `transform` returns
  /// nil.
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

/// The features of a part of a document, in groups whose sums many spans share.
///
/// The score of a span is the sum of the scores of the text, of the span's start, of its end, of
/// each token in it, and of the span itself.
package struct FeatureGroups<Feature: Sendable>: Sendable {
  /// The features of the text: a single list.
  package var text = FeatureLists<Feature>()
  /// The features of a span's start, for each token.
  package var starts = FeatureLists<Feature>()
  /// The features of a span's end, for each token that may be the last.
  package var ends = FeatureLists<Feature>()
  /// The features of each token inside a span.
  package var insides = FeatureLists<Feature>()
  /// The features of each span as a whole.
  package var spans = FeatureLists<Feature>()
  /// The features of each token when it is skipped.
  package var skips = FeatureLists<Feature>()

  /// Reserves capacity for the features of `count` tokens.
  mutating func reserve(for count: Int) {
    starts.reserve(count, of: 26)
    ends.reserve(count, of: 22)
    insides.reserve(count, of: 4)
    skips.reserve(count, of: 18)
  }

  /// Returns the groups with each feature transformed, without those for which a function returns
  /// nil.
  package func mapped<Result>(
    _ transform: (Feature) -> Result?, skips skip: (Feature) -> Result?
  ) -> FeatureGroups<Result> {
    FeatureGroups<Result>(
      text: text.compactMap(transform), starts: starts.compactMap(transform),
      ends: ends.compactMap(transform), insides: insides.compactMap(transform),
      spans: spans.compactMap(transform), skips: skips.compactMap(skip))
  }
}
