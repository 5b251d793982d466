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
      let several: Set<ViewLine.Kind> = [.stat, .badge, .image, .progress, .chart]
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
      line.kind == nil || line.kind == .list || line.kind == .cards,
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

  /// Whether the noun of a name is a plural: "last 10 defect reports", "people waiting for a table".
  private func isNameOfSeveral(_ name: SourceRange) -> Bool {
    let folded = words.folded(name)
    let edge =
      folded.words.indices.dropFirst().first {
        phrases.sense(ofAll: FoldedWords(folded.words[$0]), as: "view edge") != nil
      } ?? folded.count
    return inputs.isPlural(first(edge, of: name))
      && !words.bytes[first(edge, of: name).range].suffix(2).elementsEqual("ss".utf8)
  }

  /// A part by the kind that its line says.
  private func view(_ line: ViewLine, _ kind: ViewLine.Kind, _ range: SourceRange) -> Request {
    var details = Details(label: words.label(line.name))
    switch kind {
    case .chart:
      details.variant =
        phrases.sense(in: words.folded(range), as: "around").flatMap {
          InputBuilder.charts.contains($0) && $0 != "chart" ? $0 : nil
        }
      return Request(.component(.chart), range, details)
    case .list, .table, .cards:
      return things(line, kind, range)
    case .timeline:
      details.variant = "timeline"
      return Request(.component(.list), range, details)
    case .stat: return Request(.need(.metric), range, details)
    case .map: return Request(.component(.map), range, details)
    case .image: return Request(.component(.image), range, details)
    case .progress: return Request(.component(.progress), range, details)
    case .badge: return Request(.component(.badge), range, details)
    case .alert: return Request(.component(.alert), range, details)
    case .rating: return Request(.component(.rating), range, details)
    case .calendar: return Request(.component(.calendar), range, details)
    case .timer: return Request(.component(.timer), range, details)
    case .player: return Request(.component(.player), range, details)
    case .checklist: return Request(.component(.checklist), range, details)
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
    var details = Details(label: kind == .cards ? plural(line.name) : words.label(line.name))
    let pressed = line.attributes.filter(inputs.isButton)
    details.columns = line.attributes.filter { !inputs.isButton($0) }
      .map { words.label(FieldLine($0, of: words).label) }
    if let first = details.columns.first {
      details.nameColumn = first
      details.columns.removeFirst()
    }
    if kind == .cards { details.variant = "cards" }
    let subject: Requirement.Subject =
      switch kind {
      case .table: .component(.table)
      case .cards: .component(.list)
      default: details.nameColumn == nil ? .need(.records) : .component(.table)
      }
    var things = Request(subject, range, details)
    things.parts = pressed.map { .action(inputs.buttonLabel($0), $0) }
    return things
  }
}
