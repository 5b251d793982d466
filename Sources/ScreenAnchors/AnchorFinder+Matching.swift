internal import ScreenModel
internal import ScreenText

extension AnchorFinder {
  /// How closely words have to match a name.
  package enum Exactness {
    case inFull
    case inPart
  }

  /// The things that best match some words.
  ///
  /// Things of the named kind come first, then those of a kind loosely called so, then those with
  /// the name and another kind; components come before their parts.
  func matching(
    _ tokens: ArraySlice<EditToken>, among things: [Candidate], in scope: EditTarget?
  ) -> (found: [Candidate], isPlural: Bool) {
    let split = splitKind(tokens)
    // Parts of components are considered only if no component matches.
    lazy var parts = isWithin(scope) ? [] : self.parts(in: scope)
    guard !split.kinds.isEmpty || !split.loose.isEmpty else {
      return unsorted(tokens, things, parts)
    }
    // `the text area` is a kind, and also a look of some fields.
    if split.name.isEmpty, split.loose.isEmpty {
      let set = valued(things, tokens)
      if !set.found.isEmpty { return set }
    }
    // `Card` is an option with that name, and not a section loosely called so.
    if split.name.isEmpty, split.kinds.isEmpty {
      let wanted = tokens.flatMap { Self.fold($0.text) }
      let exact = parts.filter { $0.labels.first == wanted && !$0.isSample }
      if exact.count == 1 { return (exact, false) }
    }
    // A kind's own name counts before its other names.
    let own = split.kinds.filter { kind in tokens.contains { $0.isWord(kind, plural: true) } }
    for kinds in [own, split.kinds, split.loose] where !kinds.isEmpty {
      for isDeep in [false, true] {
        let ofKind = (isDeep ? parts : things).filter { thing in
          kinds.contains(thing.kind)
            && (kinds != split.loose || !isOutsideTabs(thing) && !isNoColumn(thing, tokens))
        }
        let found = split.name.isEmpty ? (ofKind, false) : best(ofKind, split.name)
        // `chips` is a word for one picker or for several badges.
        let isLooselyOne = kinds == split.loose && kinds != split.kinds && split.isLooselyOne
        let isPlural = split.isPlural && !isLooselyOne || found.1
        if !found.0.isEmpty { return (found.0, isPlural) }
      }
    }
    // `the alert banner`, `the volunteers list` under a title with that word.
    if !split.name.isEmpty {
      let ofKind = things.filter { split.kinds.contains($0.kind) }
      if kinds(named: split.name).map({ !$0.isDisjoint(with: split.kinds) }) ?? false,
        !ofKind.isEmpty
      {
        return (ofKind, split.isPlural)
      }
      let stems = split.name.flatMap { Self.fold($0.meant ?? $0.text) }
        .map { words.written(Self.stem($0)) }
      let under = ofKind.filter { thing in
        !thing.homeStems.isEmpty && stems.allSatisfy(thing.homeStems.contains)
      }
      if under.count == 1 { return (under, false) }
    }
    if !split.name.isEmpty {
      // `the order number` is no section "Order".
      let isSmall = split.kinds.allSatisfy { kind in
        kind != "section" && ComponentKind(rawValue: kind)?.isSingle ?? true
      }
      for isDeep in [false, true] {
        let found = named(isDeep ? parts : things, split.name, .inFull).filter {
          !isSmall || split.kinds.isEmpty || $0.kind != "section"
        }
        if found.count == 1 { return (found, false) }
      }
    }
    return unsorted(tokens, things, parts)
  }

  /// Whether a section is outside of all tabs, columns or steps of a screen that has them.
  private func isOutsideTabs(_ thing: Candidate) -> Bool {
    guard screen.layout != .stack, case .section(let id) = thing.target,
      let index = screen.index(of: id)
    else { return false }
    return screen.sections[index].group.isEmpty
  }

  /// Whether words speak of a column or a step, and a thing is a section of a screen without any.
  private func isNoColumn(_ thing: Candidate, _ tokens: ArraySlice<EditToken>) -> Bool {
    guard screen.layout == .stack, case .section = thing.target else { return false }
    return words.meanings("grouped", endingIn: tokens).first != nil
  }

  /// The kinds that words name as a whole, strictly or loosely; nil if they name none.
  package func kinds(named tokens: ArraySlice<EditToken>) -> Set<String>? {
    let split = splitKind(tokens)
    guard split.name.isEmpty else { return nil }
    return split.kinds.isEmpty ? (split.loose.isEmpty ? nil : split.loose) : split.kinds
  }

  private func isWithin(_ scope: EditTarget?) -> Bool {
    switch scope {
    case .element, .part: true
    case .section, .screen, nil: false
    }
  }

  /// Matches things of any kind: by full name, by value, by part of the name.
  private func unsorted(
    _ tokens: ArraySlice<EditToken>, _ things: [Candidate], _ parts: @autoclosure () -> [Candidate]
  ) -> (found: [Candidate], isPlural: Bool) {
    let full = named(things, tokens, .inFull)
    if !full.isEmpty {
      let wanted = tokens.flatMap { Self.fold($0.text) }
      // `the dates` are all the things named a date.
      return (full, full.count > 1 && !full.contains { $0.labels.contains(wanted) })
    }
    let parts = parts()
    let within = named(parts, tokens, .inFull)
    if !within.isEmpty { return (within, false) }
    let set = valued(things, tokens)
    if !set.found.isEmpty { return set }
    // `the first receipt` is one of the "Receipts" and not the "Add receipt" button.
    let members = parts.isEmpty ? ([], false) : collected(tokens)
    if !members.0.isEmpty, tokens.count == 1 { return members }
    let partly = named(things, tokens, .inPart)
    if !partly.isEmpty { return (partly, false) }
    let inPart = named(parts.filter { !$0.isSample }, tokens, .inPart)
    return inPart.isEmpty ? members : (inPart, false)
  }

  /// Whether words are exactly the names of some things.
  func isExact(_ things: [Candidate], _ tokens: ArraySlice<EditToken>) -> Bool {
    let wanted = tokens.flatMap { Self.fold($0.meant ?? $0.text) }
    return things.contains { $0.labels.contains(wanted) }
  }

  /// The only part with exactly these words as its name; nil if there is none, or several.
  func exactPart(_ tokens: ArraySlice<EditToken>, in scope: EditTarget?) -> EditTarget? {
    let wanted = tokens.flatMap { Self.fold($0.meant ?? $0.text) }
    let exact = parts(in: scope).filter { $0.labels.first == wanted }
    return exact.count == 1 ? exact[0].target : nil
  }

  /// `the owner stuff`: all that has the name as a part of its own; empty for other words.
  func gathered(_ tokens: ArraySlice<EditToken>, among things: [Candidate]) -> [Candidate] {
    let bare = bare(tokens)
    guard bare.count > 1, words.match("stuff", at: bare.suffix(1)) != nil,
      named(things.filter { $0.component == nil }, bare.dropLast(), .inPart).isEmpty
    else { return [] }
    return named(things.filter { $0.component != nil }, bare.dropLast(), .inPart)
  }

  /// The things of one kind that words match: by full name, by value, or by part of the name.
  private func best(
    _ things: [Candidate], _ name: ArraySlice<EditToken>
  ) -> ([Candidate], Bool) {
    let full = named(things, name, .inFull)
    if !full.isEmpty { return (full, false) }
    let set = valued(things, name)
    return set.found.isEmpty ? (named(things, name, .inPart), false) : set
  }

  /// The things with the value that words state: `the red button`, `the dates`.
  private func valued(
    _ things: [Candidate], _ name: ArraySlice<EditToken>
  ) -> (found: [Candidate], isPlural: Bool) {
    let found = things.filter { thing in
      if case .part = thing.target { return isSet(thing, name) }
      guard let component = thing.component, let value = words.value(name, of: thing.kind) else {
        return false
      }
      var element = Element(component)
      return element.set(value.property, to: TreeValue(.text(value.value)))
        && element.component == component
    }
    let isPlural = found.first.map { words.value(name, of: $0.kind, exactly: true) == nil }
    return (found, isPlural ?? false)
  }

  /// Whether a part of a component has the state that words name: `the done tasks`.
  func isSet(_ thing: Candidate, _ tokens: ArraySlice<EditToken>) -> Bool {
    guard case .part(let address, let part) = thing.target, part.kind != "value",
      let tree = tree(at: address)
    else { return false }
    guard let value = words.value(tokens, of: part.kind) else {
      // `the repairs that are done`, judged by a cell.
      let said = tokens.map(\.text).joined(separator: " ").lowercased()
      return part.values(in: tree).dropFirst(part.kind == "row" ? 1 : 0).contains { value in
        tree[value.pointer].map(ComponentPart.shown)?.lowercased() == said
      }
    }
    guard part.kind != "option" else {
      let chosen =
        tree[Component.Picker.Property.selected]?.elements?.contains { $0.text == part.label }
        ?? false
      return chosen == (value.value == "true")
    }
    switch tree[part.pointer.appending(value.property)]?.content {
    case .flag(let flag): return String(flag) == value.value
    case .text(let text): return text == value.value
    case .null, .number, .array, .object, nil:
      return value.value == "false" || value.value == "upcoming"
    }
  }

  /// Words split into a name and kinds.
  private struct KindSplit {
    /// The words other than those for the kind.
    var name: ArraySlice<EditToken>
    var kinds: Set<String> = []
    /// The kinds that are loosely named so.
    var loose: Set<String> = []
    var isPlural = false
    /// Whether a loose word is singular.
    var isLooselyOne = false
  }

  /// Splits off the kind named by the last words or else by the first: `the Save button`, `the
  /// button called Save`.
  private func splitKind(
    _ tokens: ArraySlice<EditToken>
  ) -> KindSplit {
    let trailing = words.meanings("kind", endingIn: tokens)
    let loosely = words.meanings("loose", endingIn: tokens)
    if let longest = (trailing + loosely).map(\.count).max() {
      let kinds = trailing.filter { $0.count == longest }.map(\.meaning)
      let loose = loosely.filter { $0.count == longest }.map(\.meaning)
      let last = tokens.suffix(longest)
      let isPlural =
        words.match("kind", at: last) == nil
        && (!kinds.isEmpty || words.match("loose", at: last) == nil)
      return KindSplit(
        name: tokens.dropLast(longest), kinds: Set(kinds), loose: Set(loose), isPlural: isPlural,
        isLooselyOne: words.match("loose", at: last) != nil)
    }
    for count in [3, 2, 1] where count < tokens.count {
      let kinds = words.meanings("kind", endingIn: tokens.prefix(count))
        .filter { $0.count == count }.map(\.meaning)
      guard !kinds.isEmpty else { continue }
      var name = tokens.dropFirst(count)
      if let saying = words.match("saying", at: name) { name = name.dropFirst(saying.count) }
      guard !name.isEmpty else { continue }
      return KindSplit(name: name, kinds: Set(kinds))
    }
    return KindSplit(name: tokens)
  }

  /// The things whose name, or a part of it, is these words.
  package func named(
    _ things: [Candidate], _ name: ArraySlice<EditToken>, _ exactness: Exactness
  ) -> [Candidate] {
    let wanted = name.flatMap { Self.fold($0.meant ?? $0.text) }
    guard !wanted.isEmpty else { return [] }
    // A full label counts before other names of a thing, and before a plural.
    let labels = things.filter { $0.labels.first == wanted }
    if !labels.isEmpty { return labels }
    let others = things.filter { $0.labels.contains(wanted) }
    if !others.isEmpty { return others }
    let stems = wanted.map { words.written(Self.stem($0)) }
    var alike = things.filter { $0.stems.contains(stems) }
    // `logout` for "Log out", `e-mail` for "Email".
    if alike.isEmpty, wanted.count < 3 {
      let letters = wanted.joined()
      alike = things.filter { $0.labels.contains { $0.count < 3 && $0.joined() == letters } }
    }
    if exactness == .inFull || !alike.isEmpty { return alike }
    return things.filter { thing in
      thing.stems.contains { label in stems.allSatisfy(label.contains) }
    }
  }

  /// The words of a text in lower case: letters and digits.
  package static func fold(_ text: String) -> [String] {
    let text = text.lowercased()
    // The characters of a text in ASCII are its bytes, which are sorted out much sooner.
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else {
      let words = text.utf8.split {
        !$0.isASCIILetter && !$0.isASCIIDigit && $0 != UInt8(ascii: "'")
      }
      return words.map { String(Substring($0)) }
    }
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
    return words.map { word in
      // People write `CO2` for "CO₂".
      guard word.unicodeScalars.contains(where: isSubscript) else { return String(word) }
      return String(
        String.UnicodeScalarView(
          word.unicodeScalars.map { scalar in
            isSubscript(scalar) ? Unicode.Scalar(UInt8(scalar.value - 0x2080) + 0x30) : scalar
          }))
    }
  }

  private static func isSubscript(_ scalar: Unicode.Scalar) -> Bool {
    (0x2080...0x2089).contains(scalar.value)
  }

  /// A word in the singular.
  package static func stem(_ word: String) -> String {
    let bytes = Array(word.utf8)
    guard let ending = PluralEnding(of: bytes[...]) else { return word }
    return String(decoding: bytes.dropLast(ending.count), as: UTF8.self)
      + (ending.leavesY ? "y" : "")
  }
}
