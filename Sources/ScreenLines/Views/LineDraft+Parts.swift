internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// The parts that names ask for.
extension LineDraft {
  /// The part that one name asks for: a chart for "rentals chart", a list for "last reports".
  ///
  /// - Parameters:
  ///   - range: The name.
  ///   - isOneOfMany: Whether others beside it are of one thing, so that a plural is told of it.
  /// - Returns: A part that is called by the name.
  mutating func part(_ range: SourceRange, isOneOfMany: Bool = false) -> Request {
    if let request = message(range) ?? link(range) { return request }
    if let (kind, name) = kind(of: range) { return part(kind, name, range) }
    let field = FieldLine(range, of: words)
    let name = named(field.label)
    let isQuestion = phrases.opening(of: words.folded(name), as: "view question") != nil
    if !isQuestion, isOfSeveral(name), !isOneOfMany || words.count(name) > 2,
      !inputs.namesValue(name) || isWord(words.folded(name).words[0], "draft selecting")
    {
      return Request(.component(.list), range, Details(label: words.label(name)))
    }
    var fact = Request.fact(labelWithoutMark(name), nil, range)
    // "State (open, closed)" says what its values may be.
    if let states = field.notes.first.map({ words.members(of: $0) }), states.count > 1,
      states.allSatisfy({
        words.count($0) <= 2 && !isWord(words.folded($0).words[0], "draft tail")
      }),
      !states.contains(where: { inputs.namesValue($0) })
    {
      fact.details.samples = [[words.label(states[0]).text]]
    }
    return fact
  }

  /// The parts of an enumeration: short plurals among names of one thing are facts too, "beds" in
  /// "ward, beds, floor".
  mutating func partsOfMany(_ names: [SourceRange]) -> [Request] {
    let isMixed =
      names.count > 2 && !names.allSatisfy { isOfSeveral(FieldLine($0, of: words).label) }
    return names.map { part($0, isOneOfMany: isMixed) }
  }

  /// A part of a kind, "progress", with the name that a line gives it.
  private mutating func part(
    _ kind: String, _ range: SourceRange, _ whole: SourceRange
  ) -> Request {
    // "A warning if stock is low" says what it is about.
    let name = kind == "alert" ? range : named(range)
    var details = Details(label: labelWithoutMark(name))
    takeValue(of: whole, kind, &details)
    switch kind {
    case "stat":
      let counted = phrases.opening(of: words.folded(name), as: "draft counted") != nil
      if counted { details.samples = [[Self.counts[words.count(name) % Self.counts.count]]] }
      return Request(.need(.metric), whole, details)
    case "cards", "table", "list", "timeline":
      if kind == "cards" || kind == "timeline" { details.variant = kind }
      return Request(.component(.list), whole, details)
    case "chart":
      let shape = phrases.sense(in: words.folded(whole), as: "around")
      details.variant = shape.flatMap {
        InputBuilder.charts.contains($0) && $0 != "chart" ? $0 : nil
      }
      return Request(.component(.chart), whole, details)
    default:
      guard let component = ComponentKind(rawValue: kind) else {
        return .fact(words.label(name), nil, whole)
      }
      return Request(.component(component), whole, details)
    }
  }

  /// Takes the value that a figure or a bar quotes, and the words before it as the label: 'Progress
  /// "7 of 11"'.
  private func takeValue(of range: SourceRange, _ kind: String, _ details: inout Details) {
    guard ["progress", "timer", "stat"].contains(kind),
      let value = words.quotations(in: range).first,
      words.bytes[value.range].contains(where: \.isASCIIDigit)
    else { return }
    details.value = words.verbatim(value)
    let label = words.trimmed(
      SourceRange(range.lowerBound, max(value.lowerBound - 1, range.lowerBound)))
    if !label.isEmpty { details.label = words.label(label) }
  }

  /// A name as a label, without the mark of a question: "Who cleans" of "Who cleans?".
  private func labelWithoutMark(_ name: SourceRange) -> Phrase {
    var label = words.label(name)
    if label.text.hasSuffix("?") { label.text.removeLast() }
    return label
  }

  /// Numbers that stand for a count.
  private static let counts = ["12", "7", "34", "5", "18"]

  /// The link that words ask for: "Link to the board"; nil for other words.
  private func link(_ range: SourceRange) -> Request? {
    let folded = words.folded(range)
    guard let link = phrases.opening(of: folded, as: "gathered press"), link.sense == "link",
      let to = phrases.opening(of: folded, as: "gathered to", at: link.length),
      link.length + to.length < folded.count
    else { return nil }
    let name = words.dropping(link.length + to.length, from: range)
    return Request(.component(.link), range, Details(label: words.label(name)))
  }

  /// A text that is shown as it is: `message "Saved"`, "Hello {name}"; nil for other names.
  private func message(_ range: SourceRange) -> Request? {
    let folded = words.folded(range)
    guard let quoted = words.quotations(in: range).first else {
      let isText =
        phrases.opening(of: folded, as: "opening text") != nil
        && words.bytes[range.lowerBound].isASCIICapital
        || words.bytes[range.range].contains(UInt8(ascii: "{"))
      return isText && folded.count > 1 ? .paragraph(words.verbatim(range), range) : nil
    }
    let others = words.count(range) - words.count(quoted)
    guard others <= 5 else { return nil }
    if phrases.sense(in: folded, as: "viewed") == "alert" {
      return Request(.component(.alert), range, Details(label: words.verbatim(quoted)))
    }
    guard others == 0 || phrases.sense(in: folded, as: "draft message") != nil else { return nil }
    return .paragraph(words.verbatim(quoted), range)
  }
}
