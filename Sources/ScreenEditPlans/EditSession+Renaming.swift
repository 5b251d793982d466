package import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenEdits
internal import ScreenModel
internal import ScreenReading
internal import ScreenText

extension EditSession {
  package func rename(
    _ anchor: ArraySlice<EditToken>, to text: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan {
    guard !text.isEmpty else { throw Refusal(reason: "it does not say what to call it") }
    if isPart("title", anchor) || isScreen(anchor) {
      return retitle(name(text, like: screen.title))
    }
    if let (property, object) = property(in: anchor), case .missing = finder.find(anchor) {
      return try set(try enumerated(object), property, to: written(text))
    }
    return try rename(try enumerated(anchor), to: text)
  }

  /// `the serial should read GX-2`, `the alert should say Closed today`: sets the text that is
  /// shown, which is the value if there is one.
  package func say(
    _ anchor: ArraySlice<EditToken>, _ text: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan {
    if !isPart("title", anchor), let target = shown(anchor), case .element(let address) = target {
      switch element(at: address)?.component {
      case .keyValue?, .stat?:
        if let plan = try valuing([target], text, isChange: false) { return plan }
      case .alert(let alert)? where !alert.message.isEmpty:
        return try set(
          [target], EditProperty(Component.Alert.Property.message),
          to: name(text, like: alert.message))
      default: break
      }
    }
    return try rename(anchor, to: exclaimed(text))
  }

  /// The element that shows a text: `the notice`, even if the alert's section has the same name.
  private func shown(_ anchor: ArraySlice<EditToken>) -> EditTarget? {
    let target = finder.find(anchor).one
    guard case .section? = target, let kinds = finder.kinds(named: finder.bare(anchor)) else {
      return target
    }
    let within = finder.candidates(in: target).filter { kinds.contains($0.kind) }
    return within.count == 1 ? within[0].target : target
  }

  /// The words with the mark after them: `say Cast my vote!`.
  private func exclaimed(_ tokens: ArraySlice<EditToken>) -> ArraySlice<EditToken> {
    guard var last = tokens.last, !last.isQuoted, last.range.upperBound < text.utf8.count,
      text.utf8[last.range.upperBound] == 0x21
    else { return tokens }
    last.text += "!"
    last.range = SourceRange(last.range.lowerBound, last.range.upperBound + 1)
    return tokens.dropLast() + [last]
  }

  package func rename(
    _ targets: [EditTarget], to words: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan {
    // A name in quotation marks ends with them.
    if let first = words.first, first.isQuoted, words.count > 1, targets.count == 1,
      words[words.startIndex + 1].isMark
        || self.words.match("joint", at: words.dropFirst()) != nil
    {
      throw Refusal(reason: "it says more than the name \"\(first.text)\"")
    }
    // `3 eggs, and butter too`
    let isMore = words.indices.dropFirst().contains { index in
      words[index].isMark && self.words.match("joint", at: words[(index + 1)...]) != nil
    }
    guard targets.count > 1 || !isMore else { throw Refusal(reason: "it says more than a name") }
    guard targets.count == 1 else { return try renames(ordered(targets), to: words) }
    let text: String
    let edit: Edit
    var edits: [Edit] = []
    switch targets[0] {
    case .screen: return retitle(name(words, like: screen.title))
    case .section(let id):
      guard let index = screen.index(of: id) else { throw Refusal(reason: "it does not exist") }
      let section = screen.sections[index]
      text = name(words, like: section.title)
      // If all tabs contain a section with the same title, they are named by their groups.
      let isOfGroup =
        !section.group.isEmpty && screen.sections.count { $0.title == section.title } > 1
      edit = .setting(id, isOfGroup ? .group : .title, to: text)
    case .part(let address, let part):
      var words = words
      if part.kind == "button",
        let end = words.indices.dropFirst().first(where: {
          self.words.isPhrase("everywhere", words[$0...])
        })
      {
        words = words[..<end]
      }
      text = name(words, like: part.label)
      edit = .change(address, part.renaming(to: text, in: tree(at: address)))
    case .element(let address):
      guard let element = element(at: address),
        let property = OwnTexts(of: element.component).naming
      else { throw Refusal(reason: "\(names(of: targets)) has no name") }
      text = name(words, like: OwnTexts(of: element.component).title)
      edit = .set(address, property: property, value: TreeValue(.text(text)))
      edits = hinted(element, at: address, as: text)
    }
    return EditPlan(
      subject: "rename", edits: [edit] + edits, targets: targets,
      done: "\(names(of: targets)) is \"\(text)\" now")
  }

  /// What goes with the name of a field: a placeholder that says the old name says the new one, and
  /// a field of any text takes what its new name says.
  private func hinted(_ old: Element, at address: ElementAddress, as label: String) -> [Edit] {
    guard case .field(let field) = old.component, !field.placeholder.isEmpty else { return [] }
    let hint = field.placeholder
    guard let made = composed(.field, field.label), case .field(let own) = made.component,
      own.placeholder == hint,
      let made = composed(.field, label), case .field(let next) = made.component
    else { return [] }
    var edits: [Edit] = []
    // A name that has a number may have letters too.
    let isSure = field.kind == .text && next.kind != .text && next.kind != .number
    let new =
      isSure || next.kind == field.kind
      ? next.placeholder : hint.replacing(field.label.lowercased(), with: label.lowercased())
    if new != hint {
      edits.append(
        .setting(address, Component.Field.Property.placeholder, to: TreeValue(.text(new))))
    }
    if isSure {
      edits.append(
        .setting(address, Component.Field.Property.kind, to: TreeValue(.text(next.kind.rawValue))))
    }
    return edits
  }

  /// `rename the tabs to Day 1, Day 2 and Day 3`: gives each its own name, in order.
  private func renames(
    _ targets: [EditTarget], to words: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan {
    let pieces = finder.pieces(of: words)
    guard pieces.count == targets.count else {
      throw Refusal(
        reason: "one name cannot be given to \(targets.count) things: \(names(of: targets))")
    }
    var plans: [EditPlan] = []
    for (target, piece) in zip(targets, pieces) { plans.append(try rename([target], to: piece)) }
    guard var plan = Self.joined(plans) else {
      throw Refusal(
        reason: "it does not say what is meant")
    }
    plan.targets = targets
    return plan
  }

  package func retitle(_ text: String) -> EditPlan {
    EditPlan(
      subject: "rename", edits: [.setting(.title, to: text)], targets: [.screen],
      done: "the title is \"\(text)\" now")
  }

  /// Words as a name: as written, capitalised if the old name is.
  package func name(_ tokens: ArraySlice<EditToken>, like old: String) -> String {
    let text = written(tokens) + ending(of: tokens, like: old)
    guard tokens.count > 1 || tokens.first?.isQuoted == false,
      let first = old.utf8.first, first &- UInt8(ascii: "A") < 26 || old.isEmpty
    else { return text }
    return LabelText.capitalized(text)
  }

  /// The full stop after a sentence that replaces another sentence.
  private func ending(of tokens: ArraySlice<EditToken>, like old: String) -> String {
    guard let last = tokens.last, !last.isQuoted, last.range.upperBound < text.utf8.count,
      let mark = old.utf8.last, [0x21, 0x2E, 0x3F].contains(mark),
      [0x21, 0x2E, 0x3F].contains(text.utf8[last.range.upperBound])
    else { return "" }
    return String(decoding: [text.utf8[last.range.upperBound]], as: UTF8.self)
  }

  /// Whether words name a part of the screen or of a component, such as its title.
  package func isPart(_ part: String, _ tokens: ArraySlice<EditToken>) -> Bool {
    let rest = finder.bare(tokens)
    guard let match = words.match("part", at: rest), match.meaning == part else { return false }
    return match.count == rest.count
  }

  /// Whether words refer to the screen: `the page`, or `it` if nothing was referred to before.
  package func isScreen(_ tokens: ArraySlice<EditToken>) -> Bool {
    if !hasSpoken, let them = words.match("them", at: tokens), them.count == tokens.count {
      return true
    }
    return finder.find(tokens).one == .screen
  }

  /// The words before and after a link word with a meaning: the first one with a thing before it,
  /// or else the first; nil if there is none.
  func linked(
    _ tokens: ArraySlice<EditToken>, _ meaning: String
  ) -> (ArraySlice<EditToken>, ArraySlice<EditToken>)? {
    var first: (ArraySlice<EditToken>, ArraySlice<EditToken>)?
    for index in tokens.indices.dropFirst() where !tokens[index].isQuoted {
      guard let link = words.match("link", at: tokens[index...]), link.meaning == meaning,
        index + link.count < tokens.endIndex
      else { continue }
      let split = (tokens[..<index], tokens[(index + link.count)...])
      if isPart("title", split.0) || (try? enumerated(split.0)) != nil { return split }
      first = first ?? split
    }
    return first
  }
}
