// The features of the start and of the end of a span, and of each token inside it, which many spans
// share.
extension FeatureExtractor {
  /// The number of tokens before a start, and after an end, that are features of their own.
  private static let reachBefore = 12, reachAfter = 6

  func addStart(_ index: Int, to list: inout FeatureLists<FeatureKey>) {
    let token = tokens[index]
    let (before, first, second) = (
      surfaceClass(index - 1), surfaceClass(index), surfaceClass(index + 1)
    )
    list.add(FeatureKey(.before, before))
    list.add(FeatureKey(.twoBefore, surfaceClass(index - 2), before))
    list.add(FeatureKey(.beforeFirst, before, first))
    list.add(FeatureKey(.first, first))
    list.add(FeatureKey(.firstTwo, first, second))
    for cue in token.cueClasses {
      list.add(FeatureKey(.firstCue, lexicon.cueClass(at: cue).id))
    }
    list.add(FeatureKey(.firstNoun, token.noun.id))
    list.add(FeatureKey(.firstEnding, token.ending))
    list.add(FeatureKey(.firstShape, shape(index - 1), shapes[index]))
    list.add(FeatureKey(.startIndex, UInt32(min(3, index - range.lowerBound))))
    list.add(FeatureKey(.lastComponent, lastComponents[index]))
    list.add(FeatureKey(.lastComponentFirst, lastComponents[index], first))
    list.add(FeatureKey(.governor, governingCues[index]))
    list.add(FeatureKey(.governorFirst, governingCues[index], before))
    list.add(FeatureKey(.firstWord, word(index)))
    list.add(FeatureKey(.wordBefore, word(index - 1)))
    list.add(FeatureKey(.nounBefore, noun(index - 1)))
    list.add(FeatureKey(.nounsBefore, noun(index - 2), noun(index - 1)))
    for place in (max(range.lowerBound, index - Self.reachBefore)..<index).reversed() {
      if tokens[place].kind.endsClause { break }
      if tokens[place].kind == .word { list.add(FeatureKey(.clauseWord, word(place))) }
    }
    if colons[index] > 0 {
      list.add(FeatureKey(.colonWord, word(colons[index] - 1)))
      list.add(FeatureKey(.colonNoun, noun(colons[index] - 1)))
    }
    addNaming(atStart: index, to: &list)
    list.endList()
  }

  func addEnd(_ index: Int, to list: inout FeatureLists<FeatureKey>) {
    let token = tokens[index]
    let (last, after) = (surfaceClass(index), surfaceClass(index + 1))
    list.add(FeatureKey(.after, after))
    list.add(FeatureKey(.twoAfter, after, surfaceClass(index + 2)))
    list.add(FeatureKey(.last, last))
    list.add(FeatureKey(.lastAfter, last, after))
    for cue in token.cueClasses {
      list.add(FeatureKey(.lastCue, lexicon.cueClass(at: cue).id))
    }
    list.add(FeatureKey(.lastNoun, token.noun.id))
    list.add(FeatureKey(.lastEnding, token.ending))
    list.add(FeatureKey(.lastPlural, token.isPlural ? 1 : 0))
    list.add(FeatureKey(.lastTwo, surfaceClass(index - 1), last))
    list.add(FeatureKey(.nextComponent, nextComponents[index + 1]))
    list.add(FeatureKey(.nextComponentLast, nextComponents[index + 1], last))
    list.add(FeatureKey(.lastShapeAfter, shapes[index], shape(index + 1)))
    list.add(FeatureKey(.lastWord, word(index)))
    list.add(FeatureKey(.wordAfter, word(index + 1)))
    list.add(FeatureKey(.nounAfter, noun(index + 1)))
    for place in index + 1..<max(index + 1, min(range.upperBound, index + 1 + Self.reachAfter)) {
      if tokens[place].kind.endsClause { break }
      if tokens[place].kind == .word { list.add(FeatureKey(.clauseWordAfter, word(place))) }
    }
    addNaming(atEnd: index, to: &list)
    list.endList()
  }

  func addInside(_ index: Int, to list: inout FeatureLists<FeatureKey>) {
    let token = tokens[index]
    for cue in token.cueClasses {
      list.add(FeatureKey(.inside, lexicon.cueClass(at: cue).id))
    }
    if token.variant != .none { list.add(FeatureKey(.insideVariant, token.variant.id)) }
    if token.kind != .word || token.isFunction {
      list.add(FeatureKey(.insideMark, token.surfaceClass.id))
    }
    addNaming(inside: token, to: &list)
    list.endList()
  }
}
