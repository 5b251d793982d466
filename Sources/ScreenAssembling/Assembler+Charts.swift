internal import ScreenBrief
import ScreenDiagnostics
import ScreenModel
internal import ScreenReading
internal import ScreenText

extension Assembler {
  func chart(_ parts: inout ElementParts) -> Requirement.Subject {
    takeThings(&parts)
    let columns = parts.children(.column)
    if columns.contains(where: { $0.children.contains { $0.label == .value } }) {
      takeSeries(columns, &parts)
    } else if parts.details.items.contains(where: { !$0.items.isEmpty }) {
      transpose(&parts)
    }
    takeValues(&parts)
    for item in parts.details.items.indices {
      for place in parts.details.items[item].values.indices {
        parts.details.items[item].values[place] = inDigits(parts.details.items[item].values[place])
      }
    }
    let component = parts.component
    parts.details.variant = component?.variant
    // The names of the lines give their number.
    parts.details.count = nil
    parts.details.value = nil
    if component != nil { return .component(.chart) }
    if parts.details.label == nil, parts.details.items.isEmpty {
      // An element that is not called a chart and has neither a name nor values names things.
      parts.details.label = label(parts.node)
      (parts.details.dimension, parts.details.timeframe) = (nil, nil)
      return .need(.records)
    }
    if let need = parts.need ?? book.need(of: parts.details.label?.text ?? "", as: .chart) {
      return .need(need)
    }
    if parts.details.timeframe != nil { return .need(.trend) }
    if let dimension = parts.details.dimension {
      return .need(book.isMoment(dimension.text) ? .trend : .breakdown)
    }
    return parts.details.items.allSatisfy { book.isMoment($0.label.text) }
      ? .need(.trend) : .need(.breakdown)
  }

  /// A spelt-out number in digits: "two goals", "none".
  private func inDigits(_ value: Phrase) -> Phrase {
    guard !value.text.utf8.contains(where: { $0 &- UInt8(ascii: "0") < 10 }),
      let number = Measures.number(value.text)
    else { return value }
    return Phrase(Measures.digits(number), from: value.origin)
  }

  /// Gives points the values that are listed separately: "values 5, 7 and 6 for May, June and
  /// July".
  private func takeValues(_ parts: inout ElementParts) {
    let values = parts.children(.value)
    guard values.count > 1, values.count == parts.details.items.count,
      parts.details.items.allSatisfy(\.values.isEmpty)
    else { return }
    for (place, value) in values.enumerated() {
      parts.details.items[place].values = [verbatim(value)]
    }
  }

  /// Reads rows of values that follow the names of their series.
  private func takeSeries(_ columns: [ReadingTree.Node], _ parts: inout ElementParts) {
    for column in columns {
      let values = column.children.filter { $0.label == .value }
      for (place, value) in values.enumerated() {
        if place == parts.details.items.count {
          parts.details.items.append(Details.Item(Phrase(String(place + 1))))
        }
        parts.details.items[place].values.append(verbatim(value))
      }
    }
  }

  /// Converts series that each name their points.
  private func transpose(_ parts: inout ElementParts) {
    let series = parts.details.items.filter { !$0.items.isEmpty }
    parts.details.columns = series.map(\.label)
    var points: [Details.Item] = []
    for (column, line) in series.enumerated() {
      for point in line.items {
        guard let value = point.values.first else { continue }
        let place =
          points.firstIndex { $0.label.text == point.label.text }
          ?? {
            points.append(Details.Item(point.label))
            return points.count - 1
          }()
        if points[place].values.count == column { points[place].values.append(value) }
      }
    }
    parts.details.items = points
  }
}
