import ScreenBrief
import ScreenDiagnostics
import ScreenModel
import ScreenSpecifications

/// Charts, and parts with a label and perhaps a value.
extension DescriptionBuilder {
  // MARK: Charts

  mutating func addChart(_ all: DescribedMembers, _ part: Part, _ typeName: String?) {
    var members = all
    var kind = typeName.flatMap { DescriptionWord($0).chartKind }
    if let own = members.take(
      .typing,
      where: {
        $0.text.map { DescriptionWord($0).chartKind != nil } ?? false
      })
    {
      kind = own.value.text.flatMap { DescriptionWord($0).chartKind }
    }
    let title = members.takeScalar(.title, .name)
    var details = Details(
      label: title.flatMap { tree.scalar($0.value) } ?? part.named ?? sectionLabel)
    details.variant = kind
    let labels = members.take(.axis, where: { $0.elements != nil })
    let points =
      members.take(.items, where: { !$0.isScalar })
      ?? members.take(where: {
        ["y", "series", "datasets"].contains(DescriptionWord($0.name).text) && !$0.value.isScalar
      })
    if let points { take(points.value, labels?.value, &details) }
    if details.items.isEmpty, let words = members.takeScalar(.items), words.value.text != nil {
      details.items = tree.scalar(words.value)?.parts.map(Self.point) ?? []
    }
    if let unit = members.take(where: { DescriptionWord($0.name).text == "unit" }) {
      details.unit = tree.scalar(unit.value)
    }
    if let by = members.take(where: {
      ["x", "by", "per", "xaxis", "dimension"].contains(DescriptionWord($0.name).text)
    }) {
      details.dimension = tree.scalar(by.value)
    }
    // A section of its own keeps what is around the chart apart from it.
    if section == nil {
      within(nil, nil, part.range) { $0.require(.component(.chart), details, part.range) }
    } else {
      require(.component(.chart), details, part.range)
    }
    finish(members)
  }

  /// A point in words: "Mon 12", "Mon: 12".
  private static func point(_ words: Phrase) -> Details.Item {
    if case (let label, let value?)? = words.splitAtColon {
      return Details.Item(label, values: [value])
    }
    let (label, value) = words.splitBeforeFigure(orCode: true)
    return Details.Item(label ?? words, values: value.map { [$0] } ?? [])
  }

  private func take(_ value: TreeValue, _ labels: TreeValue?, _ details: inout Details) {
    let names = labels?.elements?.compactMap(tree.scalar) ?? []
    if let members = value.members {
      details.items = members.map { member in
        let values =
          member.value.elements?.compactMap(tree.scalar)
          ?? [tree.scalar(member.value)].compactMap(\.self)
        return Details.Item(tree.phrase(of: member), values: values)
      }
      // Series by their names, over the labels of the axis.
      if !names.isEmpty, members.allSatisfy({ $0.value.elements != nil }) {
        turn(series: members.map { (tree.phrase(of: $0), $0.value) }, names, &details)
      }
      return
    }
    let elements = value.elements ?? []
    if elements.allSatisfy(\.isScalar) {
      let values = elements.map { tree.scalar($0) ?? Phrase("—") }
      details.items =
        names.isEmpty
        ? values.map(Self.point) : zip(names, values).map { Details.Item($0, values: [$1]) }
      return
    }
    // Series, each with a name and its values.
    let series = elements.compactMap { element -> (Phrase, TreeValue)? in
      guard var members = element.members.map(DescribedMembers.init),
        let name = members.takeScalar(.title, .name).flatMap({ tree.scalar($0.value) }),
        let values = members.take(.items, where: { $0.elements != nil })
      else { return nil }
      return (name, values.value)
    }
    if series.count == elements.count, !series.isEmpty {
      return turn(series: series, names, &details)
    }
    details.items = elements.compactMap { element in
      if let cells = element.elements?.compactMap(tree.scalar), let first = cells.first {
        return Details.Item(first, values: Array(cells.dropFirst()))
      }
      guard let members = element.members else { return tree.scalar(element).map(Self.point) }
      let label =
        members.first { $0.value.text.map { Property.number($0) == nil } ?? false } ?? members.first
      guard let label, let name = tree.scalar(label.value) else { return nil }
      let rest = members.filter { $0 != label && $0.value.isScalar }
      if rest.count > 1, details.columns.isEmpty {
        details.columns = rest.map { Property(tree.phrase(of: $0)).labelWithUnit }
      }
      return Details.Item(name, values: rest.map { tree.scalar($0.value) ?? Phrase("—") })
    }
  }

  /// Takes series of values as points that each have a value for each series.
  private func turn(
    series: [(name: Phrase, values: TreeValue)], _ names: [Phrase], _ details: inout Details
  ) {
    details.columns = series.map(\.name)
    let values = series.map { one in
      (one.values.elements ?? []).map { tree.scalar($0) ?? Phrase("—") }
    }
    for place in 0..<(values.map(\.count).max() ?? 0) {
      let name = place < names.count ? names[place] : Phrase(String(place + 1))
      details.items.append(
        Details.Item(
          name, values: values.map { place < $0.count ? $0[place] : Phrase("—") }))
    }
  }

  // MARK: Parts with a label

  mutating func addPlainPart(
    _ view: ViewMeaning, _ all: DescribedMembers, _ part: Part, _ typeName: String?
  ) {
    var members = all
    let title = members.takeScalar(.title, .name)
    let text = members.takeScalar(.text)
    let value = members.takeScalar(.value)
    var details = Details(
      label: title.flatMap { tree.scalar($0.value) }
        ?? part.key.map { DescriptionWord($0.text).view == view ? nil : Property($0).label } ?? nil,
      value: value.flatMap { tree.scalar($0.value) })
    let words = text.flatMap { tree.scalar($0.value) }
    switch view {
    case .alert:
      details.value = words ?? details.value
      if details.label == nil { (details.label, details.value) = (details.value, nil) }
    case .quote, .code:
      (details.label, details.value) = (details.value, words ?? details.label)
      if words != nil, let by = title.flatMap({ tree.scalar($0.value) }) { details.label = by }
      if details.label == nil,
        let by = members.take(where: {
          ["by", "author", "who", "from", "source", "attribution", "cite"].contains(
            DescriptionWord($0.name).text)
        })
      {
        details.label = tree.scalar(by.value)
      }
    case .badge, .image, .player, .map, .calendar:
      details.label = details.label ?? words ?? details.value
      if view != .badge { details.value = nil }
      if details.value?.text == details.label?.text { details.value = nil }
    default: details.label = details.label ?? words
    }
    if view == .image || view == .player || view == .map,
      let about = members.take(where: {
        ["alt", "description", "src", "of"].contains(DescriptionWord($0.name).text)
      })
    {
      if details.label == nil {
        details.label = tree.scalar(about.value)
      } else {
        leaveOut(about, "the source of a picture, which is drawn as its description")
      }
    }
    if view == .calendar { details.timeframe = details.label }
    if let target = members.takeScalar(.total) { details.target = tree.scalar(target.value) }
    if let tone = members.takeScalar(.tone) {
      details.tone = tone.value.text.flatMap { DescriptionWord($0).tone }
    } else if let flag = members.take(where: { member in
      (member.value.content == .flag(true) || member.value.text == "true")
        && DescriptionWord(member.name).tone != nil
    }) {
      details.tone = DescriptionWord(flag.name).tone
    } else if view == .alert || view == .badge,
      let look = members.take(
        .look, where: { $0.text.map { DescriptionWord($0).tone != nil } ?? false })
    {
      details.tone = look.value.text.flatMap { DescriptionWord($0).tone }
    }
    if view == .alert, details.tone == nil, let typeName, DescriptionWord(typeName).text != "alert",
      DescriptionWord(typeName).tone == nil
    {
      details.tone = .info
    } else if view == .alert, details.tone == nil, let typeName {
      details.tone = DescriptionWord(typeName).tone
    }
    if let places = members.take(.items, where: { !$0.isScalar }) {
      for element in places.value.elements ?? [] {
        if let words = tree.scalar(element) {
          details.items.append(Details.Item(words))
        } else if let inner = element.members {
          var one = DescribedMembers(inner)
          guard let name = one.takeScalar(.title, .name, .text).flatMap({ tree.scalar($0.value) })
          else { continue }
          details.items.append(
            Details.Item(name, values: one.left.compactMap { tree.scalar($0.value) }))
        }
      }
    }
    require(.component(view.component), details, part.range)
    finish(members)
  }

  /// Adds a part of which a single text says all.
  mutating func addLeaf(_ view: ViewMeaning, named words: Phrase, _ member: TreeMember) {
    let range =
      member.nameRange == nil
      ? words.range ?? tree.place(member.value.range) : tree.place(of: member)
    switch view {
    case .button: addButton(shorthand: words)
    case .link: addButton(shorthand: words, view: .link)
    case .field, .multiline, .picker, .toggle, .slider:
      let type = DescriptionWord(member.name).text
      let name = type.isEmpty ? words : words
      var members = [TreeMember("label", at: nil, TreeValue(.text(name.text), at: unplaced(range)))]
      members.append(
        TreeMember("type", at: nil, TreeValue(.text(type.isEmpty ? view.rawValue : member.name))))
      addInput(TreeValue(.object(members), at: unplaced(range)))
    case .title, .heading: require(.component(.heading), Details(label: words, value: words), range)
    case .paragraph: require(.component(.paragraph), Details(value: words), range)
    case .quote, .code: require(.component(view.component), Details(value: words), range)
    case .divider: require(.component(.divider), Details(), range)
    case .progress, .rating:
      let parts = words.splitAtColon
      let (label, value) = (parts?.0, parts?.1 ?? words)
      var details = Details(
        label: label ?? Phrase(IdentifierWords(view.rawValue).label), value: value)
      if Property.number(String(words.text.prefix(1))) == nil, label == nil {
        details = Details(label: words)
      }
      require(.component(view.component), details, range)
    case .alert:
      var details = Details(label: words)
      let word = DescriptionWord(member.name)
      details.tone = word.text == "alert" ? nil : word.tone ?? .info
      require(.component(.alert), details, range)
    default: require(.component(view.component), Details(label: words), range)
    }
  }
}

extension ViewMeaning {
  /// The component that shows the view.
  var component: ComponentKind {
    switch self {
    case .quote: .quote
    case .code: .code
    case .divider: .divider
    case .image: .image
    case .player: .player
    case .chart: .chart
    case .map: .map
    case .calendar: .calendar
    case .badge: .badge
    case .progress: .progress
    case .rating: .rating
    case .alert: .alert
    default: .paragraph
    }
  }
}

extension DescriptionWord {
  /// The kind of chart that the word names; nil if it names none.
  var chartKind: String? {
    let name = text.hasSuffix("chart") ? String(text.dropLast(5)) : text
    for (kind, words) in Self.chartKinds where words.contains(name) {
      return kind
    }
    return nil
  }

  private static let chartKinds = [
    ("line", ["line", "lines", "sparkline", "timeseries", "trend", "linegraph"]),
    ("bar", ["bar", "bars", "column", "histogram", "bargraph", "stackedbar", "horizontalbar"]),
    ("pie", ["pie", "donut", "doughnut", "ring"]), ("area", ["area", "stackedarea"]),
  ]

  /// The tone that the word names; nil if it names none.
  var tone: Component.Tone? {
    switch first(of: .critical, .warning, .success, .info) {
    case .critical?: .critical
    case .warning?: .warning
    case .success?: .success
    case .info?: .info
    default: nil
    }
  }
}
