internal import ScreenBrief
import ScreenDiagnostics
import ScreenModel
internal import ScreenReading
internal import ScreenText

/// Figures, facts and states.
extension Assembler {
  func stat(_ parts: inout ElementParts) -> Requirement.Subject {
    tone(&parts)
    writeInDigits(&parts)
    if let share = share(of: parts) {
      parts.details.value = verbatim(share)
      parts.details.target = nil
    }
    return parts.hasKind ? .component(.stat) : .need(.metric)
  }

  /// A value and its whole, as stated: "3/10", "4 of 12".
  private func share(of parts: ElementParts) -> SourceRange? {
    guard let value = parts.children(.value).first, let target = parts.children(.target).first,
      value.range.upperBound <= target.range.lowerBound
    else { return nil }
    return SourceRange(value.range.lowerBound, target.range.upperBound)
  }

  func fact(_ parts: inout ElementParts) -> Requirement.Subject {
    if let state = parts.children(.state).first, parts.details.value == nil {
      parts.details.value = verbatim(state)
    }
    if let share = share(of: parts) {
      parts.details.value = verbatim(share)
      parts.details.target = nil
    } else if let whole = statedBehindColon(parts) {
      parts.details.value = verbatim(whole)
    }
    tone(&parts)
    return .need(.fact)
  }

  /// The text after the colon of a name, up to the end of the value: "pH 7.0", "about 3 km".
  private func statedBehindColon(_ parts: ElementParts) -> SourceRange? {
    guard let name = parts.children(.label).first, let value = parts.children(.value).last,
      parts.children(.value).count == 1, parts.children(.state).isEmpty,
      name.range.upperBound < value.range.lowerBound
    else { return nil }
    let gap = slice(SourceRange(name.range.upperBound, value.range.lowerBound))
    let others = parts.node.children.filter {
      $0.range.lowerBound >= name.range.upperBound && $0.range.upperBound <= value.range.lowerBound
    }
    guard gap.first == UInt8(ascii: ":"), others.allSatisfy({ $0.label == .label }) else {
      return nil
    }
    let start = gap.dropFirst().firstIndex { $0 > 0x20 } ?? value.range.lowerBound
    return SourceRange(start, value.range.upperBound)
  }

  func badge(_ parts: inout ElementParts) -> Requirement.Subject {
    let state = parts.children(.state).first ?? parts.children(.value).first
    tone(&parts)
    if state == nil, parts.details.label == nil {
      parts.details.label = nameBeforeKind(of: parts)
    }
    if let share = share(of: parts), parts.details.label == nil {
      parts.details.label = label(share)
      (parts.details.value, parts.details.target) = (nil, nil)
    } else if let state {
      let isBare = parts.details.label.map {
        book.senses(of: $0.text, as: "label badge") == [.isMember]
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

  /// The text of a badge, if the words before its kind belong to no other part: "a Late badge"; nil
  /// if they only describe its look.
  private func nameBeforeKind(of parts: ElementParts) -> Phrase? {
    guard let kind = parts.node.children.first, parts.node.children.count == 1,
      kind.label == .kind, kind.range.upperBound == parts.node.range.upperBound
    else { return nil }
    let words = label(parts.node)
    // "A Late badge": the article belongs to the badge and not to the name.
    let small = words.text.prefix(1).lowercased() + words.text.dropFirst()
    let rest = LabelText.withoutArticle(small)
    let text = rest == small ? words.text : rest
    guard let space = text.lastIndex(of: " "), text.last != "s" else { return nil }
    let name = LabelText.capitalized(String(text[..<space]))
    let isLook = !book.senses(of: name, as: TreeLabel.badge.word).isEmpty
    // "A Shipped badge" says it with a capital; "a red badge" only looks so.
    let isName = text.first?.isUppercase == true && (words.range?.lowerBound ?? 0) > 0
    return isLook && !isName ? nil : Phrase(name, from: words.origin)
  }

  func progress(_ parts: inout ElementParts) -> Requirement.Subject {
    writeInDigits(&parts)
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
    if let division = division(parts) {
      parts.details.label = division
      (parts.details.value, parts.details.target) = (nil, nil)
      return .need(.action)
    }
    // "3 for 2 on all books" is an offer.
    if !parts.hasKind, let many = parts.children(.value).first,
      let few = parts.children(.target).first,
      slice(SourceRange(many.range.upperBound, few.range.lowerBound)).elementsEqual(" for ".utf8)
    {
      parts.details.value = verbatim(many.range.union(few.range))
      parts.details.target = nil
      return .need(.fact)
    }
    if isAmountAlone(parts) { return stat(&parts) }
    if !parts.hasKind, let share = share(of: parts), isNoProgress(parts) {
      parts.details.value = verbatim(share)
      parts.details.target = nil
      return .need(.fact)
    }
    return parts.hasKind ? .component(.progress) : .need(.progress)
  }

  /// Whether an amount is stated without its whole, which no bar can show: "a balance of $1,204.50".
  private func isAmountAlone(_ parts: ElementParts) -> Bool {
    guard parts.component?.kind != .progress, parts.children(.target).isEmpty,
      parts.children(.value).count == 1, let value = parts.children(.value).first,
      !isShare(value), !slice(value.range).contains(UInt8(ascii: "/")) || isRate(value)
    else { return false }
    let words = verbatim(value).text
    guard words.utf8.contains(where: \.isASCIIDigit),
      !book.senses(of: words, as: "share").contains(.isMember)
    else { return false }
    let isMoney = words.unicodeScalars.contains { $0.properties.generalCategory == .currencySymbol }
    return isMoney || isRate(value) || Measures.number(words).map { $0 > 100 } ?? false
  }

  /// Whether two numbers with a slash are no part of a whole: more than the whole, as in "24/7", or
  /// inches, as in `5/16"`.
  private func isNoProgress(_ parts: ElementParts) -> Bool {
    guard let value = parts.children(.value).first, let target = parts.children(.target).first,
      let part = Measures.number(verbatim(value).text),
      let whole = Measures.number(verbatim(target).text)
    else { return false }
    let after = bytes[target.range.upperBound...].first ?? 0
    let inch = UInt8(ascii: "\"")
    let isSlash =
      slice(SourceRange(value.range.upperBound, target.range.lowerBound)) == [UInt8(ascii: "/")]
    return isSlash && (part > whole || after == inch || slice(target.range).last == inch)
  }

  /// Whether the words right before a bound say that more is meant: "must be more than 0".
  func saysMore(before place: Int) -> Bool {
    let words = slice(SourceRange(max(0, place - 14), place)).split(separator: UInt8(ascii: " "))
      .suffix(2).joined(separator: [UInt8(ascii: " ")])
    return book.senses(of: FoldedWords(Array(words)), as: "least").contains(.isMember)
  }

  /// Whether a slash in words stands behind a unit: "6.4 l/100 km".
  private func isRate(_ node: ReadingTree.Node) -> Bool {
    let bytes = slice(node.range)
    guard let slash = bytes.firstIndex(of: UInt8(ascii: "/")), slash > bytes.startIndex else {
      return false
    }
    return bytes[slash - 1].isASCIILetter
  }

  /// The whole of what is divided, which is not a progress: "split the bill by 4", "$120 between 4
  /// people". Nil for anything else.
  private func division(_ parts: ElementParts) -> Phrase? {
    guard !parts.hasKind, let name = parts.children(.label).first,
      let last = (parts.children(.value) + parts.children(.target)).max(by: {
        $0.range.lowerBound < $1.range.lowerBound
      }), !isShare(last), name.range.upperBound < last.range.upperBound
    else { return nil }
    let rest = verbatim(SourceRange(name.range.upperBound, last.range.upperBound)).text
    let words = rest.lowercased().split(separator: " ")
    guard words.dropLast().contains(where: { ["by", "between", "among"].contains($0) }),
      words.last != nil
    else { return nil }
    return label(SourceRange(parts.node.range.lowerBound, last.range.upperBound))
  }

  /// Whether words are a percentage.
  private func isShare(_ node: ReadingTree.Node) -> Bool {
    slice(node.range).last == UInt8(ascii: "%")
  }

  /// The number of bytes between two brackets; "progress of 40 %" has only a short word there.
  private func gap(_ first: ReadingTree.Node, _ second: ReadingTree.Node) -> Int {
    second.range.lowerBound - first.range.upperBound
  }

  func rating(_ parts: inout ElementParts) -> Requirement.Subject {
    writeInDigits(&parts)
    if let division = division(parts) {
      parts.details.label = division
      (parts.details.value, parts.details.target) = (nil, nil)
      (parts.details.count, parts.details.maximum) = (nil, nil)
      return .need(.action)
    }
    if let most = parts.children(.max).first ?? parts.children(.target).first,
      let value = parts.children(.value).first, value.range.upperBound <= most.range.lowerBound,
      Measures.number(verbatim(most).text) ?? 0 > Self.mostStars
    {
      let gap = slice(SourceRange(value.range.upperBound, most.range.lowerBound))
      parts.details.maximum = nil
      // A row of stars never has twenty: "a rating of 14/20" is shown in figures, and "36 out of 48
      // seats" is progress.
      guard parts.hasKind || gap.elementsEqual("/".utf8) else {
        parts.details.target = verbatim(most)
        return progress(&parts)
      }
      parts.details.value = verbatim(SourceRange(value.range.lowerBound, most.range.upperBound))
      parts.details.target = nil
      parts.details.label = parts.details.label ?? parts.children(.kind).first.map(label)
      return .need(.metric)
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

  /// Writes a spelt-out figure in digits: "sixty-eight percent".
  private func writeInDigits(_ parts: inout ElementParts) {
    guard let value = parts.details.value, let digits = Measures.inDigits(value.text) else {
      return
    }
    parts.details.value?.text = digits
  }

  /// The greatest maximum of a rating.
  private static var mostStars: Double { 10 }

  /// Adds the raters to a rating: "4 stars from 128 reviews".
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

  /// Reads the tone of a stated state.
  func tone(_ parts: inout ElementParts) {
    guard parts.details.tone == nil else { return }
    parts.details.tone =
      parts.children(.state).firstNonNil {
        book.tone(of: verbatim($0).text)
      }
  }
}
