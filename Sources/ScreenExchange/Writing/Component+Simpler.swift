internal import ScreenModel
internal import ScreenText

extension Component {
  /// The simpler component that says the same in a format without this one, with its name; nil if
  /// there is none.
  ///
  /// Each is one step: a chart becomes a table, which becomes a list in a format without tables. A
  /// kind without a rule here becomes what the meanings of its properties say.
  var simpler: (component: Component, named: StaticString)? {
    switch self {
    case .stat(let stat):
      let change = stat.change.isEmpty ? "" : " (\(stat.trend.arrow)\(stat.change))"
      return (.keyValue(KeyValue(key: stat.label, value: stat.value + change)), "a fact")
    case .progress(let progress):
      let percent = Self.shown(progress.percent) + " %"
      return (.keyValue(KeyValue(key: progress.label, value: percent)), "a fact")
    case .rating(let rating):
      let score = "\(Self.shown(rating.score)) / \(rating.outOf)"
      return (.keyValue(KeyValue(key: rating.label, value: score)), "a fact")
    case .timer(let timer):
      return (.keyValue(KeyValue(key: timer.label, value: timer.span)), "a fact")
    case .repetition(let repetition):
      let count = "\(repetition.sets) × \(repetition.reps)"
      return (.keyValue(KeyValue(key: repetition.label, value: count)), "a fact")
    case .badge(let badge): return (.paragraph(Paragraph(text: badge.label)), "a text")
    case .quote(let quote):
      let source = quote.attribution.isEmpty ? "" : "\n— " + quote.attribution
      return (.paragraph(Paragraph(text: quote.text + source)), "a text")
    case .alert(let alert):
      let texts = [alert.title, alert.message].filter { !$0.isEmpty }
      return (.paragraph(Paragraph(text: texts.joined(separator: "\n"))), "a text")
    case .checklist(let list):
      return (
        .list(
          List(
            title: list.title,
            items: list.items.map { ListItem(title: ($0.checked ? "☑ " : "☐ ") + $0.label) })),
        "a list"
      )
    case .steps(let steps):
      return (
        .list(
          List(
            title: steps.title, style: .numbered,
            items: steps.items.map { step in
              ListItem(
                title: step.label, detail: step.detail,
                badge: step.state == .upcoming ? "" : step.state.rawValue)
            })), "a list"
      )
    case .standings(let standings):
      return (
        .table(
          Table(
            title: standings.title, columns: ["Team", "Points"],
            rows: standings.rows.map { [$0.team, String($0.points)] })), "a table"
      )
    case .chart(let chart): return (.table(chart.table), "a table")
    case .calendar(let calendar):
      let title = [calendar.title, calendar.month].filter { !$0.isEmpty }.joined(separator: ", ")
      return (
        .list(
          List(
            title: title,
            items: calendar.events.map { event in
              ListItem(
                title: event.label.isEmpty ? event.from : event.label,
                detail: event.to.isEmpty ? event.from : "\(event.from) – \(event.to)")
            })), "a list"
      )
    case .map(let map):
      return (
        .list(
          List(
            title: map.title,
            items: map.places.map { place in
              ListItem(
                title: place.name,
                detail: "\(Self.shown(place.latitude)), \(Self.shown(place.longitude))")
            })), "a list"
      )
    case .player(let player) where player.source.isEmpty:
      return (.paragraph(Paragraph(text: player.title)), "a text")
    case .player(let player):
      return (.link(Link(label: player.title, destination: player.source)), "a link")
    case .link(let link): return (.paragraph(Paragraph(text: link.label)), "a text")
    case .toggle(let toggle):
      let value = toggle.isOn ? "☑" : "☐"
      return (.keyValue(KeyValue(key: toggle.label, value: value)), "a fact")
    case .slider(let slider):
      let value =
        "\(Self.shown(slider.value)) (\(Self.shown(slider.minimum))–\(Self.shown(slider.maximum)))"
      return (.keyValue(KeyValue(key: slider.label, value: value)), "a fact")
    case .field(let field):
      let value = field.value.isEmpty ? field.placeholder : field.value
      return (.keyValue(KeyValue(key: field.label, value: value)), "a fact")
    case .picker(let picker):
      return (
        .list(
          List(
            title: picker.label,
            items: picker.options.map {
              ListItem(title: (picker.selected.contains($0) ? "☑ " : "☐ ") + $0)
            })), "a list"
      )
    case .button(let button): return (.paragraph(Paragraph(text: "[\(button.label)]")), "a text")
    case .keyValue(let fact):
      return (.paragraph(Paragraph(text: "\(fact.key): \(fact.value)")), "a text")
    // Every format has these, or nothing that says the same.
    case .heading, .paragraph, .code, .divider, .list, .table: return nil
    default: return ComponentOutline(self).component
    }
  }

  /// A number in the format of all our outputs.
  static func shown(_ number: Double) -> String {
    var buffer = UTF8Buffer()
    buffer.append(number: number)
    return buffer.string
  }
}

extension Component.Timer {
  /// The duration, in minutes and seconds, and the number of rounds.
  fileprivate var span: String {
    func clock(_ seconds: Int) -> String {
      let (minutes, rest) = max(0, seconds).quotientAndRemainder(dividingBy: 60)
      return "\(minutes):\(rest < 10 ? "0" : "")\(rest)"
    }
    let range = upTo > seconds ? "\(clock(seconds))–\(clock(upTo))" : clock(seconds)
    return rounds > 1 ? "\(rounds) × \(range)" : range
  }
}

extension Component.Chart {
  /// The values of the chart, with a row for each label and a column for each series.
  fileprivate var table: Component.Table {
    var labels: [String] = []
    var rows: [String: Int] = [:]
    var cells: [[String]] = []
    for (column, series) in series.enumerated() {
      for point in series.points {
        let row = rows[point.label] ?? labels.count
        if row == labels.count {
          rows[point.label] = row
          labels.append(point.label)
          cells.append(Array(repeating: "", count: self.series.count))
        }
        cells[row][column] = point.value.map(Component.shown) ?? ""
      }
    }
    let names = series.map { unit.isEmpty ? $0.name : "\($0.name) (\(unit))" }
    return Component.Table(
      title: title, columns: [""] + names, rows: zip(labels, cells).map { [$0] + $1 })
  }
}
