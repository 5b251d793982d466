package import ScreenModel

extension SeededRandom {
  /// A component of a kind.
  package mutating func component(_ kind: ComponentKind) -> Component {
    switch kind {
    case .heading: .heading(.init(text: text()))
    case .paragraph: .paragraph(.init(text: text()))
    case .quote: .quote(.init(text: text(), attribution: text()))
    case .code: .code(.init(text: text(), language: text()))
    case .divider: .divider(.init())
    case .keyValue: .keyValue(.init(key: text(), value: text()))
    case .stat:
      .stat(
        .init(
          label: text(), value: text(), change: text(), trend: choice(Component.Trend.self)))
    case .badge: .badge(.init(label: text(), tone: choice(Component.Tone.self)))
    case .progress: .progress(.init(label: text(), percent: number()))
    case .rating: .rating(.init(label: text(), score: number(), outOf: integer()))
    case .list:
      .list(
        .init(
          title: text(), style: choice(Component.ListStyle.self),
          items: array { $0.item(depth: 1) }))
    case .checklist:
      .checklist(
        .init(title: text(), items: array { .init(label: $0.text(), checked: $0.flag()) }))
    case .steps:
      .steps(
        .init(
          title: text(),
          items: array {
            .init(label: $0.text(), detail: $0.text(), state: $0.choice(Component.StepState.self))
          }))
    case .table:
      .table(
        .init(
          title: text(), columns: array { $0.text() }, rows: array { $0.array { $0.text() } }))
    case .standings:
      .standings(
        .init(title: text(), rows: array { .init(team: $0.text(), points: $0.integer()) }))
    case .chart:
      .chart(
        .init(
          title: text(), kind: choice(Component.ChartKind.self), unit: text(),
          series: array {
            .init(
              name: $0.text(),
              points: $0.array(upTo: 20) { .init(label: $0.text(), value: $0.number()) })
          }))
    case .calendar:
      .calendar(
        .init(
          title: text(), month: ["2026-03", "2024-02", "2026-13", "soon", ""][below(5)],
          events: array {
            .init(from: $0.date(), to: $0.date(), label: $0.text())
          }))
    case .map:
      .map(
        .init(
          title: text(),
          places: array {
            .init(name: $0.text(), latitude: $0.number(), longitude: $0.number())
          }))
    case .image: .image(.init(description: text(), source: text()))
    case .player:
      .player(
        .init(
          title: text(), kind: choice(Component.PlayerKind.self), source: text(),
          seconds: integer()))
    case .field:
      .field(
        .init(
          label: text(), placeholder: text(), kind: choice(Component.FieldKind.self),
          name: text(), value: text(),
          rules: flag()
            ? nil
            : .init(
              required: flag(), minLength: integer(), maxLength: integer(), minimum: number(),
              maximum: number(), pattern: text(), message: text())))
    case .picker:
      .picker(
        .init(
          label: text(), options: array { $0.text() }, selected: array { $0.text() },
          style: choice(Component.PickerStyle.self), name: text()))
    case .toggle: .toggle(.init(label: text(), isOn: flag(), name: text()))
    case .slider:
      .slider(
        .init(
          label: text(), minimum: number(), maximum: number(), value: number(), name: text()))
    case .button:
      .button(
        .init(
          label: text(), style: choice(Component.ButtonStyle.self), action: text(),
          opens: ["", "a", "b", "zzz"][below(4)]))
    case .link: .link(.init(label: text(), destination: text()))
    case .alert:
      .alert(.init(title: text(), message: text(), tone: choice(Component.Tone.self)))
    case .unclear: .unclear(.init(reason: text()))
    case .timer:
      .timer(
        .init(
          label: text(), kind: choice(Component.TimerKind.self), seconds: integer(),
          upTo: integer(), rounds: integer()))
    case .repetition: .repetition(.init(label: text(), sets: integer(), reps: integer()))
    }
  }

  private mutating func date() -> String {
    ["2026-03-07", "2026-03-30", "2026-04-02", "2024-02-30", "", "tomorrow"][below(6)]
  }

  private mutating func item(depth: Int) -> Component.ListItem {
    .init(
      title: text(), detail: text(), badge: text(), image: text(),
      facts: array { .init(key: $0.text(), value: $0.text()) },
      actions: array { .init(label: $0.text(), action: $0.text()) },
      items: depth > 0 ? array { $0.item(depth: depth - 1) } : [])
  }
}
