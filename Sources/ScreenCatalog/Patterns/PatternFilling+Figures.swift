import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenModel

/// Places for figures: each is computed of the rows that are shown.
extension PatternFilling {
  /// The figures that sum rows up: of what is measured the latest and its total or mean, of other
  /// things how many there are.
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

  /// What the rows of a column come to; nil where there are no figures in it.
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

  /// How a figure went, or what it is of each row.
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

  /// What the rows come to that are shown: of amounts that add up where there are any, as those of several
  /// pieces do.
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

  /// What comes out of figures that are filled in.
  mutating func fillResult() {
    guard let place = frame.attributes.indices.last(where: { frame.attributes[$0].isFigure })
    else { return add(figure("Result", "—")) }
    let attribute = frame.attributes[place]
    add(figure(attribute.label, attribute.shown(cell(place))))
  }
}

extension FrameAttribute {
  /// The label inside of another, "Total distance"; "BMI" stays as it is.
  var lowercasedLabel: String { Wording.lowercasedStart(label) }

  /// The label of a mean; "Average order" is one already.
  fileprivate var averageLabel: String {
    lowercasedLabel.hasPrefix("average ") ? label : "Average " + lowercasedLabel
  }

  /// A figure with its unit as a chart reads it, without groups of digits.
  fileprivate func plainWithUnit(_ cell: String) -> String {
    switch kind {
    case .money: "$" + cell
    case .percent: cell + "%"
    case .duration: cell + " min"
    case .length: cell + " s"
    default: unit.isEmpty ? cell : cell + " " + unit
    }
  }

  /// A key of a chart: a day without its weekday.
  fileprivate func shortened(_ cell: String) -> String {
    kind == .day ? FrameDay(cell).map { "\($0.day) \($0.month)" } ?? cell : shown(cell)
  }
}
