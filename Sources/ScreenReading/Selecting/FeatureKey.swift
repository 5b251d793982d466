/// A feature of a text, a span or a skipped token, as a hash of a template and its values.
///
/// Features with equal hashes share their weights.
package struct FeatureKey: Hashable, Sendable {
  package var value: UInt32

  init(value: UInt32) { self.value = value }

  init(_ template: Template, _ a: UInt32 = 0, _ b: UInt32 = 0, _ c: UInt32 = 0) {
    // The finaliser of SplitMix64 (Steele, Lea, Flood 2014), applied in two rounds.
    var hash = UInt64(template.rawValue) &* 0x9E37_79B9_7F4A_7C15
    hash = Self.mixed(hash ^ UInt64(a) ^ UInt64(b) << 32)
    hash = Self.mixed(hash &+ UInt64(c))
    value = UInt32(truncatingIfNeeded: hash >> 32)
  }

  private static func mixed(_ hash: UInt64) -> UInt64 {
    var hash = hash
    hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
    return hash ^ (hash >> 31)
  }

  /// The template of a feature: what it looks at.
  ///
  /// The raw values are part of the keys of trained weights, so a new template needs an unused one.
  enum Template: UInt64 {
    // The whole text.
    case always = 1, screenCue, components, onlyComponent, numbers, firstFace, fieldCues, lines,
      headWord
    // The tokens before the start, and the first tokens.
    case before = 20, twoBefore, beforeFirst, first, firstTwo, firstCue, firstNoun, firstEnding
    case firstShape, atStart, startIndex, lastComponent, lastComponentFirst, governor, governorFirst
    case firstWord, wordBefore, nounBefore, nounsBefore, clauseWord, colonWord, colonNoun
    // The last tokens, and the tokens after the end.
    case after = 50, twoAfter, last, lastAfter, lastCue, lastNoun, lastEnding, lastPlural, lastTwo
    case atEnd, nextComponent, lastShapeAfter, nextComponentLast
    case lastWord, wordAfter, nounAfter, clauseWordAfter
    // Each token inside.
    case inside = 80, insideVariant, insideMark
    // The span as a whole.
    case length = 100, around, ends, shape, shapeAfter, shapeBefore, figures, marks, marksAndFigures
    case quoted, bracketed, colon, insideComponents, lastInside, firstInside, start, edges
    case aroundComponents, lengthAround, governorShape, componentShape
    // Skipped tokens.
    case skipAlways = 150, skipFace, skipAfter, skipBefore, skipBetween, skipShape, skipCue
    case skipNoun, skipEarly, skipNextComponent, skipLastComponent, skipDepth
    case skipWord, skipNounBefore, skipNounAfter
    // How words relate to the names on a screen.
    case namedStart = 180, namedAfter, namedEnd, namedBefore, namedInside, namedSpan, skipNamed
  }
}
