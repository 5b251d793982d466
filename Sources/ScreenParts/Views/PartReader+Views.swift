internal import ScreenBrief
package import ScreenDiagnostics
package import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Lines that name what is shown on a screen, but not its values.
extension PartReader {
  /// The parts that a line names, by its own words: a chart, a map, a figure, things with what each
  /// has, facts; nil for a line that says too little or too much for its form.
  package func view(_ range: SourceRange) -> [Request]? {
    let line = ViewLine(range, by: self)
    guard !line.name.isEmpty else { return nil }
    let names = members(line.name)
    let areNames = names.count > 1 && names.allSatisfy { (1...5).contains(words.count($0)) }
    if let items = stated(line, range) { return [items] }
    if let kind = line.kind {
      let several: Set<ViewLine.Kind> = [
        .stat, .component(.badge), .component(.image), .component(.progress), .component(.chart),
      ]
      guard areNames, several.contains(kind) else { return [view(line, kind, range)] }
      return names.map { view(ViewLine(name: $0, kind: kind), kind, $0) }
    }
    if !line.attributes.isEmpty, words.count(line.name) <= 6 { return [described(line, range)] }
    if areNames { return names.flatMap { view($0) ?? [] } }
    guard words.count(line.name) <= 8 else { return nil }
    let isQuestion = phrases.opening(of: words.folded(line.name), as: "view question") != nil
    return isNameOfSeveral(line.name) && !isQuestion
      ? [Request(.need(.records), range, Details(label: words.label(line.name)))]
      : [fact(line.name, range)]
  }

  /// Several things with their names, "Habits: Read 20 pages, Stretch": names begin with capitals or
  /// figures, which what each has does not.
  private func stated(_ line: ViewLine, _ range: SourceRange) -> Request? {
    guard let value = FieldLine(range, of: words).value, isNameOfSeveral(line.name),
      line.kind == nil || line.kind == .component(.list) || line.kind == .cards,
      case let names = members(value), names.count > 1
    else { return nil }
    let proper = names.count { name in
      let first = words.bytes[name.lowerBound]
      return first.isASCIIDigit || first.isASCIILetter && !first.isASCIISmallLetter
    }
    guard proper * 2 > names.count else { return nil }
    var details = Details(label: words.label(line.name))
    details.items = names.map { Details.Item(words.verbatim($0)) }
    return Request(.component(.list), range, details)
  }

  private func fact(_ name: SourceRange, _ range: SourceRange) -> Request {
    var label = words.label(name)
    if label.text.hasSuffix("?") { label.text.removeLast() }
    return .fact(label, nil, range)
  }

  /// Whether the noun of a name is a plural: "last 10 defect reports", "guests without a table".
  private func isNameOfSeveral(_ name: SourceRange) -> Bool {
    let folded = words.folded(name)
    let edge =
      folded.words.indices.dropFirst().first {
        phrases.sense(ofAll: FoldedWords(folded.words[$0]), as: "view edge") != nil
      } ?? folded.count
    let noun = first(edge, of: name)
    return inputs.isPlural(noun) && !words.bytes[noun.range].suffix(2).elementsEqual("ss".utf8)
  }

  /// A part by the kind that its line says.
  private func view(_ line: ViewLine, _ kind: ViewLine.Kind, _ range: SourceRange) -> Request {
    var details = Details(label: words.label(line.name))
    switch kind {
    case .cards, .component(.list), .component(.table): return things(line, kind, range)
    case .stat: return Request(.need(.metric), range, details)
    case .timeline:
      details.variant = "timeline"
      return Request(.component(.list), range, details)
    case .component(.chart):
      let shape = phrases.sense(in: words.folded(range), as: "around")
      details.variant = shape.flatMap {
        InputBuilder.charts.contains($0) && $0 != "chart" ? $0 : nil
      }
      return Request(.component(.chart), range, details)
    case .component(let component): return Request(.component(component), range, details)
    }
  }

  /// Several things with what each has, or the facts of a single one.
  private func described(_ line: ViewLine, _ range: SourceRange) -> Request {
    guard !isNameOfSeveral(line.name) else { return things(line, nil, range) }
    let facts = line.attributes.map { attribute -> Request in
      let own = ViewLine(attribute, by: self)
      return own.kind.map { view(own, $0, attribute) } ?? fact(own.name, attribute)
    }
    return .section(words.label(line.name), range, facts)
  }

  private func things(
    _ line: ViewLine, _ kind: ViewLine.Kind?, _ range: SourceRange
  ) -> Request {
    let names = line.attributes.map { inputs.isButton($0) ? $0 : FieldLine($0, of: words).label }
    var things = columns(names, in: range)
    things.details.label = kind == .cards ? plural(line.name) : words.label(line.name)
    if kind == .cards {
      (things.subject, things.details.variant) = (.component(.list), "cards")
    } else if kind != .component(.table), things.details.nameColumn == nil {
      things.subject = .need(.records)
    }
    return things
  }
}
