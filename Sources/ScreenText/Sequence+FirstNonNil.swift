extension Sequence {
  /// Returns the first result of a function that is not nil; nil if there is none.
  ///
  /// `lazy.compactMap(_:).first` says the same, but calls the function twice for that result: once
  /// to find where the filtered collection starts, and once to read it.
  @inlinable
  package func firstNonNil<Result>(_ transform: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = transform(element) { return result }
    }
    return nil
  }
}
