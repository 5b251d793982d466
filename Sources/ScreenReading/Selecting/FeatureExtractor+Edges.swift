// What is at the start and at the end of a span, and of each token in it: features that many spans
// share.
extension FeatureExtractor {
  /// How many tokens before a start, and after an end, say by themselves that they are there.
  private static let reachBefore = 12, reachAfter = 6

  mutating func addStart(_ index: Int) {
    let token = tokens[index]
    let (before, first, second) = (face(index - 1), face(index), face(index + 1))
    groups.starts.add(FeatureKey(.before, before))
    groups.starts.add(FeatureKey(.twoBefore, face(index - 2), before))
    groups.starts.add(FeatureKey(.beforeFirst, before, first))
    groups.starts.add(FeatureKey(.first, first))
    groups.starts.add(FeatureKey(.firstTwo, first, second))
    for cue in token.cueClasses {
      groups.starts.add(FeatureKey(.firstCue, lexicon.cueClasses[cue].id))
    }
    groups.starts.add(FeatureKey(.firstNoun, token.noun.id))
    groups.starts.add(FeatureKey(.firstEnding, token.ending))
    groups.starts.add(FeatureKey(.firstShape, shape(index - 1), shapes[index]))
    groups.starts.add(FeatureKey(.startIndex, UInt32(min(3, index - range.lowerBound))))
    groups.starts.add(FeatureKey(.lastComponent, lastComponents[index]))
    groups.starts.add(FeatureKey(.lastComponentFirst, lastComponents[index], first))
    groups.starts.add(FeatureKey(.governor, governors[index]))
    groups.starts.add(FeatureKey(.governorFirst, governors[index], before))
    groups.starts.add(FeatureKey(.firstWord, word(index)))
    groups.starts.add(FeatureKey(.wordBefore, word(index - 1)))
    groups.starts.add(FeatureKey(.nounBefore, noun(index - 1)))
    groups.starts.add(FeatureKey(.nounsBefore, noun(index - 2), noun(index - 1)))
    for place in (max(range.lowerBound, index - Self.reachBefore)..<index).reversed() {
      if tokens[place].kind.endsClause { break }
      if tokens[place].kind == .word { groups.starts.add(FeatureKey(.clauseWord, word(place))) }
    }
    if colons[index] > 0 {
      groups.starts.add(FeatureKey(.colonWord, word(colons[index] - 1)))
      groups.starts.add(FeatureKey(.colonNoun, noun(colons[index] - 1)))
    }
    groups.starts.endList()
  }

  mutating func addEnd(_ index: Int) {
    let token = tokens[index]
    let (last, after) = (face(index), face(index + 1))
    groups.ends.add(FeatureKey(.after, after))
    groups.ends.add(FeatureKey(.twoAfter, after, face(index + 2)))
    groups.ends.add(FeatureKey(.last, last))
    groups.ends.add(FeatureKey(.lastAfter, last, after))
    for cue in token.cueClasses {
      groups.ends.add(FeatureKey(.lastCue, lexicon.cueClasses[cue].id))
    }
    groups.ends.add(FeatureKey(.lastNoun, token.noun.id))
    groups.ends.add(FeatureKey(.lastEnding, token.ending))
    groups.ends.add(FeatureKey(.lastPlural, token.isPlural ? 1 : 0))
    groups.ends.add(FeatureKey(.lastTwo, face(index - 1), last))
    groups.ends.add(FeatureKey(.nextComponent, nextComponents[index + 1]))
    groups.ends.add(FeatureKey(.nextComponentLast, nextComponents[index + 1], last))
    groups.ends.add(FeatureKey(.lastShapeAfter, shapes[index], shape(index + 1)))
    groups.ends.add(FeatureKey(.lastWord, word(index)))
    groups.ends.add(FeatureKey(.wordAfter, word(index + 1)))
    groups.ends.add(FeatureKey(.nounAfter, noun(index + 1)))
    for place in index + 1..<max(index + 1, min(range.upperBound, index + 1 + Self.reachAfter)) {
      if tokens[place].kind.endsClause { break }
      if tokens[place].kind == .word { groups.ends.add(FeatureKey(.clauseWordAfter, word(place))) }
    }
    groups.ends.endList()
  }

  mutating func addInside(_ index: Int) {
    let token = tokens[index]
    for cue in token.cueClasses {
      groups.insides.add(FeatureKey(.inside, lexicon.cueClasses[cue].id))
    }
    if token.variant != .none { groups.insides.add(FeatureKey(.insideVariant, token.variant.id)) }
    if token.kind != .word || token.isFunction {
      groups.insides.add(FeatureKey(.insideMark, token.face.id))
    }
    groups.insides.endList()
  }
}
