import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenText

/// Slots for figures, each computed from the rows that are shown.
extension PatternFilling {
  /// Adds figures that summarize the rows: for a measure the latest value, total or mean of up to
  /// three columns; for other things the number of rows, up to two totals and the number in the
  /// first state.
  mutating func fillStats() {
    guard !frame.rows.isEmpty else { return }
    let totals = frame.totals.prefix(3)
    if frame.role == .measure {
      for place in totals {
        let attribute = frame.attributes[place]
        guard let figure = total(of: place) else { continue }
        switch attribute.total {
        case .sum: add(self.figure("Total " + attribute.lowercasedLabel, figure))
        case .average where totals.count < 3 || place == totals.first:
          add(self.figure("Last " + attribute.lowercasedLabel, attribute.shown(cell(place))))
          if totals.count < 3 { add(self.figure(attribute.averageLabel, figure)) }
        case .average: add(self.figure(attribute.averageLabel, figure))
        case .last, nil: add(self.figure(attribute.label, attribute.shown(cell(place))))
        }
      }
      if totals.isEmpty {
        add(figure(Wording.capitalized(thing.rowPlural), String(frame.rows.count)))
      }
      return
    }
    add(figure(Wording.capitalized(thing.rowPlural), String(frame.rows.count)))
    for place in totals.prefix(2) {
      let attribute = frame.attributes[place]
      guard let figure = total(of: place), let kind = attribute.total, kind != .last else {
        continue
      }
      add(
        self.figure(
          kind == .sum ? "Total " + attribute.lowercasedLabel : attribute.averageLabel, figure))
    }
    if let state = frame.state, let option = frame.attributes[state].options.first {
      add(figure(option, String(frame.rows.count { $0[state] == option })))
    }
  }

  /// Returns the total, mean or first value of a column, or nil if the column holds no figures.
  func total(of place: Int) -> String? {
    let attribute = frame.attributes[place]
    let cells = frame.rows.map { $0[place] }
    let figures = cells.compactMap(attribute.figure)
    guard let first = cells.first(where: { !$0.isEmpty }), !figures.isEmpty else { return nil }
    let sum = figures.reduce(0, +)
    switch attribute.total {
    case .sum: return attribute.shown(sum, like: first)
    case .average: return attribute.shown(sum / Double(figures.count), like: first)
    case .last, nil: return attribute.shown(first)
    }
  }

  func figure(_ label: String, _ value: String) -> Requirement {
    var requirement = component(.stat, label)
    requirement.details.samples = [[value]]
    return requirement
  }

  /// Adds a chart of the first column with a total: over time for a measure, by row for other
  /// things.
  mutating func fillChart() {
    guard let place = frame.totals.first else { return }
    let attribute = frame.attributes[place]
    let isOverTime = frame.role == .measure
    let key = isOverTime ? 0 : frame.titlePlace
    var points: [[String]] = []
    for row in isOverTime ? frame.rows.reversed() : frame.rows where !row[place].isEmpty {
      let label = frame.attributes[key].shortened(row[key])
      guard !points.contains(where: { $0[0] == label }) else { continue }
      points.append([label, attribute.plainWithUnit(row[place])])
    }
    guard points.count > 2 else { return }
    let title = attribute.label + (isOverTime ? " over time" : " by " + thing.rowNoun)
    var requirement = component(.chart, title)
    requirement.details.variant = isOverTime ? "line" : "bar"
    requirement.details.samples = points
    add(requirement)
  }

  // MARK: Paying

  /// Adds the total of the rows shown. It sums the last money column that adds up, or the first
  /// price if there is none.
  mutating func fillTotal(rows: Int) {
    let sums = frame.totals.filter {
      frame.attributes[$0].kind == .money && frame.attributes[$0].total == .sum
    }
    guard let place = sums.last ?? frame.price else { return add(figure("Total", "—")) }
    let attribute = frame.attributes[place]
    let cells = frame.rows.prefix(count ?? rows).map { $0[place] }
    let sum = cells.compactMap(attribute.figure).reduce(0, +)
    add(figure("Total", attribute.shown(sum, like: cells.first ?? "")))
  }

  mutating func fillPay() {
    guard let place = frame.price, !cell(place).isEmpty else { return }
    var requirement = component(.keyValue, "To pay")
    requirement.details.samples = [[frame.attributes[place].shown(cell(place))]]
    add(requirement)
  }

  /// Adds the result of a calculation from inputs: the last figure of the first row.
  mutating func fillResult() {
    guard let place = frame.attributes.indices.last(where: { frame.attributes[$0].isFigure })
    else { return add(figure("Result", "—")) }
    let attribute = frame.attributes[place]
    add(figure(attribute.label, attribute.shown(cell(place))))
  }
}

extension FrameAttribute {
  /// The label for use inside another label, such as "Total distance"; "BMI" is unchanged.
  var lowercasedLabel: String { LabelText.lowercasedStart(label) }

  /// The label of a mean; a label that begins with "average" is unchanged.
  fileprivate var averageLabel: String {
    lowercasedLabel.hasPrefix("average ") ? label : "Average " + lowercasedLabel
  }

  /// Returns a figure with its unit for a chart, without digit grouping.
  fileprivate func plainWithUnit(_ cell: String) -> String {
    switch kind {
    case .money: "$" + cell
    case .percent: cell + "%"
    case .duration: cell + " min"
    case .length: cell + " s"
    default: unit.isEmpty ? cell : cell + " " + unit
    }
  }

  /// Returns the key of a chart point; a day loses its weekday.
  fileprivate func shortened(_ cell: String) -> String {
    kind == .day ? FrameDay(cell).map { "\($0.day) \($0.month)" } ?? cell : shown(cell)
  }
}
