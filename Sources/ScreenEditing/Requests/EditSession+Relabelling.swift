internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenEditPlans
internal import ScreenEdits
internal import ScreenModel
internal import ScreenReading
internal import ScreenText

/// New elements by the words for their kinds, where their brackets have another label.
extension EditSession {
  /// A bracket with the label of the kind that its own words name: `a ⟨checkbox⟩ "Same as above"`,
  /// `a time zone ⟨dropdown⟩`, `a ⟨card⟩ for visitors` beside other figures.
  func kindred(_ node: ReadingTree.Node) -> ReadingTree.Node {
    var node = node
    node.children = node.children.map { $0.label.family == .role ? $0 : kindred($0) }
    guard let said = node.children.first(where: { $0.label == .kind }) else {
      return beside(node)
    }
    let words = tokens(in: said.range)
    let whole = self.words.meaning("kind", of: words)
    let named = whole ?? self.words.meaning("kind", of: words.suffix(1))
    guard let named, let kind = ComponentKind(rawValue: named),
      let label = Self.bracket(of: kind), label != node.label
    else { return node }
    let name: ArraySlice<EditToken> = whole == nil ? words.dropLast() : []
    node.label = label
    node.children.removeAll { $0.label == .kind }
    if !name.isEmpty {
      let own = node.children.firstIndex { $0.label == .label }
      // `a ⟨Reset to⟩ ⟨defaults link⟩` is one name.
      let all = own.map { node.children[$0].range.union(range(of: name)) } ?? range(of: name)
      if let own { node.children.remove(at: own) }
      node.children.insert(ReadingTree.Node(.label, all), at: 0)
    }
    return node
  }

  /// A name alone beside an input is an input, whatever it was read as: `phone below email`.
  func fitting(_ node: ReadingTree.Node, at place: Place?) -> ReadingTree.Node {
    guard isBare(node), node.label == .fact || node.label == .stat else { return node }
    switch place {
    case .after(let targets), .before(let targets):
      guard case .element(let address)? = targets.first,
        element(at: address)?.component.kind.family == .input
      else { return node }
      return ReadingTree.Node(.field, node.range, children: node.children)
    case .within, .start, .end, .up, .down, .at, nil: return node
    }
  }

  /// A text of the kind that a bracket names, with its words and no more; nil for other things.
  func text(of node: ReadingTree.Node) -> Element? {
    guard let said = node.children.first(where: { $0.label == .kind }),
      let name = node.children.first(where: { $0.label == .label }), node.children.count == 2,
      let meaning = words.meaning("kind", of: finder.bare(tokens(in: said.range))),
      let kind = ComponentKind(rawValue: meaning), kind.family == .text, kind != .alert,
      Self.bracket(of: kind) == nil
    else { return nil }
    var element = Element(Component(kind))
    guard let naming = OwnTexts(of: element.component).naming else { return nil }
    // A sentence keeps its full stop.
    let text = TreeValue(.text(self.name(tokens(in: name.range), like: "A.")))
    return element.set(naming, to: text) ? element : nil
  }

  /// A bracket without a word for its kind, but with one for the kind of what is on the screen: a
  /// figure where there are figures, if it is a card.
  private func beside(_ node: ReadingTree.Node) -> ReadingTree.Node {
    let own = tokens(in: node.range).filter { token in
      !node.children.contains { $0.range.overlaps(token.range) }
    }[...]
    let label = Self.bracket(of: .stat)
    guard let label, node.label == .progress, isSomewhere(.stat), !isSomewhere(.progress),
      own.contains(where: { token in
        words.meanings("loose", endingIn: [token][...]).contains { $0.meaning == "stat" }
      })
    else { return node }
    var node = node
    node.label = label
    node.children = node.children.map { child in
      var child = child
      if child.label == .max { child.label = .value }
      return child
    }
    return node
  }

  /// A request for a text, with the words after a colon as what it says: `a warning above the
  /// table: keys are shown once`.
  func withTold(_ request: ChangeRequest) -> ChangeRequest {
    guard request.elements.count == 1, let element = request.elements.first,
      element.label == .alert || element.label == .text, request.roles(.label).isEmpty,
      !element.children.contains(where: { $0.label == .label }),
      let said = wordsBehindColon(of: request)
    else { return request }
    var request = request
    request.parts = [element, ReadingTree.Node(.label, said)]
    return request
  }

  /// The sentence after a colon in a request.
  func wordsBehindColon(of request: ChangeRequest) -> SourceRange? {
    let all = EditToken.tokens(of: text.utf8)
    guard
      let colon = all.firstIndex(where: { token in
        token.isMark && token.text == ":" && token.range.lowerBound >= request.range.lowerBound
          && token.range.upperBound < request.range.upperBound
      })
    else { return nil }
    let said = all[(colon + 1)...].prefix { !$0.isMark || $0.text == "," }
    return said.isEmpty ? nil : range(of: said)
  }

  /// `show "Full" where it says 0`: another text in the place of one; nil if no such place is
  /// stated.
  func restating(where request: ChangeRequest) throws(Refusal) -> EditPlan? {
    guard let said = request.said else { return nil }
    let sentence = spoken.drop { $0.range.lowerBound < request.range.lowerBound }
      .prefix { !$0.isMark }
    for index in sentence.indices {
      guard let lead = words.match("where", at: sentence[index...]),
        said.upperBound <= sentence[index].range.lowerBound
      else { continue }
      let old = sentence[(index + lead.count)...]
      guard !old.isEmpty, let plan = try replacing(old, with: tokens(in: said)) else {
        throw Refusal(reason: "nothing here says \(quoted(old))")
      }
      return plan
    }
    return nil
  }

  /// A part that extends what has no parts of such a kind: a further point of the only series of a
  /// chart, a further text in a fact; nil if there is nothing of the sort.
  func extending(
    _ part: ReadingTree.Node, at place: Place?, within home: EditTarget?
  ) -> EditPlan? {
    let target: EditTarget?
    if case .within(let targets) = place { target = targets.first } else { target = home }
    if case .element(let address)? = target,
      case .keyValue(let fact)? = element(at: address)?.component,
      part.label == .option || part.children.isEmpty, !fact.value.isEmpty
    {
      let value = fact.value + ", " + name(tokens(in: part.range), like: fact.value)
      return EditPlan(
        subject: "insert",
        edits: [.setting(address, Component.Field.Property.value, to: TreeValue(.text(value)))],
        targets: [.element(address)], done: "\(name(of: .element(address))) is \"\(value)\" now")
    }
    return extendingChart(part, at: place, target)
  }

  private func extendingChart(
    _ part: ReadingTree.Node, at place: Place?, _ target: EditTarget?
  ) -> EditPlan? {
    let said = tokens(in: part.range)
    let charts = finder.candidates(in: nil).filter { $0.kind == "chart" }
    guard place == nil || target != nil, charts.count == 1, let address = charts[0].address,
      target == nil || target == .element(address)
        || held(alone: target ?? .screen) == .element(address),
      let last = said.last, let value = Figure(last.text)?.value, said.count > 1,
      let tree = element(at: address)?.tree,
      let series = tree[Component.Chart.Property.series]?.elements,
      series.count == 1, let points = series[0][Component.ChartSeries.Property.points]?.elements,
      !points.isEmpty
    else { return nil }
    let labels = points.compactMap { $0[Component.ChartPoint.Property.label]?.text }
    var label = name(said.dropLast(), like: labels.first ?? "")
    let isShort = Set(labels.map(\.utf8.count)).count == 1 && (labels.first?.utf8.count ?? 0) == 3
    // Beside "Mon" and "Tue", Sunday is "Sun".
    let isOfTime =
      labels.allSatisfy { AnchorFinder.isOfCalendar($0) } && AnchorFinder.isOfCalendar(label)
    guard target != nil || isOfTime || latest == [.element(address)] else { return nil }
    if isShort, isOfTime { label = String(label.prefix(3)) }
    let pointer = JSONPointer(Component.Chart.Property.series, 0).appending(
      Component.ChartSeries.Property.points, points.count)
    let point = TreeValue(
      .object([
        TreeMember(Component.ChartPoint.Property.label, text: label),
        TreeMember(Component.ChartPoint.Property.value, TreeValue(.number(value))),
      ]))
    return EditPlan(
      subject: "insert", edits: [.change(address, [.add(pointer, point)])],
      targets: [.element(address)],
      done: "\"\(label)\" added to \(name(of: .element(address)))")
  }
}
