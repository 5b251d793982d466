internal import ScreenDiagnostics
internal import ScreenModel

/// What a clause comes to: edits, what they are about, and the same in words.
struct EditPlan {
  var subject: String
  var edits: [Edit]
  var targets: [EditTarget]
  var done: String
}

extension EditSession {
  func plan(of clause: EditClause) throws(Refusal) -> EditPlan {
    guard !clause.words.isEmpty || clause.verb.isEmpty else {
      throw Refusal(reason: "it does not say what")
    }
    switch clause.verb {
    case "add": return try insertion(clause.words)
    case "remove": return try removal(clause.words)
    case "rename": return try renaming(clause.words)
    case "move": return try moving(clause.words)
    case "put":
      let isNew =
        words.match("definite", at: clause.words) == nil
        && words.match("article", at: clause.words) != nil
      return isNew ? try insertion(clause.words) : try moving(clause.words)
    case "replace": return try replacement(clause.words)
    case "swap": return try swapping(clause.words)
    case "make", "turn": return try making(clause.words)
    case "set", "change": return try setting(clause.words, isChange: clause.verb == "change")
    case "mark": return try marking(clause.words, isOn: true)
    case "unmark": return try marking(clause.words, isOn: false)
    case "use": return try using(clause.words)
    default: throw Refusal(reason: noEdit(clause))
    }
  }

  /// Why a clause without a verb is no edit, and what it would be by itself.
  private func noEdit(_ clause: EditClause) -> String {
    let composed = editor.compose(written(clause.words))
    let shown = composed.elements.map { element in
      let title = OwnTexts(of: element.component).title
      return title.isEmpty
        ? element.component.kind.rawValue : "\(element.component.kind.rawValue) \"\(title)\""
    }
    return "this says no edit, such as to add, remove, move, rename or change something"
      + (shown.isEmpty ? "" : "; by itself it would show \(shown.joined(separator: ", "))")
  }

  // MARK: - Taking out

  private func removal(_ tokens: ArraySlice<EditToken>) throws(Refusal) -> EditPlan {
    var all: [EditTarget] = []
    for part in try parts(of: tokens) { all += part }
    guard !all.contains(.screen) else {
      throw Refusal(reason: "nothing would be left on the screen")
    }
    // From the end on, so that places stay what they were.
    let edits = ordered(all).reversed().map { target -> Edit in
      switch target {
      case .element(let address): .remove(address)
      case .section(let id): .removeSection(id)
      case .screen: .removeSection("")
      }
    }
    return EditPlan(
      subject: "remove", edits: edits, targets: [], done: "\(names(of: all)) removed")
  }

  /// The targets of an enumeration: `the phone field and the second button`; taken as a whole first.
  private func parts(of tokens: ArraySlice<EditToken>) throws(Refusal) -> [[EditTarget]] {
    if case .found(let targets) = finder.find(tokens) { return [targets] }
    var pieces: [ArraySlice<EditToken>] = []
    var start = tokens.startIndex
    for index in tokens.indices {
      let joint = words.match("joint", at: tokens[index...])
      guard tokens[index].isMark || joint != nil else { continue }
      if start < index { pieces.append(tokens[start..<index]) }
      start = index + 1
    }
    if start < tokens.endIndex { pieces.append(tokens[start...]) }
    guard pieces.count > 1 else { return [try targets(tokens)] }
    var parts: [[EditTarget]] = []
    for piece in pieces { parts.append(try targets(piece)) }
    return parts
  }

  /// Targets in display order.
  private func ordered(_ targets: [EditTarget]) -> [EditTarget] {
    func place(_ target: EditTarget) -> (Int, Int) {
      switch target {
      case .screen: (-1, -1)
      case .section(let id): (screen.index(of: id) ?? 0, -1)
      case .element(let address): (screen.index(of: address.section) ?? 0, address.index)
      }
    }
    return targets.sorted { place($0) < place($1) }
  }

  /// What targets are called, for the ledger.
  func names(of targets: [EditTarget]) -> String {
    targets.map { name(of: $0) }.joined(separator: ", ")
  }

  func name(of target: EditTarget) -> String {
    switch target {
    case .screen: return "the screen"
    case .section(let id):
      let title = screen.index(of: id).map { screen.sections[$0].title } ?? ""
      return "section \"\(title.isEmpty ? id : title)\""
    case .element(let address):
      guard let element = element(at: address) else { return "a component" }
      let title = OwnTexts(of: element.component).title
      return element.component.kind.rawValue + (title.isEmpty ? "" : " \"\(title)\"")
    }
  }

  func element(at address: ElementAddress) -> Element? {
    guard let section = screen.index(of: address.section),
      screen.sections[section].elements.indices.contains(address.index)
    else { return nil }
    return screen.sections[section].elements[address.index]
  }

  // MARK: - Moving

  private func moving(_ tokens: ArraySlice<EditToken>) throws(Refusal) -> EditPlan {
    if let plan = layingOut(tokens) { return plan }
    guard let split = try placement(in: tokens), !split.what.isEmpty else {
      throw Refusal(reason: "it does not say where to")
    }
    let moved = try targets(split.what)
    guard moved.count == 1 else { throw Refusal(reason: "one thing is moved at a time") }
    switch moved[0] {
    case .screen: throw Refusal(reason: "the screen stands nowhere else")
    case .section(let id):
      let index = try sectionIndex(split.place, moving: id)
      return EditPlan(
        subject: "move", edits: [.moveSection(id, index: index)], targets: moved,
        done: "\(names(of: moved)) moved")
    case .element(let address):
      let (section, index) = try elementIndex(split.place, near: address.section)
      let isLater = section == address.section && index > address.index
      let target = EditTarget.element(
        ElementAddress(section: section, index: isLater ? index - 1 : index))
      return EditPlan(
        subject: "move", edits: [.move(address, section: section, index: index)],
        targets: [target], done: "\(names(of: moved)) moved")
    }
  }

  private func swapping(_ tokens: ArraySlice<EditToken>) throws(Refusal) -> EditPlan {
    let pair = try parts(of: tokens).flatMap { $0 }
    guard pair.count == 2, case .element(let first) = ordered(pair)[0],
      case .element(let second) = ordered(pair)[1], let one = element(at: first),
      let other = element(at: second)
    else { throw Refusal(reason: "two components are swapped with each other") }
    return EditPlan(
      subject: "move", edits: [.replace(first, with: [other]), .replace(second, with: [one])],
      targets: [.element(second), .element(first)], done: "\(names(of: pair)) swapped")
  }
}
