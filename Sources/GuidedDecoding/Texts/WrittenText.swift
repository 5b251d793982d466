internal import ScreenAdmission
internal import ScreenGrammar

/// A text that cleaning leaves unchanged: visible, with white space folded and trimmed, and without
/// parts that are removed.
///
/// The rules are those of `TextCleaning`; a text accepted here passes through it unchanged.
struct WrittenText: TextProgress {
  /// The current end of the text.
  private enum End: Hashable {
    case start
    /// The indentation of the first line of code.
    case indent
    case solid
    case space, otherSpace, newline, emptyLine
    /// A black flag, or a tag after one.
    case flag
  }

  /// The progress of numbering or a bullet at the start.
  private enum Marker: Hashable {
    case none, start
    case opened, letter, openedLetter
    case digits(Int), openedDigits(Int)
    /// A complete marker, which would be removed if white space followed.
    case whole
  }

  /// The position of digits, if they may only be near the end.
  private enum Digits: Hashable {
    case any, start, before, run
    /// This many scalars after the run, of at most four.
    case after(Int)
  }

  private let form: TextForm
  private var end = End.start
  private var isVisible = false
  private var marker: Marker
  private var digits: Digits
  /// The number of words begun, as far as it is counted.
  private var words = 0
  private var scheme: AddressScheme?

  init(_ form: TextForm, stripsMarkers: Bool) {
    self.form = form
    marker = stripsMarkers ? .start : .none
    digits = form.hasDigitsAtEnd ? .start : .any
    scheme =
      form.use == .destination || form.use == .source ? AddressScheme(for: form.use) : nil
  }

  var mayEnd: Bool {
    guard isVisible, words >= form.words?.lowerBound ?? 0 else { return false }
    switch end {
    case .solid, .flag: return true
    case .start, .indent, .space, .otherSpace, .newline, .emptyLine: return false
    }
  }

  func following(_ kind: ScalarKind) -> WrittenText? {
    guard let end = end(after: kind), let marker = marker(after: kind),
      let digits = digits(after: kind)
    else { return nil }
    var next = self
    if let scheme {
      guard let following = scheme.following(kind) else { return nil }
      next.scheme = following
    }
    next.end = end
    next.marker = marker
    next.digits = digits
    switch kind {
    case .invisible, .invisibleEmoji, .tag, .cancelTag, .space, .newline, .otherSpace: break
    default: next.isVisible = true
    }
    if let bounds = form.words, !kind.isSpace, beginsWord {
      guard words < bounds.upperBound else { return nil }
      // Beyond the least number, the count matters only if there is a greatest one.
      next.words = min(words + 1, bounds.upperBound == .max ? bounds.lowerBound : .max)
    }
    return next
  }

  /// Whether the next scalar, unless it is white space, begins a word.
  private var beginsWord: Bool {
    switch end {
    case .start, .indent, .space, .otherSpace, .newline, .emptyLine: true
    case .solid, .flag: false
    }
  }

  private func end(after kind: ScalarKind) -> End? {
    switch kind {
    case .forbidden: return nil
    case .space:
      switch (form.use, end) {
      case (.code, .start), (.code, .indent): return .indent
      case (.code, _): return .space
      case (_, .start), (_, .newline), (_, .emptyLine): return nil
      case (.pattern, _): return .space
      case (_, .space): return nil
      default: return .space
      }
    case .newline:
      switch (form.use, end) {
      case (_, .start), (_, .indent): return nil
      case (.code, _): return .newline
      case (.prose, .space), (.prose, .emptyLine): return nil
      case (.prose, .newline): return .emptyLine
      case (.prose, _): return .newline
      default: return nil
      }
    case .otherSpace:
      if end == .start || end == .indent { return form.use == .code ? .indent : nil }
      return .otherSpace
    case .emoji: return form.isPlain ? nil : .solid
    case .invisibleEmoji: return form.isPlain ? nil : .solid
    case .flag: return form.isPlain ? nil : .flag
    case .tag: return end == .flag ? .flag : nil
    case .cancelTag: return end == .flag ? .solid : nil
    default: return .solid
    }
  }

  private func marker(after kind: ScalarKind) -> Marker? {
    switch (marker, kind) {
    case (.none, _): return Marker.none
    case (.whole, _): return kind.isSpace ? nil : Marker.none
    case (.start, .hyphen), (.start, .bullet): return .whole
    case (.start, .openingBracket): return .opened
    case (.start, _) where kind.digit != nil: return .digits(1)
    case (.start, _) where kind.isLetter: return .letter
    case (.opened, _) where kind.digit != nil: return .openedDigits(1)
    case (.opened, _) where kind.isLetter: return .openedLetter
    case (.letter, .closingBracket), (.openedLetter, .closingBracket): return .whole
    case (.digits, .closingBracket), (.digits, .fullStop): return .whole
    case (.openedDigits, .closingBracket): return .whole
    case (.digits(let count), _) where kind.digit != nil && count < 3: return .digits(count + 1)
    case (.openedDigits(let count), _) where kind.digit != nil && count < 3:
      return .openedDigits(count + 1)
    default: return Marker.none
    }
  }

  private func digits(after kind: ScalarKind) -> Digits? {
    let isDigit = kind.digit != nil
    switch digits {
    case .any: return .any
    case .start: return isDigit ? nil : .before
    case .before: return isDigit ? .run : .before
    case .run: return isDigit ? .run : .after(1)
    case .after(let count): return isDigit || count == 4 ? nil : .after(count + 1)
    }
  }
}

/// The progress of an address within its scheme.
struct AddressScheme: Hashable, Sendable {
  private let allowed: [String]
  /// The letters so far, as long as an allowed scheme starts with them.
  private var letters: [UInt8]? = []
  /// Whether a separator or the colon of a scheme has passed, after which any colon may follow.
  private var isPast = false

  init(for use: TextUse) { allowed = Address.schemes(for: use) }

  /// The state after one more scalar; nil if the scalar must not follow.
  func following(_ kind: ScalarKind) -> AddressScheme? {
    if kind == .space || kind == .newline || kind == .unsafe { return nil }
    guard !isPast else { return self }
    var next = self
    switch kind {
    case .separator:
      next.isPast = true
      next.letters = nil
    case .colon:
      guard let letters, allowed.contains(where: { $0.utf8.elementsEqual(letters) }) else {
        return nil
      }
      next.isPast = true
      next.letters = nil
    default:
      guard let letters, let letter = kind.letter else {
        next.letters = nil
        break
      }
      let longer = letters + [letter]
      next.letters = allowed.contains { $0.utf8.starts(with: longer) } ? longer : nil
    }
    return next
  }
}
