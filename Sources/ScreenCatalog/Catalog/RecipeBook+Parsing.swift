internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension RecipeBook {
  /// The first lines of a book's records, without their contents.
  static func entries(in text: FileText) -> [Entry] {
    var entries: [Entry] = []
    for line in text.lines {
      let content = text.trimmed(line)
      guard !content.isEmpty, text.bytes[content.lowerBound] != UInt8(ascii: "#") else { continue }
      if text.bytes[line.lowerBound] != UInt8(ascii: " ") {
        guard let entry = Entry(text, head: content) else { continue }
        entries.append(entry)
      } else if let last = entries.indices.last {
        entries[last].read(text, content)
      }
    }
    return entries
  }

  /// Reads the contents of a record.
  package func recipe(at place: Int) -> Recipe {
    let entry = entries[place]
    var contents = Contents()
    for line in text.lines(of: entry.body) {
      read(line, of: .catalog(topic: entry.name), into: &contents)
    }
    contents.lendSamples()
    let title = entry.title.isEmpty ? Wording.capitalized(entry.name) : entry.title
    return Recipe(
      name: entry.name,
      cues: ([entry.names] + entry.others).flatMap { text.strings(of: $0) },
      title: title, isScreen: entry.kind == .screen, requirements: contents.requirements,
      options: contents.options, alternatives: contents.alternatives, context: entry.context,
      extras: entry.extras, layout: entry.layout)
  }

  /// The contents of a record, as far as they are read.
  private struct Contents {
    /// What the samples of a line that begins with `~` are of.
    enum Latest { case requirements, option, alternative }

    var requirements: [Requirement] = []
    var options: [Recipe.Option] = []
    var alternatives: [Recipe.Alternative] = []
    /// The requirements of the latest line that adds any.
    var line = 0..<0
    var latest = Latest.requirements

    /// How much of the odds of the latest line is its own.
    var rest: Int {
      alternatives.reduce(100) { $1.line == line ? $0 - $1.share : $0 }
    }

    /// Gives the latest line the cells below it.
    mutating func addSamples(_ cells: [String]) {
      switch latest {
      case .requirements: RecipeBook.addSamples(cells, to: &requirements[line])
      case .option: RecipeBook.addSamples(cells, to: &options[options.count - 1].requirements[...])
      case .alternative:
        RecipeBook.addSamples(cells, to: &alternatives[alternatives.count - 1].requirements[...])
      }
    }

    /// Gives alternatives that have no samples those of what they replace, one for one.
    mutating func lendSamples() {
      for place in alternatives.indices {
        let lenders = requirements[alternatives[place].line]
        let own = alternatives[place].requirements
        guard own.count == lenders.count, own.allSatisfy(\.details.samples.isEmpty) else {
          continue
        }
        for (index, lender) in lenders.enumerated() {
          alternatives[place].requirements[index].details.samples = lender.details.samples
        }
      }
    }
  }

  private func read(_ line: Range<Int>, of origin: Origin, into contents: inout Contents) {
    let words = text.trimmed(line)
    guard let first = words.first else { return }
    switch text.bytes[first] {
    case UInt8(ascii: "~"):
      contents.addSamples(
        text.items(of: words.dropFirst(), separator: UInt8(ascii: "|")).map(text.string))
    case UInt8(ascii: "<"), UInt8(ascii: ">"):
      guard let (share, requirements) = shared(words, from: origin) else { return }
      let isOpening = text.bytes[first] == UInt8(ascii: "<")
      contents.options.append(
        Recipe.Option(share: share, isOpening: isOpening, requirements: requirements))
      contents.latest = .option
    case UInt8(ascii: "|"):
      guard !contents.line.isEmpty, let (share, requirements) = shared(words, from: origin),
        contents.rest - share > 50
      else { return }
      contents.alternatives.append(
        Recipe.Alternative(share: share, line: contents.line, requirements: requirements))
      contents.latest = .alternative
    default:
      let start = contents.requirements.count
      contents.requirements += requirements(words, from: origin)
      contents.line = start..<contents.requirements.count
      contents.latest = .requirements
    }
  }

  /// Reads `> 30 subject Label`; nil where it has no share of 1…49 or nothing to add.
  private func shared(_ line: Range<Int>, from origin: Origin) -> (Int, [Requirement])? {
    let (share, rest) = parts(of: text.trimmed(line.dropFirst()), at: UInt8(ascii: " "))
    guard let rest, let share = Int(text.string(share)), (1...49).contains(share) else {
      return nil
    }
    let requirements = requirements(rest, from: origin)
    return requirements.isEmpty ? nil : (share, requirements)
  }

  /// Adds the cells of `~ a | b`: a row for the one thing of the line above, or a value for each of
  /// them.
  fileprivate static func addSamples(
    _ cells: [String], to requirements: inout ArraySlice<Requirement>
  ) {
    guard requirements.count > 1 else {
      if let only = requirements.indices.first { requirements[only].details.samples.append(cells) }
      return
    }
    for (place, cell) in zip(requirements.indices, cells) {
      requirements[place].details.samples.append([cell])
    }
  }

  /// Reads `subject.variant Label = a; b / c`; none where the subject is no need and no component.
  private func requirements(_ line: Range<Int>, from origin: Origin) -> [Requirement] {
    let (front, beyond) = parts(of: line, at: UInt8(ascii: "/"))
    let (head, list) = parts(of: front, at: UInt8(ascii: "="))
    let (subject, label) = parts(of: head, at: UInt8(ascii: " "))
    let (name, variant) = parts(of: subject, at: UInt8(ascii: "."))
    guard let subject = Self.subject(text.string(name)) else { return [] }
    let items =
      list.map { list in
        text.items(of: list, separator: UInt8(ascii: ";"))
          .map { Phrase(text.string($0), from: origin) }
      } ?? []
    let labels = label.map { [Phrase(text.string($0), from: origin)] } ?? items
    let words = text.string(line)
    return labels.map { phrase in
      var requirement = Requirement(
        subject, range: .at(0), words: words, details: Details(label: phrase), isImplied: true)
      if let variant { requirement.setVariant(text.string(variant)) }
      requirement.set(label == nil ? [] : items, beyond: beyond.map(text.string))
      return requirement
    }
  }

  private static func subject(_ name: String) -> Requirement.Subject? {
    if let need = Need(rawValue: name) { return .need(need) }
    return ComponentKind(rawValue: name).map { .component($0) }
  }

  /// What comes before a separator and what after it, without spaces around; nothing after it where
  /// there is no separator, or nothing else.
  private func parts(of range: Range<Int>, at separator: UInt8) -> (Range<Int>, Range<Int>?) {
    guard let place = text.firstIndex(of: separator, in: range) else { return (range, nil) }
    let rest = text.trimmed(place + 1..<range.upperBound)
    return (text.trimmed(range.lowerBound..<place), rest.isEmpty ? nil : rest)
  }
}

extension RecipeBook.Entry {
  private typealias Kind = RecipeBook.Kind

  /// Reads `screen name: cue, cue`; nil where it is no head.
  fileprivate init?(_ text: FileText, head: Range<Int>) {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":"), in: head),
      let space = text.firstIndex(of: UInt8(ascii: " "), in: head.lowerBound..<colon)
    else { return nil }
    name = text.string(space + 1..<colon)
    kind = Kind(rawValue: text.string(head.lowerBound..<space)) ?? .part
    names = colon + 1..<head.upperBound
    body = head.upperBound..<head.upperBound
  }

  /// Reads a line below the head, or takes it into the contents.
  fileprivate mutating func read(_ text: FileText, _ line: Range<Int>) {
    switch text.bytes[line.lowerBound] {
    case UInt8(ascii: "t") where text.begins(line, with: "title "):
      title = text.string(line.dropFirst(6))
    case UInt8(ascii: "f") where text.begins(line, with: "for "):
      context = text.string(line.dropFirst(4))
    case UInt8(ascii: "l") where text.begins(line, with: "layout "):
      layout = Screen.Layout(rawValue: text.string(line.dropFirst(7)))
    case UInt8(ascii: "o") where text.begins(line, with: "options "):
      extras = text.string(line.dropFirst(8))
    case UInt8(ascii: "v") where line.count == 5 && text.begins(line, with: "vague"):
      isVague = true
    case UInt8(ascii: "a") where text.begins(line, with: "also "):
      others.append(line.dropFirst(5))
    default:
      if body.isEmpty { body = line }
      body = body.lowerBound..<line.upperBound
    }
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
