internal import ScreenGrammar
internal import ScreenText

/// The result of checking a text against its rule: the cleaned text, the changes made, or why it
/// cannot be used.
struct TextCleaning: Hashable, Sendable {
  /// The changes made to a text.
  struct Changes: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// White space was folded or trimmed.
    static let spaces = Changes(rawValue: 1)
    /// Control characters, bidirectional controls or noncharacters were removed.
    static let controls = Changes(rawValue: 2)
    /// Numbering or a bullet at the start was removed.
    static let markers = Changes(rawValue: 4)
    /// Emoji were removed.
    static let emoji = Changes(rawValue: 8)
    /// Words beyond the greatest number were cut off.
    static let words = Changes(rawValue: 16)
    /// The part beyond the greatest length was cut off.
    static let length = Changes(rawValue: 32)
  }

  /// Why a text cannot be used.
  enum Fault: Hashable, Sendable {
    /// Nothing visible is left of it.
    case empty
    /// It has fewer scalars than its rule requires.
    case tooShort
    /// It has fewer words than its rule requires.
    case tooFewWords
    /// It has more words than its rule allows, and must not be cut.
    case tooManyWords
    /// It has more scalars than its rule allows, and must not be cut.
    case tooLong
    /// It is one of the texts that its rule excludes.
    case excluded
    /// It has digits that are not near the end, and its rule allows them only there.
    case misplacedDigits
  }

  /// The text, safe to show.
  var text: String
  /// What was changed.
  var changes: Changes = []
  /// Why it cannot be used; nil if it can.
  var fault: Fault?

  /// Checks a text against a rule.
  ///
  /// - Complexity: O(the lesser of the text's length and a small multiple of the bound).
  init(_ text: String, _ rule: TextRule, as use: TextUse = .label) {
    self.text = text
    if !Self.isClean(text, rule) { clean(rule, use) }
  }

  /// Whether a text is plain ASCII that satisfies any rule, as by far the most are.
  private static func isClean(_ text: String, _ rule: TextRule) -> Bool {
    guard rule.words == nil, !rule.allowsDigitsOnlyAtEnd, rule.excluded.isEmpty else {
      return false
    }
    let count = text.utf8.count
    guard rule.length.contains(count) else { return false }
    var last = UInt8(ascii: " ")
    for byte in text.utf8 {
      guard byte >= 0x20, byte < 0x7F, byte != 0x20 || last != 0x20 else { return false }
      last = byte
    }
    guard count > 0 else { return true }
    return last != 0x20 && !(rule.stripsMarkers && TextMarkers.mayStart(text))
  }

  private mutating func clean(_ rule: TextRule, _ use: TextUse) {
    var folder = ScalarFolder(use, isPlain: rule.isPlain, limit: rule.length.upperBound)
    var scalars = folder.fold(text)
    changes = folder.changes
    if rule.stripsMarkers, TextMarkers.strip(&scalars) { changes.insert(.markers) }
    guard scalars.contains(where: ScalarClass.isVisible) else {
      if !text.utf8.isEmpty { changes.insert(.spaces) }
      text = ""
      if rule.length.lowerBound > 0 || (rule.words?.lowerBound ?? 0) > 0 { fault = .empty }
      return
    }
    if rule.allowsDigitsOnlyAtEnd, TextMarkers.hasDigitsBeforeEnd(scalars) {
      fault = .misplacedDigits
    }
    if let words = rule.words { cut(&scalars, toWords: words, isUncut: rule.isUncut) }
    if scalars.count > rule.length.upperBound, rule.isUncut {
      fault = fault ?? .tooLong
    } else if scalars.count > rule.length.upperBound {
      changes.insert(.length)
      switch use {
      case .destination, .source, .pattern, .date, .month: fault = .tooLong
      case .label, .prose, .code, .slug:
        TextCutting.cut(&scalars, to: rule.length.upperBound, marksCut: use != .slug)
      }
    }
    if scalars.isEmpty { fault = .empty }
    if fault == nil, scalars.count < rule.length.lowerBound { fault = .tooShort }
    if fault == nil, Self.isExcluded(scalars, by: rule) { fault = .excluded }
    guard !changes.isEmpty else { return }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    text = String(view)
  }

  /// Whether a rule excludes a text, ignoring case and full stops at its end.
  private static func isExcluded(_ scalars: [Unicode.Scalar], by rule: TextRule) -> Bool {
    guard !rule.excluded.isEmpty else { return false }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    while let last = view.last, last == "." || last == "…" || last == "!" { view.removeLast() }
    let text = String(view).lowercased()
    return rule.excluded.contains { $0.lowercased().utf8.elementsEqual(text.utf8) }
  }

  private mutating func cut(
    _ scalars: inout [Unicode.Scalar], toWords bounds: ClosedRange<Int>, isUncut: Bool
  ) {
    var words = 0
    var isInWord = false
    for (index, scalar) in scalars.enumerated() {
      let isSpace = ScalarClass.isSpace(scalar)
      if !isSpace, !isInWord {
        words += 1
        guard words <= bounds.upperBound || isUncut else {
          scalars.removeSubrange(index...)
          while let last = scalars.last, ScalarClass.isSpace(last) { scalars.removeLast() }
          changes.insert(.words)
          break
        }
      }
      isInWord = !isSpace
    }
    if words < bounds.lowerBound { fault = .tooFewWords }
    if words > bounds.upperBound, isUncut { fault = fault ?? .tooManyWords }
  }
}
