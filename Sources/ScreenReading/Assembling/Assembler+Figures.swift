internal import ScreenBrief
import ScreenDiagnostics
import ScreenModel
internal import ScreenText

/// Figures, facts and states.
extension Assembler {
  func stat(_ parts: inout ElementParts) -> Requirement.Subject {
    tone(&parts)
    tellInDigits(&parts)
    if let value = parts.children(.value).first, let target = parts.children(.target).first,
      value.range.upperBound <= target.range.lowerBound
    {
      parts.details.value = verbatim(
        SourceRange(value.range.lowerBound, target.range.upperBound))
      parts.details.target = nil
    }
    return parts.hasKind ? .component(.stat) : .need(.metric)
  }

  func fact(_ parts: inout ElementParts) -> Requirement.Subject {
    if let state = parts.children(.state).first, parts.details.value == nil {
      parts.details.value = verbatim(state)
    }
    tone(&parts)
    return .need(.fact)
  }

  func badge(_ parts: inout ElementParts) -> Requirement.Subject {
    let state = parts.children(.state).first ?? parts.children(.value).first
    tone(&parts)
    if let state {
      let isBare = parts.details.label.map {
        book.senses(of: $0.text, as: "label badge") == [.isStrong]
      }
      if isBare ?? true {
        parts.details.label = label(state)
        parts.details.value = nil
      } else if let name = parts.children(.label).first,
        state.range.lowerBound - name.range.upperBound == 1, isQuoted(name)
      {
        parts.details.label = label(SourceRange(name.range.lowerBound, state.range.upperBound))
        parts.details.value = nil
      } else {
        parts.details.value = parts.details.value ?? verbatim(state)
      }
    } else if let label = parts.details.label, parts.details.tone == nil {
      parts.details.tone = book.tone(of: label.text)
    }
    return .component(.badge)
  }

  func progress(_ parts: inout ElementParts) -> Requirement.Subject {
    tellInDigits(&parts)
    if let unit = parts.details.unit, var target = parts.details.target {
      target.text += " " + unit.text
      parts.details.target = target
      parts.details.unit = nil
    }
    if let kind = parts.children(.kind).first, let target = parts.children(.target).first,
      parts.details.value == nil, isShare(target), (0...4).contains(gap(kind, target))
    {
      parts.details.value = verbatim(target)
      parts.details.target = nil
    }
    return parts.hasKind ? .component(.progress) : .need(.progress)
  }

  /// Whether words are a percentage.
  private func isShare(_ node: ReadingTree.Node) -> Bool {
    slice(node.range).last == UInt8(ascii: "%")
  }

  /// How many bytes are between two brackets: "progress of 40 %" has no more than a short word there.
  private func gap(_ first: ReadingTree.Node, _ second: ReadingTree.Node) -> Int {
    second.range.lowerBound - first.range.upperBound
  }

  func rating(_ parts: inout ElementParts) -> Requirement.Subject {
    tellInDigits(&parts)
    // Nobody rates out of 48: "36 out of 48 seats sold" is how far something has come.
    if let most = parts.children(.max).first, parts.details.value != nil, !parts.hasKind,
      (parts.details.maximum ?? 0) > Self.mostStars
    {
      parts.details.target = verbatim(most)
      parts.details.maximum = nil
      return progress(&parts)
    }
    if let most = parts.children(.max).first {
      parts.details.target = verbatim(most)
      parts.details.target?.text = parts.details.maximum.map { Measures.digits($0) } ?? ""
    }
    parts.details.count = nil
    if let least = parts.details.minimum, parts.details.value == nil || least < 2 {
      parts.details.variant = "rating"
      parts.details.target = nil
      return .need(.choice)
    }
    guard parts.need == .choice, parts.details.value == nil else {
      nameRaters(&parts)
      return .component(.rating)
    }
    parts.details.variant = "rating"
    parts.details.target = nil
    return .need(.choice)
  }

  /// Writes a figure in words in digits: "sixty-eight percent".
  private func tellInDigits(_ parts: inout ElementParts) {
    guard let value = parts.details.value, let digits = Measures.inDigits(value.text) else {
      return
    }
    parts.details.value?.text = digits
  }

  /// The most that things are rated out of.
  private static var mostStars: Double { 10 }

  /// Says of a rating whose it is: "4 stars from 128 reviews".
  private func nameRaters(_ parts: inout ElementParts) {
    let end = parts.node.range.upperBound
    guard let count = parts.children(.count).first ?? parts.children(.note).first else { return }
    let stop = count.label == .note ? count.range.upperBound : end
    let raters = verbatim(SourceRange(count.range.lowerBound, stop))
    guard let label = parts.details.label else {
      parts.details.label = raters
      return
    }
    let words = raters.text.hasSuffix(")") ? String(raters.text.dropLast()) : raters.text
    parts.details.label = Phrase(label.text + " (" + words + ")", from: label.origin)
  }

  /// Whether a quotation mark is right before a bracket.
  private func isQuoted(_ node: ReadingTree.Node) -> Bool {
    let before = slice(SourceRange(max(0, node.range.lowerBound - 3), node.range.lowerBound))
    return before.last == UInt8(ascii: "\"") || before.last == UInt8(ascii: "'")
      || before.elementsEqual("“".utf8) || before.elementsEqual("‘".utf8)
  }

  /// Takes the tone of a state that is said.
  func tone(_ parts: inout ElementParts) {
    guard parts.details.tone == nil else { return }
    parts.details.tone =
      parts.children(.state).lazy.compactMap {
        book.tone(of: verbatim($0).text)
      }.first
  }
}
