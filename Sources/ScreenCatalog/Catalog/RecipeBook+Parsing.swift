internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension RecipeBook {
  /// The first lines of a book's records, without their contents.
  static func entries(in text: FileText) -> [Entry] {
    var entries: [Entry] = []
    // A record has some 200 bytes.
    entries.reserveCapacity(text.bytes.count / 200)
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

  /// Reads `subject.variant Label = a; b / c`; none where the subject is no need and no component.
  func requirements(_ line: Range<Int>, from origin: Origin) -> [Requirement] {
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
  func parts(of range: Range<Int>, at separator: UInt8) -> (Range<Int>, Range<Int>?) {
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
