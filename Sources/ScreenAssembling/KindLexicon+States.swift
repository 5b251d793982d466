internal import ScreenBrief
package import ScreenModel
internal import ScreenReading
internal import ScreenText

/// The meaning of words for states, labels and values.
extension KindLexicon {
  /// The tone of a state; nil if its words do not say.
  package func tone(of words: String) -> Component.Tone? {
    for case .tone(let tone) in senses(of: words, as: "state") { return tone }
    return nil
  }

  /// Whether words say that something is on, done or chosen; nil if they do not say.
  package func isOn(_ words: String) -> Bool? {
    var isOn: Bool?
    for case .isOn(let sense) in senses(of: words, as: "state") { isOn = (isOn ?? true) && sense }
    return isOn
  }

  /// The need that the words of a label name.
  func need(of words: String, as label: TreeLabel) -> Need? {
    for case .need(let need) in senses(of: words, as: "label " + label.word) { return need }
    return nil
  }

  /// The component that the words of a label name.
  func component(
    of words: String, as label: TreeLabel
  ) -> (kind: ComponentKind, variant: String?)? {
    for case .component(let kind, let variant) in senses(of: words, as: "label " + label.word) {
      return (kind, variant)
    }
    return nil
  }

  /// Whether words name a day or a time of day.
  func isMoment(_ words: String) -> Bool {
    senses(of: words, as: "moment").contains(.isMember) || isClock(words)
  }

  /// Whether a text contains a time of day, "7:30".
  private func isClock(_ words: String) -> Bool {
    let bytes = Array(words.utf8)
    return bytes.indices.dropFirst().dropLast(2).contains { index in
      bytes[index] == UInt8(ascii: ":")
        && [index - 1, index + 1, index + 2].allSatisfy { bytes[$0].isASCIIDigit }
    }
  }

  /// The kind of text that a field with a label takes; nil if the label does not say.
  ///
  /// It is found by the whole label, by the question at its start, "when it happened", or by the
  /// last words before any preposition.
  package func fieldKind(of label: String) -> Component.FieldKind? {
    let words = FoldedWords(label)
    var whole = 0..<words.count
    if let kind = fieldKind(whole, of: words) ?? answer(to: words) { return kind }
    // A repeated input has the same kind as the first.
    if whole.count > 1, says(words, at: whole.upperBound - 1, as: "repeat") {
      whole = whole.dropLast()
    }
    let head = whole.prefix { !says(words, at: $0, as: "preposition") }
    return head.firstNonNil { fieldKind($0..<head.upperBound, of: words) }
  }

  /// The kind of answer to a question, by its first words.
  private func answer(to question: FoldedWords) -> Component.FieldKind? {
    stride(from: min(3, question.count), to: 0, by: -1).firstNonNil {
      fieldKind(0..<$0, of: question, as: "question")
    }
  }

  private func fieldKind(
    _ place: Range<Int>, of words: FoldedWords, as scope: String = "label field"
  ) -> Component.FieldKind? {
    for case .fieldKind(let kind) in senses(exactly: place, of: words, as: scope) { return kind }
    return nil
  }

  /// Whether a word asks for the thing after it again: "confirm".
  func repeats(_ word: String) -> Bool {
    let words = FoldedWords(word)
    return senses(exactly: 0..<words.count, of: words, as: "repeated").contains(.isMember)
  }

  /// Whether a word belongs to a class.
  private func says(_ words: FoldedWords, at place: Int, as scope: String) -> Bool {
    senses(exactly: place..<place + 1, of: words, as: scope).contains(.isMember)
  }

  /// Whether a word is the name of a programming language.
  func isTongue(_ word: String) -> Bool { senses(of: word, as: "tongue").contains(.isMember) }

  /// The steps of a known scale between two of them: sizes, levels of a language.
  func scale(from first: String, to last: String) -> [String]? {
    for scale in scales {
      if let start = scale.firstIndex(of: first), let end = scale.firstIndex(of: last), start < end
      {
        return Array(scale[start...end])
      }
    }
    return nil
  }
}
