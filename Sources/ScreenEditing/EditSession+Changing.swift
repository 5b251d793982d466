internal import ScreenModel

extension EditSession {
  // MARK: - Names

  func renaming(_ tokens: ArraySlice<EditToken>) throws(Refusal) -> EditPlan {
    if let (anchor, text) = linked(tokens, "to") { return try rename(anchor, to: text) }
    // `call the save button Submit`: what is meant is the longest start that means something.
    for index in tokens.indices.dropFirst().reversed() {
      if isPart("title", tokens[..<index]) { return retitle(written(tokens[index...])) }
      guard case .found(let targets) = finder.find(tokens[..<index]), targets.count == 1 else {
        continue
      }
      return try rename(targets, to: written(tokens[index...]))
    }
    throw Refusal(reason: "it does not say what to call it")
  }

  private func rename(
    _ anchor: ArraySlice<EditToken>, to text: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan {
    if isPart("title", anchor) { return retitle(written(text)) }
    return try rename(try targets(anchor), to: written(text))
  }

  private func rename(_ targets: [EditTarget], to text: String) throws(Refusal) -> EditPlan {
    guard targets.count == 1 else { throw Refusal(reason: "one thing has one name") }
    let edit: Edit
    switch targets[0] {
    case .screen: return retitle(text)
    case .section(let id): edit = .setSection(id, property: "title", value: text)
    case .element(let address):
      guard let element = element(at: address),
        let property = OwnTexts(of: element.component).naming
      else { throw Refusal(reason: "\(names(of: targets)) has no name") }
      edit = .set(address, property: property, value: TreeValue(.text(text)))
    }
    return EditPlan(
      subject: "rename", edits: [edit], targets: targets,
      done: "\(names(of: targets)) is \"\(text)\" now")
  }

  private func retitle(_ text: String) -> EditPlan {
    EditPlan(
      subject: "rename", edits: [.setScreen(property: "title", value: text)], targets: [.screen],
      done: "the title is \"\(text)\" now")
  }

  /// Whether words are a part of the screen or of a component, such as its title.
  private func isPart(_ part: String, _ tokens: ArraySlice<EditToken>) -> Bool {
    var rest = tokens
    while let article = words.match("article", at: rest) { rest = rest.dropFirst(article.count) }
    guard let match = words.match("part", at: rest), match.meaning == part else { return false }
    return match.count == rest.count
  }

  /// The words before and after the last link of a meaning that leaves both; nil where there is none.
  private func linked(
    _ tokens: ArraySlice<EditToken>, _ meaning: String
  ) -> (ArraySlice<EditToken>, ArraySlice<EditToken>)? {
    for index in tokens.indices.dropFirst() {
      guard let link = words.match("link", at: tokens[index...]), link.meaning == meaning,
        index + link.count < tokens.endIndex
      else { continue }
      return (tokens[..<index], tokens[(index + link.count)...])
    }
    return nil
  }

  // MARK: - Values

  /// `make the button red`, `turn the list into cards`.
  func making(_ tokens: ArraySlice<EditToken>) throws(Refusal) -> EditPlan {
    if let plan = layingOut(tokens) { return plan }
    var refusal: Refusal?
    for index in tokens.indices.dropFirst().reversed() {
      let meant = finder.find(tokens[..<index])
      var rest = tokens[index...]
      if let link = words.match("link", at: rest), link.meaning == "to" {
        rest = rest.dropFirst(link.count)
      }
      if case .ambiguous = meant, refusal == nil, !values(rest, of: nil).isEmpty {
        do throws(Refusal) { _ = try targets(tokens[..<index]) } catch { refusal = error }
      }
      guard case .found(let targets) = meant, !rest.isEmpty else { continue }
      if let plan = try make(targets, rest) { return plan }
    }
    if let refusal { throw refusal }
    if case .missing = finder.find(tokens.dropLast()) { _ = try targets(tokens.dropLast()) }
    throw Refusal(reason: "nothing is known that \(quoted(tokens)) would make of it")
  }

  private func make(
    _ targets: [EditTarget], _ tokens: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan? {
    var edits: [Edit] = []
    for target in targets {
      let said = values(tokens, of: kind(of: target))
      if said.isEmpty {
        guard targets.count == 1, let retyped = try retyping(target, tokens) else { return nil }
        return retyped
      }
      for value in said {
        switch target {
        case .element(let address):
          edits.append(
            .set(address, property: value.property, value: TreeValue(.text(value.value))))
        case .section(let id):
          edits.append(.setSection(id, property: value.property, value: value.value))
        case .screen: edits.append(.setScreen(property: value.property, value: value.value))
        }
      }
    }
    return EditPlan(
      subject: "set", edits: edits, targets: targets,
      done: "\(names(of: targets)) is \(written(tokens)) now")
  }

  private func kind(of target: EditTarget) -> String {
    switch target {
    case .screen: "screen"
    case .section: "section"
    case .element(let address): element(at: address)?.component.kind.rawValue ?? ""
    }
  }

  /// The values that all of some words say of a kind, several joined by `and`; none where a word is left.
  private func values(_ tokens: ArraySlice<EditToken>, of kind: String?) -> [EditWords.Value] {
    var found: [EditWords.Value] = []
    var start = tokens.startIndex
    for end in tokens.indices.map({ $0 + 1 }) {
      let isLast = end == tokens.endIndex
      guard isLast || tokens[end].isMark || words.match("joint", at: tokens[end...]) != nil else {
        continue
      }
      let piece = tokens[start..<end]
      let value =
        kind.map { words.value(piece, of: $0) }
        ?? words.values.first { value in
          value.words.count == piece.count && zip(piece, value.words).allSatisfy { $0.isWord($1) }
        }
      guard let value else { return [] }
      found.append(value)
      start = end + 1
      if start >= tokens.endIndex { break }
    }
    return found
  }

  /// A component of another kind with what the old one is called; nil where no kind is said.
  private func retyping(
    _ target: EditTarget, _ tokens: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan? {
    guard case .element(let address) = target, let old = element(at: address) else { return nil }
    var rest = tokens
    while let article = words.match("article", at: rest) { rest = rest.dropFirst(article.count) }
    guard let name = words.meaning("kind", of: rest), let kind = ComponentKind(rawValue: name),
      kind != old.component.kind
    else { return nil }
    var new = Element(Component(kind))
    if let property = OwnTexts(of: new.component).naming {
      _ = new.set(property, to: TreeValue(.text(OwnTexts(of: old.component).title)))
    }
    for property in ["name", "value", "message", "detail"] {
      guard let text = OwnTexts(of: old.component)[property] else { continue }
      _ = new.set(property, to: TreeValue(.text(text)))
    }
    new = uniquelyNamed([new], except: address)[0]
    return EditPlan(
      subject: "replace", edits: [.replace(address, with: [new])], targets: [target],
      done: "\(names(of: [target])) is a \(name) now")
  }

  /// `set the volume to 30`, `change the title to Welcome`, `change the placeholder of email to …`.
  func setting(_ tokens: ArraySlice<EditToken>, isChange: Bool) throws(Refusal) -> EditPlan {
    if let plan = layingOut(tokens) { return plan }
    guard let (anchor, text) = linked(tokens, "to") else {
      throw Refusal(reason: "it does not say what to set it to")
    }
    if isPart("title", anchor) { return retitle(written(text)) }
    if isPart("layout", anchor), let plan = layingOut(text) { return plan }
    if let (part, object) = partOf(anchor) {
      let meant = try targets(object)
      if part == "label" || part == "title" { return try rename(meant, to: written(text)) }
      return set(meant, part, to: written(text))
    }
    let meant = try targets(anchor)
    if let plan = try make(meant, text) { return plan }
    let holdsValue = meant.allSatisfy { target in
      guard case .element(let address) = target, let element = element(at: address) else {
        return false
      }
      switch element.component {
      case .slider, .stat, .keyValue, .progress, .rating, .picker: return true
      case .field: return !isChange
      default: return false
      }
    }
    return holdsValue
      ? set(meant, "value", to: written(text)) : try rename(meant, to: written(text))
  }

  /// `the placeholder of the email field`, as the part and the rest.
  private func partOf(
    _ tokens: ArraySlice<EditToken>
  ) -> (part: String, object: ArraySlice<EditToken>)? {
    var rest = tokens
    while let article = words.match("article", at: rest) { rest = rest.dropFirst(article.count) }
    if let part = words.match("part", at: rest) {
      let after = rest.dropFirst(part.count)
      if let of = words.match("of", at: after) { return (part.meaning, after.dropFirst(of.count)) }
    }
    // `the email placeholder`.
    for count in (1...2) where rest.count > count {
      if let part = words.meaning("part", of: rest.suffix(count)),
        part == "placeholder" || part == "value"
      {
        return (part, rest.dropLast(count))
      }
    }
    return nil
  }

  private func set(_ targets: [EditTarget], _ part: String, to text: String) -> EditPlan {
    var edits: [Edit] = []
    for case .element(let address) in targets {
      guard let component = element(at: address)?.component else { continue }
      let digits = text.utf8.last == UInt8(ascii: "%") ? String(text.dropLast()) : text
      switch (component, part) {
      case (.picker, "value"):
        edits.append(
          .set(address, property: "selected", value: TreeValue(.array([TreeValue(.text(text))]))))
      case (.progress, "value"):
        edits.append(.set(address, property: "percent", value: TreeValue(.text(digits))))
      case (.rating, "value"):
        edits.append(.set(address, property: "score", value: TreeValue(.text(digits))))
      default: edits.append(.set(address, property: part, value: TreeValue(.text(text))))
      }
    }
    return EditPlan(
      subject: "set", edits: edits, targets: targets,
      done: "the \(part) of \(names(of: targets)) is \"\(text)\" now")
  }

  func marking(_ tokens: ArraySlice<EditToken>, isOn: Bool) throws(Refusal) -> EditPlan {
    let meant = try targets(tokens)
    let edits = meant.compactMap { target -> Edit? in
      guard case .element(let address) = target else { return nil }
      return .set(address, property: "isOn", value: TreeValue(.flag(isOn)))
    }
    return EditPlan(
      subject: "set", edits: edits, targets: meant,
      done: "\(names(of: meant)) is \(isOn ? "on" : "off") now")
  }

  // MARK: - Layout

  func using(_ tokens: ArraySlice<EditToken>) throws(Refusal) -> EditPlan {
    if let plan = layingOut(tokens) { return plan }
    throw Refusal(
      reason: "\(quoted(tokens)) is no layout; there are columns, tabs, a wizard and a stack")
  }

  /// A layout of the screen, where that is what the last words say and the rest mean the screen.
  private func layingOutWords(_ tokens: ArraySlice<EditToken>) -> (
    EditWords.Value, ArraySlice<EditToken>
  )? {
    for start in tokens.indices {
      guard let value = words.value(tokens[start...], of: "screen") else { continue }
      var rest = tokens[..<start]
      while let last = rest.last,
        words.match("place", at: [last][...])?.meaning == "in"
          || words.match("link", at: [last][...])?.meaning == "to"
          || words.match("article", at: [last][...]) != nil
      {
        rest = rest.dropLast()
      }
      return (value, rest)
    }
    return nil
  }

  func layingOut(_ tokens: ArraySlice<EditToken>) -> EditPlan? {
    guard let (value, rest) = layingOutWords(tokens) else { return nil }
    var bare = rest
    while let article = words.match("article", at: bare) { bare = bare.dropFirst(article.count) }
    let isScreen =
      bare.isEmpty || words.match("screen", at: bare)?.count == bare.count
      || words.match("them", at: bare)?.count == bare.count
      || words.match("all", at: bare) != nil
      || words.match("part", at: bare).map { $0.meaning == "layout" && $0.count == bare.count }
        ?? false
    guard isScreen else { return nil }
    return EditPlan(
      subject: "set", edits: [.setScreen(property: value.property, value: value.value)],
      targets: [.screen], done: "the layout is \(value.value) now")
  }
}
