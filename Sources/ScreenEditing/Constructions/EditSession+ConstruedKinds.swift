internal import EditConstructions
internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenEditPlans
internal import ScreenEdits
internal import ScreenModel
internal import ScreenText

/// New components whose kind a construction says.
extension EditSession {
  /// The place that a construction names for a new thing; nil if it names none.
  func place(in match: ConstructionMatch) throws(Refusal) -> Place? {
    guard let said = match[.place] else { return nil }
    // A place is read behind a thing; that it is new, no word has to say.
    do throws(Refusal) {
      return try placement(in: (Array(word("them")) + Array(said))[...])?.place
    } catch {
      // `under it`, of the title
      guard latest == [.screen], words.match("place", at: said)?.meaning == "after" else {
        throw error
      }
      return screenStart
    }
  }

  /// `a big picture of the boots at the top`.
  func construedImage(_ match: ConstructionMatch) throws(Refusal) -> EditPlan? {
    var noun = match.named
    while let lead = words.match("adding", at: noun) ?? words.match("article", at: noun) {
      noun = noun.dropFirst(lead.count)
    }
    noun = noun.prefix {
      words.match("of", at: [$0]) == nil && !$0.isWord("showing") && !$0.isWord("with")
    }
    if match.named.isEmpty { return nil }
    // `photo last`, of a photo that is there.
    guard match.meanings["adding"] != nil || match[.name] != nil || finder.find(noun).one == nil
    else {
      return nil
    }
    let said = match[.name].map { finder.bare($0) }
    if let said, !isPlainName(said, mayAct: false), !words.isPhrase("of", noun.suffix(1)) {
      return nil
    }
    let isOf = match.named.contains { $0.isWord("of") || $0.isWord("showing") || $0.isWord("with") }
    let label =
      said.map { name(isOf ? $0 : (Array($0) + Array(noun))[...], like: "A") }
      ?? LabelText.capitalized(written(noun))
    guard !label.isEmpty, label.utf8.count < 60 else { return nil }
    var image = Component.Image(description: label)
    if let look = match[.kind].flatMap({
      words.value(finder.bare($0), of: ComponentKind.image.rawValue)
    }), look.property == Component.Image.Property.shape.rawValue {
      image.shape = Component.ImageShape(rawValue: look.value) ?? image.shape
    }
    let place = try place(in: match) ?? screen.sections.first.map { .before([.section($0.id)]) }
    return try insertingAlone(Element(.image(image)), at: place)
  }

  /// `a line under the plans saying Cancel any time`, `a red banner about a storm`.
  func construedText(_ match: ConstructionMatch) throws(Refusal) -> EditPlan? {
    guard let said = match[.name] ?? match[.quoted], said.count < 24 else { return nil }
    // A quoted name of something that is there is moved, not written.
    if match.meanings["textual"] == nil, finder.find(said).one != nil { return nil }
    // A few words that go among others are one of them.
    if match.meanings["textual"] == nil {
      let mark = said.first?.text.utf8.last
      let isSentence =
        mark == UInt8(ascii: "?") || mark == UInt8(ascii: "!") || mark == UInt8(ascii: ".")
      guard isSentence, !standsAmongParts(match) else { return nil }
    }
    let text = name(said, like: "A") + mark(behind: said)
    let element: Element
    if match.meanings["textual"] == ComponentKind.alert.rawValue {
      var alert = Component.Alert(title: text, tone: .info)
      let look = match[.kind].flatMap {
        words.value(finder.bare($0), of: ComponentKind.alert.rawValue)
      }
      let isWarning = words.isPhrase("warning-word", match.named)
      alert.tone =
        look.flatMap { Component.Tone(rawValue: $0.value) } ?? (isWarning ? .warning : .info)
      element = Element(.alert(alert))
    } else {
      // Words without a name for a text are one only in quotation marks.
      guard match.meanings["textual"] != nil || said.count == 1 && said.first?.isQuoted == true
      else { return nil }
      element = Element(.paragraph(.init(text: text)))
    }
    if let old = match[.thing] {
      guard case .element(let address)? = finder.find(old).one else { return nil }
      return EditPlan(
        subject: "replace", edits: [.replace(address, with: [element])],
        targets: [.element(address)],
        done: "\(name(of: .element(address))) is \(name(of: element)) now")
    }
    let place = try place(in: match)
    return try inserting(
      [element], at: place ?? (element.component.kind == .alert ? screenStart : nil))
  }

  /// Whether the place of something new is among the parts of a component.
  private func standsAmongParts(_ match: ConstructionMatch) -> Bool {
    switch try? place(in: match) {
    case .after(let targets), .before(let targets), .within(let targets):
      targets.contains { target in
        if case .part = target { return true }
        guard case .element(let address) = target else { return false }
        return element(at: address)?.component.memberCount != nil
      }
    default: false
    }
  }

  private var screenStart: Place? {
    screen.sections.first.map {
      .before([.element(ElementAddress(section: $0.id, index: 0))])
    }
  }

  /// The mark that ends a sentence right behind some words, where it is said to be shown.
  private func mark(behind said: ArraySlice<EditToken>) -> String {
    guard let last = said.last, !last.isQuoted, last.range.upperBound < text.utf8.count,
      [0x21, 0x3F].contains(text.utf8[last.range.upperBound])
    else { return "" }
    return String(decoding: [text.utf8[last.range.upperBound]], as: UTF8.self)
  }

  /// `a switch for day / week / month above the chart`: a choice with its options in a row.
  func construedTabs(_ match: ConstructionMatch) throws(Refusal) -> EditPlan? {
    guard let list = match[.list] else { return nil }
    // `switch steps and calories` exchanges two things.
    guard
      ["adding", "article", "choosing"].contains(where: { match.meanings[$0] != nil })
        || match.meanings["chooser"] == nil || match.meanings["sorting"] != nil
    else { return nil }
    var options = listed(list).map { name(finder.bare($0), like: "A") }
    guard options.count > 1 else { return nil }
    let isSort = match.meanings["sorting"] != nil
    let isFilter =
      match.meanings["chooser"] == nil && match.meanings["between"] == nil && !isSort
    if isFilter, let all = words.first("all") { options.insert(LabelText.capitalized(all), at: 0) }
    guard (2...9).contains(options.count), options.allSatisfy({ $0.utf8.count < 24 }),
      Set(options).count == options.count, let show = words.first("show-label")
    else { return nil }
    let label =
      isSort
      ? words.first("sort-label") ?? show
      : match.meanings["chooser"] == "replies" ? words.first("chooser", "replies") ?? show : show
    let picker = Component.Picker(
      label: LabelText.capitalized(label), options: options,
      selected: label == show ? [options[0]] : [],
      style: isFilter || isSort ? .menu : .segmented,
      name: Slug.derived(from: label) ?? label)
    let homes = finder.candidates(in: nil).filter {
      $0.component?.kind.family == .collections
    }
    return try inserting(
      [Element(.picker(picker))],
      at: try place(in: match) ?? homes.first.map { .before([$0.target]) } ?? screenStart)
  }

  /// `show the plants in the cart, e.g. Monstera and Aloe vera`.
  func construedListing(_ match: ConstructionMatch) throws(Refusal) -> EditPlan? {
    guard let said = match[.name], let list = match[.list], finder.find(said).one == nil,
      said.count < 6, isPlainName(finder.bare(said), mayAct: false)
    else { return nil }
    let items = listed(list).map { name(finder.bare($0), like: "A") }
    guard items.count > 1 else { return nil }
    let title = name(finder.bare(said), like: "A")
    let isTicked = words.isPhrase("ticked-list", match.named)
    let element =
      isTicked
      ? Element(.checklist(.init(title: title, items: items.map { .init(label: $0) })))
      : Element(.list(.init(title: title, items: items.map { .init(title: $0) })))
    return try inserting([element], at: try place(in: match))
  }

  /// `a quantity field before Add to cart`, `a log out button in red`.
  func construedInsertion(_ match: ConstructionMatch) throws(Refusal) -> EditPlan? {
    guard let kindWords = match[.kind] else { return try construedQuestionAndAnswers(match) }
    let bare = finder.bare(kindWords)
    guard let kind = words.meaning("kind", of: bare).flatMap(ComponentKind.init(rawValue:)),
      Self.insertable.contains(kind)
    else { return nil }
    guard let said = match[.name] ?? match[.quoted] else {
      guard finder.find(bare).one == nil, match.meanings["adding"] != nil else { return nil }
      guard Self.nameless.contains(kind), let bracket = Self.bracket(of: kind),
        let made = composed(bracket, name(bare, like: "A"))
      else { return nil }
      return try inserting([made], at: try place(in: match))
    }
    guard
      match.meanings["adding"] != nil
        || match.named.contains(where: { words.match("indefinite", at: [$0]) != nil })
    else { return nil }
    guard said.count < 6, isPlainName(said, mayAct: match.meanings["adding"] != nil),
      words.meaning("kind", of: (Array(said) + Array(bare))[...]) == nil
    else { return nil }
    // `the search box` that is there is not asked for again.
    let isThere = finder.find((Array(said) + Array(bare))[...]).one != nil
    guard !isThere else { return nil }
    let label = name(said, like: "A")
    guard var made = make(kind, called: label, as: bare).map({ [$0] }) else { return nil }
    if let list = match[.list] {
      let pieces = listed(list)
      let options = pieces.map { name(finder.bare($0), like: "A") }
      // `with the hint name@mail.com`, `with S and M after the size`
      let isPlain = pieces.allSatisfy { piece in
        words.match("part", at: finder.bare(piece)) == nil
          && !piece.indices.dropFirst().contains { words.match("place", at: piece[$0...]) != nil }
      }
      guard isPlain, options.count > 1, kind == .field || kind == .picker else { return nil }
      var picker = Component.Picker(
        label: name(said, like: "A"), options: options,
        name: Slug.derived(from: written(said)) ?? "")
      if let style = words.value(bare, of: ComponentKind.picker.rawValue) {
        picker.style = Component.PickerStyle(rawValue: style.value) ?? picker.style
      }
      return try inserting([Element(.picker(picker))], at: try place(in: match))
    }
    if let button = match[.name, 2] {
      let end = button.indices.dropFirst().first { words.match("place", at: button[$0...]) != nil }
      let order = end.map { button[..<$0] } ?? button
      guard order.count < 4, words.match("part", at: order) == nil else { return nil }
      made.append(
        Element(
          .button(
            .init(label: name(order, like: "A"), action: Slug.derived(from: written(order)) ?? "")))
      )
    }
    let plan = try inserting(made, at: try place(in: match))
    guard let look = match[.kind, 2] else { return plan }
    var steps = EditSteps(self)
    try steps.take(plan)
    guard let looked = try steps.session.make(plan.targets, look) else { return nil }
    try steps.take(looked)
    return try steps.joined(orRefuse: "")
  }

  /// `add "Will you be coming?" with Yes / No / Maybe`: a question and its answers.
  private func construedQuestionAndAnswers(_ match: ConstructionMatch) throws(Refusal) -> EditPlan?
  {
    guard let said = match[.quoted], let list = match[.list] else { return nil }
    let options = listed(list).map { name(finder.bare($0), like: "A") }
    guard options.count > 1 else { return nil }
    let picker = Component.Picker(
      label: written(said), options: options, style: .radio,
      name: Slug.derived(from: written(said)) ?? "")
    let isFirst = match.named.contains { $0.isWord("first") }
    return try inserting(
      [Element(.picker(picker))], at: try place(in: match) ?? (isFirst ? .start : nil))
  }

  /// A component of a kind with a name, with what an intent would give it besides.
  private func make(
    _ kind: ComponentKind, called label: String, as noun: ArraySlice<EditToken>
  ) -> Element? {
    let own = Self.bracket(of: kind).flatMap { composed($0, label) }
    var made = [own].compactMap { $0 }.filter { $0.component.kind == kind }
    if made.isEmpty {
      made = editor.compose(phrase: label + " " + written(noun)).elements.filter {
        $0.component.kind == kind
      }
    }
    guard made.count == 1, let naming = OwnTexts(of: made[0].component).naming else { return nil }
    let old = OwnTexts(of: made[0].component).title
    _ = made[0].set(naming, to: TreeValue(.text(label)))
    // What goes with a name goes with the one that is said.
    if old != label, case .field(var field) = made[0].component {
      field.placeholder = field.placeholder.replacing(old.lowercased(), with: label.lowercased())
      field.name = Slug.derived(from: label) ?? field.name
      made[0].component = .field(field)
    }
    return made[0]
  }

  /// `links to privacy and imprint`, `Call and Edit buttons`: one of the kind for each name.
  func construedSeveral(_ match: ConstructionMatch) throws(Refusal) -> EditPlan? {
    guard let list = match[.list], let noun = match[.kind].map({ finder.bare($0) }),
      let kind = words.meaning("kind", of: noun).flatMap(ComponentKind.init(rawValue:)),
      Self.insertable.contains(kind) || kind == .stat
    else { return nil }
    let names = listed(list).map { finder.bare($0) }
    // `a stat for rainfall, 12 mm` is one, with its value.
    let isPlural = noun.last?.folded.utf8.last == UInt8(ascii: "s")
    let hasFigures = list.contains { $0.text.utf8.contains(where: \.isASCIIDigit) }
    guard isPlural || kind != .stat && !hasFigures else { return nil }
    guard names.count > 1,
      names.allSatisfy({
        $0.count < 5 && isPlainName($0, mayAct: true) && finder.find($0).one == nil
      })
    else { return nil }
    let made = names.compactMap { make(kind, called: name($0, like: "A"), as: noun) }
    guard made.count == names.count else { return nil }
    // `replace it with actual switches: A, B and C`
    if let old = match[.thing] {
      guard case .element(let address)? = construedThing(old) else { return nil }
      let new = screen.uniquelyNamed(made, except: address)
      return EditPlan(
        subject: "replace", edits: [.replace(address, with: new)],
        targets: new.indices.map {
          .element(ElementAddress(section: address.section, index: address.index + $0))
        }, done: "\(name(of: .element(address))) replaced")
    }
    return try inserting(made, at: try place(in: match))
  }

  /// Whether words may be a name: no verb begins them, and nothing in them joins or places things.
  func isPlainName(_ said: ArraySlice<EditToken>, mayAct: Bool) -> Bool {
    guard let first = said.first else { return false }
    guard !first.isQuoted else { return said.count == 1 }
    guard mayAct || words.match("verb", at: said) == nil || first.text.first?.isUppercase == true,
      words.match("article", at: said) == nil
    else { return false }
    return said.indices.allSatisfy { index in
      let rest = said[index...]
      // `a Next button`
      if rest.first?.text.first?.isUppercase == true { return true }
      return ![
        "link", "joint", "not", "copula", "polite", "instead", "stating-tail", "modal", "saying",
      ].contains { name in
        words.match(name, at: rest) != nil
      } && (index == said.startIndex || words.match("article", at: rest) == nil)
        && words.match("place", at: rest) == nil
    } && words.match("number", at: said) == nil
  }

  /// The kinds that need no name.
  private static let nameless: Set<ComponentKind> = [.rating, .progress]

  /// The kinds that a name and the word for the kind describe well enough.
  private static let insertable: Set<ComponentKind> = [
    .field, .picker, .toggle, .slider, .button, .link, .rating, .progress, .badge,
  ]

  /// `rain chance, wind and humidity under the temperature`: more of what they stand beside.
  func construedNeighbours(_ match: ConstructionMatch) throws(Refusal) -> EditPlan? {
    guard let list = match[.list], let place = try place(in: match) else { return nil }
    let names = listed(list).map { finder.bare($0) }
    let anchors: [EditTarget]
    switch place {
    case .after(let targets), .before(let targets): anchors = targets
    case .within, .start, .end, .up, .down, .at: return nil
    }
    guard names.count > 1, case .element(let address)? = anchors.last,
      let old = element(at: address),
      [.stat, .keyValue, .field, .toggle].contains(old.component.kind),
      names.allSatisfy({ said in
        (1...4).contains(said.count) && finder.find(said).one == nil
          && words.meanings("kind", endingIn: said).isEmpty
          && !said.contains { words.match("link", at: [$0]) != nil }
      })
    else { return nil }
    let made = names.map { said in
      var new = copy(of: old, labelled: name(said, like: "A"))
      if let value = [Component.Stat.Property.value.rawValue].first,
        new.component.kind.family == .facts,
        OwnTexts(of: new.component)[value] == OwnTexts(of: old.component)[value]
      {
        _ = new.set(value, to: TreeValue(.text("—")))
      }
      return new
    }
    return try inserting(made, at: place)
  }

  /// Inserts an element as a section of its own where its place is among sections, so that it stands
  /// in no form.
  private func insertingAlone(_ element: Element, at place: Place?) throws(Refusal) -> EditPlan {
    let index: Int? =
      switch place {
      case .start: 0
      case .end: screen.sections.count
      case .before(let targets):
        if case .section(let id)? = targets.first { screen.index(of: id) } else { nil }
      default: nil
      }
    guard let index else { return try inserting([element], at: place) }
    let id = screen.sectionName(OwnTexts(of: element.component).title)
    let target = EditTarget.element(ElementAddress(section: id, index: 0))
    return EditPlan(
      subject: "insert",
      edits: [.insertSection(Section(id: id, elements: [element]), index: index)],
      targets: [target], done: "\(name(of: element)) added")
  }
}
