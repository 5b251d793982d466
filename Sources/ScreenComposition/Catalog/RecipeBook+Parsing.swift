internal import ScreenDiagnostics
internal import ScreenModel

extension RecipeBook {
  /// The first lines of a book's records, without their contents.
  static func entries(in bytes: [UInt8]) -> [Entry] {
    var entries: [Entry] = []
    for line in lines(bytes[...]) {
      let content = trimmed(line)
      guard let first = content.first, first != UInt8(ascii: "#") else { continue }
      if line.first != UInt8(ascii: " ") {
        guard let entry = Entry(head: content) else { continue }
        entries.append(entry)
      } else if let last = entries.indices.last {
        entries[last].read(content)
      }
    }
    return entries
  }

  /// Reads the contents of a record.
  func recipe(at place: Int) -> Recipe {
    let entry = entries[place]
    let origin = Origin.catalog(topic: entry.name)
    let title = entry.title.isEmpty ? Wording.capitalized(entry.name) : entry.title
    var requirements: [Requirement] = []
    var latest = 0
    for line in Self.lines(bytes[entry.body]) {
      let content = Self.trimmed(line)
      if content.first == UInt8(ascii: "~") {
        Self.addSamples(content.dropFirst(), to: &requirements[latest...])
      } else {
        latest = requirements.count
        requirements += Self.requirements(
          String(decoding: content, as: UTF8.self), from: origin)
      }
    }
    return Recipe(
      name: entry.name,
      cues: (entry.names + entry.others).map { String(decoding: $0, as: UTF8.self) },
      title: title, isScreen: entry.kind == .screen, requirements: requirements, context: entry.context)
  }

  /// Reads `~ a | b`: a row for the one thing of the line above, or a value for each of them.
  private static func addSamples(
    _ line: ArraySlice<UInt8>, to requirements: inout ArraySlice<Requirement>
  ) {
    let cells = line.split(separator: UInt8(ascii: "|")).map {
      String(decoding: trimmed($0), as: UTF8.self)
    }
    guard requirements.count > 1 else {
      if let only = requirements.indices.first { requirements[only].details.samples.append(cells) }
      return
    }
    for (place, cell) in zip(requirements.indices, cells) {
      requirements[place].details.samples.append([cell])
    }
  }

  /// Reads `subject.variant Label = a; b / c`; none where the subject is no need and no component.
  private static func requirements(_ line: String, from origin: Origin) -> [Requirement] {
    let sides = line.split(separator: "/", maxSplits: 1).map(trimmed)
    let parts = (sides.first ?? "").split(separator: "=", maxSplits: 1).map(trimmed)
    let words = (parts.first ?? "").split(separator: " ", maxSplits: 1).map(String.init)
    let names = (words.first ?? "").split(separator: ".").map(String.init)
    let subject: Requirement.Subject
    if let need = Need(rawValue: names.first ?? "") {
      subject = .need(need)
    } else if let kind = ComponentKind(rawValue: names.first ?? "") {
      subject = .component(kind)
    } else {
      return []
    }
    let items =
      parts.count > 1
      ? parts[1].split(separator: ";").map { Phrase(trimmed($0), from: origin) } : []
    let labels = words.count > 1 ? [Phrase(words[1], from: origin)] : items
    return labels.map { label in
      var requirement = Requirement(
        subject, range: .at(0), words: line, details: Details(label: label), isImplied: true)
      if names.count > 1 { requirement.setVariant(names[1]) }
      requirement.set(words.count > 1 ? items : [], beyond: sides.count > 1 ? sides[1] : nil)
      return requirement
    }
  }

  fileprivate static func lines(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "\n"))
  }

  fileprivate static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes.drop { $0 == UInt8(ascii: " ") }
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    return bytes
  }

  private static func trimmed(_ text: Substring) -> String {
    String(decoding: trimmed(Array(text.utf8)[...]), as: UTF8.self)
  }
}

extension RecipeBook.Entry {
  private typealias Kind = RecipeBook.Kind

  /// Reads `screen name: cue, cue`; nil where it is no head.
  fileprivate init?(head: ArraySlice<UInt8>) {
    guard let colon = head.firstIndex(of: UInt8(ascii: ":")),
      let space = head.firstIndex(of: UInt8(ascii: " ")), space < colon
    else { return nil }
    name = String(decoding: head[(space + 1)..<colon], as: UTF8.self)
    kind = Kind(rawValue: String(decoding: head[..<space], as: UTF8.self)) ?? .part
    names = Self.list(head[(colon + 1)...])
    others = []
    body = head.endIndex..<head.endIndex
  }

  /// Reads a line below the head, or takes it into the contents.
  fileprivate mutating func read(_ line: ArraySlice<UInt8>) {
    if line.starts(with: "title ".utf8) {
      title = String(decoding: line.dropFirst(6), as: UTF8.self)
    } else if line.starts(with: "for ".utf8) {
      context = String(decoding: line.dropFirst(4), as: UTF8.self)
    } else if line.starts(with: "layout ".utf8) {
      layout = Screen.Layout(rawValue: String(decoding: line.dropFirst(7), as: UTF8.self))
    } else if line.elementsEqual("vague".utf8) {
      isVague = true
    } else if line.starts(with: "also ".utf8) {
      others += Self.list(line.dropFirst(5))
    } else {
      if body.isEmpty { body = line.startIndex..<line.endIndex }
      body = body.lowerBound..<line.endIndex
    }
  }

  private static func list(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: ",")).map { RecipeBook.trimmed($0) }
  }
}

extension Requirement {
  fileprivate mutating func setVariant(_ name: String) {
    switch subject {
    case .need(.input), .component(.field):
      details.fieldKind = Component.FieldKind(rawValue: name)
    case .need, .component, .section, .unknown:
      details.variant = name
    }
    if subject == .component(.alert) { details.tone = Component.Tone(rawValue: name) }
  }

  fileprivate mutating func set(_ items: [Phrase], beyond: String?) {
    if hasThings {
      details.columns = items
    } else {
      details.items = items.map { Details.Item($0) }
    }
    guard let beyond else { return }
    let phrase = Phrase(beyond, from: details.label?.origin)
    if let count = Int(beyond) {
      details.count = count
    } else if subject == .need(.trend) {
      details.timeframe = phrase
    } else if subject == .component(.paragraph) || subject == .component(.alert) {
      details.value = phrase
    } else {
      details.dimension = phrase
    }
  }
}
