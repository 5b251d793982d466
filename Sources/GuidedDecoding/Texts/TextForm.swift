internal import ScreenGrammar
internal import ScreenSchemas

/// The rules for the scalars of a text, apart from their number.
///
/// Texts of the same form share a machine and the masks made from it.
struct TextForm: Hashable, Sendable {
  /// The use of the text.
  var use: TextUse
  /// Whether emoji are excluded.
  var isPlain = false
  /// Whether digits may only be near its end.
  var hasDigitsAtEnd = false
  /// The number of its words; nil for any.
  var words: ClosedRange<Int>?

  init(use: TextUse) { self.use = use }

  /// The form of a text under a rule.
  init(_ text: TextShape) {
    switch text.use {
    case .slug, .month, .date:
      self.init(use: text.use)
      return
    case .label, .prose, .code, .pattern, .destination, .source: self.init(use: text.use)
    }
    isPlain = text.rule.isPlain
    hasDigitsAtEnd = text.rule.allowsDigitsOnlyAtEnd
    guard let words = text.rule.words else { return }
    // That many words do not fit anyway, so only the least number matters.
    let isMoot = words.upperBound > (text.length.upperBound + 1) / 2
    let least = max(1, words.lowerBound)
    guard !isMoot || least > 1 else { return }
    self.words = least...(isMoot ? .max : max(least, words.upperBound))
  }
}

/// The progress of a text: which scalars may follow, and whether it may end.
protocol TextProgress: Hashable {
  /// Whether the text may end here, as far as its length allows.
  var mayEnd: Bool { get }
  /// The progress after one more scalar; nil if the scalar must not follow.
  func following(_ kind: ScalarKind) -> Self?
}
