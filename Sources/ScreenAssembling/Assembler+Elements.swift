internal import ScreenBrief
import ScreenDiagnostics
import ScreenModel
internal import ScreenReading
internal import ScreenText

/// The details of an element, read from its brackets.
struct ElementParts {
  let node: ReadingTree.Node
  let senses: [KindSense]
  var details = Details()
  /// Whether each mark of the chart stands for one of the first dimension.
  private var isOfSeriesFirst = false

  init(_ node: ReadingTree.Node, in assembler: Assembler) {
    self.node = node
    senses = assembler.book.senses(
      of: assembler.words(.kind, of: node) + " " + assembler.words(.note, of: node),
      as: node.label.word)
    for child in node.children {
      switch child.label {
      case .label: details.label = details.label ?? assembler.label(child)
      case .kind: details.kind = details.kind ?? assembler.verbatim(child)
      case .value: details.value = details.value ?? assembler.verbatim(child)
      case .unit: details.unit = details.unit ?? assembler.verbatim(child)
      case .target: details.target = details.target ?? assembler.verbatim(child)
      case .change: details.change = details.change ?? assembler.verbatim(child)
      case .time: details.timeframe = details.timeframe ?? assembler.verbatim(child)
      case .by: takeDimension(child, in: assembler)
      case .count where assembler.isApproximate(child) && !node.label.children.contains(.item):
        // "More than 100" is a figure to show, not a number of things.
        details.value = details.value ?? assembler.verbatimWithSign(child)
      case .count:
        details.count = details.count ?? assembler.book.count(assembler.verbatim(child).text)
      case .min:
        details.minimum = details.minimum ?? Measures.number(assembler.verbatim(child).text)
      case .max:
        let number = Measures.number(assembler.verbatim(child).text)
        if assembler.saysMore(before: child.range.lowerBound) {
          details.minimum = details.minimum ?? number
        } else {
          details.maximum = details.maximum ?? number
        }
      default: break
      }
    }
    joinChange(in: assembler)
    for sense in senses {
      switch sense {
      case .fieldKind(let kind):
        // "Text, multiline": any other kind is more specific than text.
        if details.fieldKind ?? .text == .text { details.fieldKind = kind }
      case .style(let style): details.variant = details.variant ?? style
      case .tone(let tone): details.tone = details.tone ?? tone
      case .isRequired(let isRequired): details.isRequired = isRequired
      case .isStrong: details.isEmphasized = true
      case .component, .need, .layout, .place, .among, .isMember, .isOn, .number: break
      }
    }
  }

  /// Reads the dimension; of two, the one that each mark of the chart stands for splits the series,
  /// or else the one that is not a date or time.
  private mutating func takeDimension(_ child: ReadingTree.Node, in assembler: Assembler) {
    let words = assembler.verbatim(child)
    let isOfSeries = node.namesSeries(child, in: assembler.bytes, assembler.book)
    guard let first = details.dimension else {
      (details.dimension, isOfSeriesFirst) = (words, isOfSeries)
      return
    }
    guard details.split == nil else { return }
    let isAlongLater =
      isOfSeries || isOfSeriesFirst
      ? !isOfSeries
      : assembler.book.isMoment(words.text) && !assembler.book.isMoment(first.text)
    (details.dimension, details.split) = isAlongLater ? (words, first) : (first, words)
  }

  /// Joins the time of a change to the change: "up 4 % since last week".
  private mutating func joinChange(in assembler: Assembler) {
    guard let change = children(.change).first, let time = children(.time).first,
      change.range.upperBound <= time.range.lowerBound
    else { return }
    details.change = assembler.verbatim(
      SourceRange(change.range.lowerBound, time.range.upperBound))
    details.timeframe = nil
  }

  /// The layout that the words name.
  var layout: Section.Layout? {
    for case .layout(let name) in senses { return Section.Layout(rawValue: name) }
    return nil
  }

  /// Whether any words name its kind.
  var hasKind: Bool { node.children.contains { $0.label == .kind } }

  /// The brackets with a label.
  func children(_ label: TreeLabel) -> [ReadingTree.Node] {
    node.children.filter { $0.label == label }
  }

  /// The component that the words name.
  var component: (kind: ComponentKind, variant: String?)? {
    var named: (kind: ComponentKind, variant: String?)?
    for case .component(let kind, let variant) in senses where named?.variant == nil {
      if variant != nil || named == nil { named = (kind, variant) }
    }
    return named
  }

  /// The need that the words name.
  var need: Need? {
    for case .need(let need) in senses { return need }
    return nil
  }

  /// Whether words say that it is on or off; nil if they do not.
  var isOn: Bool? {
    for case .isOn(let isOn) in senses { return isOn }
    return nil
  }
}

extension Assembler {
  /// The signs before a number that say that it is only near, or a bound.
  private static let approximations: [[UInt8]] = ["~", ">", "<", "≈", "≥", "≤", "±"].map {
    Array($0.utf8)
  }

  /// Whether such a sign stands before a number.
  func isApproximate(_ node: ReadingTree.Node) -> Bool {
    let text = Array(verbatimWithSign(node).text.utf8)
    return Self.approximations.contains { text.starts(with: $0) }
  }

  /// The words of a bracket with the sign before them.
  func verbatimWithSign(_ node: ReadingTree.Node) -> Phrase {
    let before = bytes[..<node.range.lowerBound]
    let sign = Self.approximations.first { before.suffix($0.count).elementsEqual($0) }
    return verbatim(
      SourceRange(node.range.lowerBound - (sign?.count ?? 0), node.range.upperBound))
  }

  /// Adds the requirement of an element's bracket and, below it, what belongs to each of its
  /// things.
  mutating func addElement(_ node: ReadingTree.Node, parent: Int?) {
    guard !isDenied(node) else {
      exclude(ReadingTree.Node(.not, node.range, children: [node]))
      return
    }
    var parts = ElementParts(node, in: self)
    takeCountBefore(&parts)
    takeTrailingRequirement(&parts)
    if isCardOfBadge(node) { return addCard(node, parent: parent) }
    let subject = isUnsupported(node) ? unknown(&parts) : subject(of: &parts)
    guard !addsToKnown(node, subject, parts.details, parent: parent) else { return }
    var parent = parent
    if let layout = parts.layout {
      var details = Details()
      details.label = parts.details.label
      parent = require(.section(layout), node, parent: parent, details)
    }
    addHeading(of: parts, parent: parent)
    let index = require(subject, node, parent: parent, parts.details)
    addCompanions(of: parts, parent: parent)
    // The parts of each thing belong to the collection; an action that a notice offers follows the
    // notice.
    let isCollection = node.label.children.contains(.item)
    for child in node.children where child.label.family == .element {
      add(child, parent: isCollection ? index : parent)
    }
  }

  /// Adds details of an input, or the look of a button, to an earlier one of the same name, if
  /// there is one.
  ///
  /// In "Email, push and text: each on or off. Email is on." the later statement counts.
  private mutating func addsToKnown(
    _ node: ReadingTree.Node, _ subject: Requirement.Subject, _ details: Details, parent: Int?
  ) -> Bool {
    let isInput = node.label == .field || node.label == .toggle || node.label == .slider
    guard isInput || node.label == .action && (details.variant != nil || details.isEmphasized),
      let name = details.label?.text.lowercased(),
      let known = requirements.lastIndex(where: {
        $0.parent == parent && ($0.subject == subject || !isInput && $0.isPressed)
          && $0.details.label?.text.lowercased() == name
      })
    else { return false }
    requirements[known].details.add(details)
    return true
  }

  /// Whether the kind of a bracket is something that no component can be.
  func isUnsupported(_ node: ReadingTree.Node) -> Bool {
    book.isUnsupported(words(.kind, of: node))
  }

  /// Whether the words before the name of an input or an action say that it is not wanted: "don't
  /// ask for a phone number".
  private func isDenied(_ node: ReadingTree.Node) -> Bool {
    switch node.label {
    case .field, .choice, .toggle, .slider, .action, .link: break
    default: return false
    }
    guard let name = node.children.first(where: { $0.label == .label }) else { return false }
    var start = node.range.lowerBound
    var words = ""
    for child in node.children where child.range.upperBound <= name.range.lowerBound {
      words += verbatim(SourceRange(start, child.range.lowerBound)).text + " "
      start = child.range.upperBound
    }
    words += verbatim(SourceRange(start, name.range.lowerBound)).text
    return book.senses(of: words, as: "negation").contains(.isMember)
  }

  /// Reads the number right before a collection or its name, outside of any bracket: "7 photos of
  /// the puppies", "a table of 3 visits".
  private func takeCountBefore(_ parts: inout ElementParts) {
    guard parts.node.label.children.contains(.item), parts.details.count == nil,
      parts.children(.item).isEmpty
    else { return }
    let name = parts.children(.label).first?.range.lowerBound
    parts.details.count = count(before: parts.node.range.lowerBound) ?? name.flatMap(count(before:))
    takeCountInside(&parts)
  }

  /// Reads the number at the start of a name as the number of things: "3 recent visits".
  private func takeCountInside(_ parts: inout ElementParts) {
    guard parts.details.count == nil, let name = parts.children(.label).first else { return }
    let words = slice(name.range).split(separator: UInt8(ascii: " "), maxSplits: 1)
    guard words.count == 2, words[0].count < 3,
      words[0].allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }),
      // It is neither a unit nor a name.
      words[1].prefix(3).allSatisfy({ $0 &- UInt8(ascii: "a") < 26 }), words[1].count > 2
    else { return }
    parts.details.count = Measures.count(String(decoding: words[0], as: UTF8.self))
    parts.details.label = label(SourceRange(words[1].startIndex, name.range.upperBound))
  }

  /// The number right before a place, unless a bracket already holds it.
  private func count(before start: Int) -> Int? {
    guard start > 1, bytes[start - 1] == UInt8(ascii: " ") else { return nil }
    let digits = bytes[..<(start - 1)].reversed().prefix { $0 &- UInt8(ascii: "0") < 10 }.count
    let lower = start - 1 - digits
    guard (1...3).contains(digits), lower == 0 || bytes[lower - 1] == UInt8(ascii: " "),
      !tree.isRead(lower)
    else { return nil }
    return Measures.count(String(decoding: bytes[lower..<start], as: UTF8.self))
  }

  /// Reads a statement right after a field of whether it must be filled in: "a name is mandatory".
  private func takeTrailingRequirement(_ parts: inout ElementParts) {
    guard parts.node.label == .field, parts.details.isRequired == nil else { return }
    let rest = bytes[parts.node.range.upperBound...].prefix(48)
    let star = rest.drop { $0 == UInt8(ascii: " ") }
    // "Boat name *" at the end of a line, not "a * b".
    let isEmphasis =
      parts.node.range.lowerBound > 0
      && bytes[parts.node.range.lowerBound - 1] == UInt8(ascii: "*")
    if !isEmphasis, star.first == UInt8(ascii: "*"),
      star.dropFirst().first.map({ $0 < UInt8(ascii: " ") }) ?? true
    {
      parts.details.isRequired = true
      return
    }
    let words = rest.prefix { byte in
      byte == UInt8(ascii: " ") || (byte | 0x20) &- UInt8(ascii: "a") < 26
    }
    let end = parts.node.range.upperBound + words.count
    guard !words.isEmpty, !(parts.node.range.upperBound..<end).contains(where: tree.isRead) else {
      return
    }
    let senses = book.senses(of: FoldedWords(words), as: parts.node.label.word)
    for case .isRequired(let isRequired) in senses {
      parts.details.isRequired = isRequired
    }
  }

  /// The subject of a bracket; also completes its details.
  private func subject(of parts: inout ElementParts) -> Requirement.Subject {
    switch parts.node.label {
    case .field: field(&parts)
    case .choice: choice(&parts)
    case .toggle: toggle(&parts)
    case .slider: slider(&parts)
    case .action: action(&parts)
    case .link: .component(.link)
    case .stat: stat(&parts)
    case .fact: fact(&parts)
    case .badge: badge(&parts)
    case .progress: progress(&parts)
    case .rating: rating(&parts)
    case .list: list(&parts)
    case .table: table(&parts)
    case .ranking: ranking(&parts)
    case .chart: chart(&parts)
    case .calendar: calendar(&parts)
    case .steps: steps(&parts)
    case .map: map(&parts)
    case .image: image(&parts)
    case .player: player(&parts)
    case .text: text(&parts)
    case .quote: .component(.quote)
    case .code: code(&parts)
    case .alert: alert(&parts)
    case .timer: timer(&parts)
    case .reps: repetition(&parts)
    case .unknown: unknown(&parts)
    case .section, .tab, .step, .dialog, .sideColumn, .title, .layout, .not, .kind, .label, .value,
      .option, .item, .bareItem, .column, .count, .unit, .min, .max, .target, .change, .time, .by,
      .state, .note, .adding, .removing, .moving, .replacing, .changing, .ordering, .what, .place:
      .unknown
    }
  }
}

extension ReadingTree {
  /// Whether a byte is in an innermost bracket.
  fileprivate func isRead(_ offset: Int) -> Bool {
    var nodes = nodes
    while let node = nodes.first(where: { $0.range.range.contains(offset) }) {
      if node.children.isEmpty { return true }
      nodes = node.children
    }
    return false
  }
}
