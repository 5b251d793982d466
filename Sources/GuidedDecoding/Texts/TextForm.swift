internal import ScreenGrammar
internal import ScreenSchemas

/// What the scalars of a text may be, apart from their number.
///
/// Texts of one form share a machine, and the masks made of it.
struct TextForm: Hashable, Sendable {
  /// What the text is for.
  var use: TextUse
  /// Whether it has no emoji.
  var isPlain = false
  /// Whether digits may be near its end only.
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
    // So many words do not fit anyway: only their least number says something.
    let isMoot = words.upperBound > (text.length.upperBound + 1) / 2
    let least = max(1, words.lowerBound)
    guard !isMoot || least > 1 else { return }
    self.words = least...(isMoot ? .max : max(least, words.upperBound))
  }
}

/// How far a text has come: what its next scalar may be, and whether it may end.
protocol TextProgress: Hashable {
  /// Whether the text may end here, as far as its length allows.
  var mayEnd: Bool { get }
  /// How far it has come with one more scalar; nil where it must not follow.
  func following(_ kind: ScalarKind) -> Self?
}
