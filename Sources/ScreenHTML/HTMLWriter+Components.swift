internal import ScreenModel
internal import ScreenRendering
internal import ScreenText

// How a page draws each kind of component, and which styles that needs: two switches, side by side.

extension HTMLWriter {
  /// Writes a component.
  mutating func write(_ component: Component) {
    switch component {
    case .heading(let heading): write(heading)
    case .paragraph(let paragraph): write(paragraph)
    case .quote(let quote): write(quote)
    case .code(let code): write(code)
    case .divider: out.append("<hr class=\"hr full\">\n")
    case .keyValue(let fact): write(fact)
    case .stat(let stat): write(stat)
    case .badge(let badge): write(badge)
    case .progress(let progress): write(progress)
    case .rating(let rating): write(rating)
    case .list(let list): write(list)
    case .checklist(let checklist): write(checklist)
    case .steps(let steps): write(steps)
    case .table(let table): write(table)
    case .standings(let standings): write(standings)
    case .chart(let chart): write(chart)
    case .calendar(let calendar): write(calendar)
    case .map(let map): write(map)
    case .image(let image): write(image)
    case .player(let player): write(player)
    case .field(let field): write(field)
    case .picker(let picker): write(picker)
    case .toggle(let toggle): write(toggle)
    case .slider(let slider): write(slider)
    case .button(let button): write(button)
    case .link(let link): write(link)
    case .alert(let alert): write(alert)
    case .unclear(let unclear): write(unclear)
    case .timer(let timer): write(timer)
    case .repetition(let repetition): write(repetition)
    }
  }
}

extension Component {
  /// The styles that a page needs for it.
  var styles: StyleFamilies {
    switch self {
    case .heading(let heading): heading.emphasis == .strong ? .looks : []
    case .paragraph(let paragraph): paragraph.emphasis == .strong ? .looks : []
    case .quote, .code, .divider: .words
    case .keyValue(let fact):
      fact.emphasis == .regular && fact.tone == .neutral ? .facts : [.facts, .looks]
    case .stat(let stat):
      stat.emphasis == .regular && stat.tone == .neutral ? .facts : [.facts, .looks]
    case .badge: .tags
    case .progress, .rating: .meters
    case .list(let list): list.styles
    case .checklist: [.inputs, .choices]
    case .steps: .steps
    case .table(let table): table.styles
    case .standings: .tables
    case .chart: [.series, .charts, .tables]
    case .calendar: [.tables, .lists, .places]
    case .map: [.series, .lists, .places]
    case .image(let image):
      image.shape == .rectangle ? [.series, .media] : [.series, .media, .looks]
    case .player: [.series, .media]
    case .field(let field):
      switch field.kind {
      case .date, .time, .datetime: [.inputs, .dates]
      case .text, .email, .password, .number, .phone, .url, .search, .multiline, .file: .inputs
      }
    case .picker(let picker): picker.style == .menu ? .inputs : [.inputs, .choices]
    case .toggle, .slider: [.inputs, .choices]
    case .button(let button):
      button.width == .fitting && button.style != .positive ? .actions : [.actions, .looks]
    case .link: .actions
    case .alert, .unclear: .feedback
    case .timer: [.routine, .actions]
    case .repetition: .routine
    }
  }
}

extension Component.Table {
  fileprivate var styles: StyleFamilies {
    var families: StyleFamilies = [.tables, .tags]
    if !actions.isEmpty { families.formUnion([.actions, .records]) }
    if marks.contains(where: { $0.column == 0 }) { families.insert(.marks) }
    return families
  }
}

extension Component.List {
  fileprivate var styles: StyleFamilies {
    var families: StyleFamilies = style == .plain ? .lists : [.lists, .listStyles]
    func note(_ item: Component.ListItem) {
      if !item.badge.isEmpty { families.insert(.tags) }
      if !item.image.isEmpty { families.formUnion([.series, .media]) }
      if !item.actions.isEmpty { families.insert(.actions) }
    }
    for item in items {
      note(item)
      item.items.forEach(note)
    }
    return families
  }
}
