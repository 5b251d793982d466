/// Features of how words relate to the names on a screen, only for texts that edit one.
extension FeatureExtractor {
  private func naming(_ index: Int) -> UInt32 {
    range.contains(index) ? UInt32(tokens[index].naming.rawValue) : 7
  }

  func addNaming(atStart index: Int, to list: inout FeatureLists<FeatureKey>) {
    guard document.breaksAnywhere else { return }
    list.add(FeatureKey(.namedStart, naming(index - 1), naming(index)))
    list.add(FeatureKey(.namedAfter, naming(index), word(index - 1)))
  }

  func addNaming(atEnd index: Int, to list: inout FeatureLists<FeatureKey>) {
    guard document.breaksAnywhere else { return }
    list.add(FeatureKey(.namedEnd, naming(index), naming(index + 1)))
    list.add(FeatureKey(.namedBefore, naming(index), word(index + 1)))
  }

  func addNaming(inside token: Token, to list: inout FeatureLists<FeatureKey>) {
    guard document.breaksAnywhere else { return }
    list.add(FeatureKey(.namedInside, UInt32(token.naming.rawValue)))
  }

  func addNaming(
    of span: CandidateSpan, _ length: UInt32, to list: inout FeatureLists<FeatureKey>
  ) {
    guard document.breaksAnywhere else { return }
    list.add(FeatureKey(.namedSpan, naming(span.start), naming(span.end - 1), length))
  }

  func addNaming(ofSkipped index: Int, to list: inout FeatureLists<FeatureKey>) {
    guard document.breaksAnywhere else { return }
    list.add(FeatureKey(.skipNamed, naming(index)))
  }
}
