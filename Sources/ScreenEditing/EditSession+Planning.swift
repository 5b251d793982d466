internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenModel

/// What a clause comes to: edits, what they are about, and the same in words.
struct EditPlan {
  var subject: String
  var edits: [Edit]
  var targets: [EditTarget]
  var done: String
  /// Where something was that is taken out, and what may come there.
  var vacated: Vacancy?
  /// What is put into a component.
  var added: [EditTarget] = []
  /// What is asked for that no component has, and why it is left out.
  var lacks: [Lack] = []

  /// Words that ask for what cannot be.
  struct Lack: Hashable {
    var words: String
    var reason: String
  }
}

extension EditSession {
  func plan(of clause: EditClause) throws(Refusal) -> EditPlan {
    let words = clause.words
    guard !words.isEmpty || clause.verb.isEmpty || clause.subject != nil else {
      throw Refusal(reason: "it does not say what")
    }
    if let plan = try named(clause) { return plan }
    if let plan = withoutOther(clause) { return plan }
    if let plan = try rowing(words) { return plan }
    if ["put", "add", "want", "use", "set"].contains(clause.verb), let plan = try settingAs(words) {
      return plan
    }
    if let subject = clause.subject { return try plan(clause.verb, of: subject, words) }
    switch clause.verb {
    case "add": return try insertion(words)
    case "want":
      // What is there is wanted otherwise.
      if let plan = try? making(words) { return plan }
      // What is there is wanted elsewhere.
      if let split = try? placement(in: words), (try? enumerated(split.what)) != nil {
        return try move(split.what, to: split.place)
      }
      return try insertion(words)
    case "remove": return try removal(words)
    case "rename": return try renaming(words)
    case "move": return try moving(words)
    case "put":
      let isNew =
        self.words.match("definite", at: words) == nil
        && self.words.match("article", at: words) != nil
      // `take Etude off, and put Sonata there`
      if !isNew, gone, case .missing = finder.find(words) { return try insertion(words) }
      return isNew ? try insertion(words) : try moving(words)
    case "replace": return try replacement(words)
    case "swap":
      // `switch neutered on`
      let isState = [2, 1].contains { count in
        words.count > count && self.words.value(words.suffix(count), of: "toggle") != nil
      }
      if isState, let plan = try? making(words) { return plan }
      return try swapping(words)
    case "say":
      guard let it = self.words.first("them"), let first = words.first, latest.count == 1 else {
        throw Refusal(reason: "it does not say what says it")
      }
      return try say([EditToken(text: it, folded: it, range: first.range)], words)
    case "keep": return try keeping(words)
    case "clear": return try clearing(words)
    case "default": return try defaulting(words)
    case "sort": return try sorting(words)
    case "make", "turn": return try making(words)
    case "set", "change": return try setting(words, isChange: clause.verb == "change")
    case "mark": return try marking(words, isOn: true)
    case "unmark": return try marking(words, isOn: false)
    case "use": return try using(words)
    case "give": return try giving(words)
    case "copy": return try copying(words)
    case "ask": return try asking(words)
    case "order": return try sequencing(words)
    case "merge": return try merging(words)
    case "group": return try grouping(words)
    default:
      if let plan = try implied(words) { return plan }
      // `the map? drop it`
      if isAsked(clause), let targets = try? enumerated(words) { return speaking(of: targets) }
      throw Refusal(reason: noEdit(clause))
    }
  }

  /// What is said of a thing whose name begins with a verb: `Delete in red`; nil where the verb is one.
  private func named(_ clause: EditClause) throws(Refusal) -> EditPlan? {
    guard clause.subject == nil, !clause.verb.isEmpty, let start = clause.tokens.first else {
      return nil
    }
    let tokens = EditClause.withoutTrailing(clause.tokens, in: words)
    guard words.match("verb", at: tokens) != nil, !start.isQuoted else { return nil }
    for index in tokens.indices.dropFirst().reversed() {
      guard finder.named(finder.all, tokens[..<index], .inFull).count == 1,
        let target = finder.find(tokens[..<index]).one,
        let plan = try make([target], tokens[index...])
      else { continue }
      return plan
    }
    return nil
  }

  /// What a verb says of what stands before it: "the button should say Send".
  func plan(
    _ verb: String, of subject: ArraySlice<EditToken>, _ words: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan {
    switch verb {
    case "remove" where words.isEmpty: return try removal(subject)
    case "remove":
      // `the notes can go to the bottom`
      guard let place = try placement(in: words), place.what.isEmpty else {
        throw Refusal(reason: "it does not say what \(quoted(words)) means for it")
      }
      return try move(subject, to: place.place)
    case "move" where words.isEmpty: return try removal(subject)
    case "rename": return try rename(subject, to: words)
    case "say": return try say(subject, words)
    case "show": return try showing(subject, words)
    case "not":
      guard let not = self.words.first("not"), let first = words.first else {
        throw Refusal(reason: "it does not say what it should not be")
      }
      let token = EditToken(text: not, folded: not, range: .at(first.range.lowerBound))
      return try assign(subject, [token] + words, isChange: false, isState: true)
    case "default":
      let targets = try enumerated(subject)
      if targets.count == 1, let plan = try state(targets[0], subject, words, isSaid: true) {
        return plan
      }
      return try assign(subject, words, isChange: false, isState: true)
    case "move":
      // `could go from 0 to 10`
      if let target = finder.find(subject).one, words.count > 1,
        let plan = limiting(target, words)
      {
        return plan
      }
      guard let place = try placement(in: words), place.what.isEmpty else {
        // `should go from 10 to 120`, `should stand at 65 percent`
        if let target = finder.find(subject).one,
          let plan = try state(target, subject, withoutLink(words), isSaid: true)
        {
          return plan
        }
        throw Refusal(reason: "it does not say where to")
      }
      return try move(subject, to: place.place)
    case "have": return try give(subject, words)
    default:
      if let place = try? placement(in: words), place.what.isEmpty {
        return try move(subject, to: place.place)
      }
      return try assign(subject, words, isChange: false, isState: true)
    }
  }

  /// Why a clause without a verb is no edit, and what it would be by itself.
  private func noEdit(_ clause: EditClause) -> String {
    // What nothing can have is said before what is not understood.
    for index in clause.words.indices where !clause.words[index].isQuoted {
      guard let lack = words.match("lack", at: clause.words[index...]),
        clause.words[index].text == clause.words[index].folded
      else { continue }
      return "no \(lack.meaning) can be set: "
        + quoted(clause.words[index..<(index + lack.count)])
    }
    let composed = editor.compose(phrase: written(clause.words))
    let shown = composed.elements.map { name(of: $0) }
    return "this says no edit, such as to add, remove, move, rename or change something"
      + (shown.isEmpty ? "" : "; by itself it would show \(shown.joined(separator: ", "))")
  }

  /// The targets of an enumeration: `the phone field and the second button`; taken as a whole first.
  func enumerated(_ tokens: ArraySlice<EditToken>) throws(Refusal) -> [EditTarget] {
    if case .found(let targets) = finder.find(tokens) { return targets }
    let pieces = finder.pieces(of: tokens)
    guard pieces.count > 1 else { return try targets(tokens) }
    var all: [EditTarget] = []
    for index in pieces.indices {
      // The kind of the last is that of all: `the first and second row`, `the name and email fields`.
      let piece = Array(pieces[index])
      let shared = words.meanings("kind", endingIn: pieces[pieces.count - 1]).first?.count ?? 0
      let kind = pieces[pieces.count - 1].suffix(shared)
      let isKindless = index < pieces.count - 1 && !kind.isEmpty
      // `rows 2 and 3`
      let lead = pieces[0].prefix(1)
      if index > 0, let beside = beside(all.last, piece[...]) {
        all.append(beside)
        continue
      }
      if index > 0, piece.count == 1, Int(piece[0].text) != nil,
        words.meaning("kind", of: lead) != nil
      {
        all += try targets((lead + piece)[...])
        continue
      }
      if isKindless, case .found(let found) = finder.find((piece + kind)[...]) {
        all += found
      } else {
        all += try targets(piece[...])
      }
    }
    return all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// `its button`: what is of that kind, and next behind a thing in its section.
  private func beside(_ target: EditTarget?, _ tokens: ArraySlice<EditToken>) -> EditTarget? {
    guard let its = words.match("its", at: tokens), case .element(let address)? = target,
      case .ambiguous(_, let among) = finder.find(tokens.dropFirst(its.count))
    else { return nil }
    return among.first { other in
      guard case .element(let place) = other else { return false }
      return place.section == address.section && place.index > address.index
    }
  }

  /// Targets in display order.
  func ordered(_ targets: [EditTarget]) -> [EditTarget] {
    func place(_ target: EditTarget) -> [Int] {
      switch target {
      case .screen: [-1]
      case .section(let id): [screen.index(of: id) ?? 0, -1]
      case .element(let address): [screen.index(of: address.section) ?? 0, address.index]
      case .part(let address, let part):
        [screen.index(of: address.section) ?? 0, address.index]
          + part.pointer.tokens.compactMap { Int($0) }
      }
    }
    return targets.sorted { place($0).lexicographicallyPrecedes(place($1)) }
  }

  // MARK: - Naming

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
    case .element(let address): return element(at: address).map { name(of: $0) } ?? "a component"
    case .part(_, let part): return "\(part.kind) \"\(part.label)\""
    }
  }

  func name(of element: Element) -> String {
    let title = OwnTexts(of: element.component).title
    return element.component.kind.rawValue + (title.isEmpty ? "" : " \"\(title)\"")
  }

  func element(at address: ElementAddress) -> Element? {
    guard let section = screen.index(of: address.section),
      screen.sections[section].elements.indices.contains(address.index)
    else { return nil }
    return screen.sections[section].elements[address.index]
  }
}
