internal import ScreenDiagnostics
internal import ScreenGrammar
internal import ScreenModel

extension Admitter: PropertyVisitor {
  mutating func text(
    _ name: String, as meaning: PropertyMeaning, _ value: inout String, default: String?
  ) {
    guard let index = rule(name) else { return }
    let rule = TextRule(frame.properties[index].type)
    let use = TextUse(meaning)
    let isOptional = frame.properties[index].isOptional
    let mayBeEmpty = rule.length.lowerBound <= 0
    read(index, &value, isMissable: mayBeEmpty, isFallible: mayBeEmpty) { admitter, tree in
      // An empty text means the same as leaving it out.
      if isOptional || mayBeEmpty, case .text("") = tree.content { return "" }
      return admitter.text(tree, rule, use)
    }
  }

  mutating func integer(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Int, default: Int?
  ) {
    guard let index = rule(name) else { return }
    let bounds = frame.properties[index].type.integers
    let isMissable = `default`.map(bounds.contains) ?? false
    read(index, &value, isMissable: isMissable) { admitter, tree in
      admitter.integer(tree, bounds)
    }
  }

  mutating func integer(_ name: String, as meaning: PropertyMeaning, _ value: inout Int?) {
    guard let index = rule(name) else { return }
    let bounds = frame.properties[index].type.integers
    read(index, &value, isMissable: true, isFallible: true) { admitter, tree in
      admitter.integer(tree, bounds).map(Optional.some)
    }
    if value == nil { reportGap(index) }
  }

  mutating func number(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Double, default: Double?
  ) {
    guard let index = rule(name) else { return }
    let bounds = frame.properties[index].type.numbers
    let isMissable = `default`.map(bounds.contains) ?? false
    read(index, &value, isMissable: isMissable) { admitter, tree in
      admitter.number(tree, bounds)
    }
  }

  mutating func number(_ name: String, as meaning: PropertyMeaning, _ value: inout Double?) {
    guard let index = rule(name) else { return }
    let bounds = frame.properties[index].type.numbers
    read(index, &value, isMissable: true, isFallible: true) { admitter, tree in
      admitter.number(tree, bounds).map(Optional.some)
    }
    if value == nil { reportGap(index) }
  }

  mutating func flag(_ name: String, as meaning: PropertyMeaning, _ value: inout Bool) {
    guard let index = rule(name) else { return }
    read(index, &value, isMissable: true, isFallible: true) { admitter, tree in
      admitter.flag(tree)
    }
  }

  mutating func choice<Choice>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Choice, default: Choice?
  )
  where Choice: RawRepresentable<String> & CaseIterable & Hashable {
    guard let index = rule(name), case .choice(let choices) = frame.properties[index].type else {
      return
    }
    read(index, &value, isMissable: true, isFallible: true) { admitter, tree in
      admitter.choice(tree, choices).flatMap(Choice.init(rawValue:))
    }
    // The grammar may not allow the vocabulary's default.
    let raw = value.rawValue
    if !choices.contains(where: { $0.name == raw }),
      let first = choices.lazy.compactMap({ Choice(rawValue: $0.name) }).first
    {
      value = first
    }
    if meaning == .variant {
      frame.isSequence =
        raw == Component.ListStyle.timeline.rawValue || raw == Component.ListStyle.messages.rawValue
    }
  }

  mutating func texts(_ name: String, as meaning: PropertyMeaning, _ value: inout [String]) {
    guard let index = rule(name), case .collection(let rule) = frame.properties[index].type else {
      return
    }
    let texts = TextRule(rule.element)
    let isDeduplicated = meaning == .options
    readAll(index, &value, rule, isDeduplicated, words: { $0 }) { admitter, tree in
      guard case .choice(let choices) = rule.element else {
        return admitter.text(tree, texts, .label)
      }
      return admitter.choice(tree, choices)
    }
    if meaning == .columns { frame.columns = value }
  }

  mutating func grid(_ name: String, as meaning: PropertyMeaning, _ value: inout [[String]]) {
    guard let index = rule(name), case .collection(let rule) = frame.properties[index].type,
      case .collection(let cells) = rule.element
    else { return }
    readAll(index, &value, rule, false, words: { $0.joined(separator: "\u{1F}") }) {
      admitter, tree in
      admitter.row(tree, cells)
    }
  }

  mutating func records<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout [Record], isRequired: Bool
  ) {
    guard mayHold(Record.self), let index = rule(name),
      case .collection(let rule) = frame.properties[index].type,
      case .record(let record) = rule.element
    else { return }
    let isDeduplicated =
      meaning == .things && (frame.kind == .list || frame.kind == .checklist) && !frame.isSequence
    readAll(index, &value, rule, isDeduplicated, words: RecordWords.of) { admitter, tree in
      admitter.readRecord(tree, record)
    }
  }

  mutating func record<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Record?
  ) {
    guard mayHold(Record.self), let index = rule(name),
      case .record(let record) = frame.properties[index].type
    else { return }
    read(index, &value, isMissable: true) { admitter, tree in
      let read: Record? = admitter.readRecord(tree, record)
      return read.map(Optional.some)
    }
  }

  /// Whether a record is allowed here: an item of a list holds items, which hold no further items.
  private func mayHold<Record: PropertyRecord>(_ type: Record.Type) -> Bool {
    frame.type != ObjectIdentifier(type) || frame.level < 1
  }
}

extension Admitter {
  /// Reads a property at its place.
  ///
  /// A property is missable if it may be left out although its rule does not say so, because the
  /// vocabulary's default is within its bounds. It is fallible if that default also replaces an
  /// unusable value.
  private mutating func read<Value>(
    _ index: Int, _ value: inout Value, isMissable: Bool, isFallible: Bool = false,
    _ body: (inout Admitter, TreeValue) -> Value?
  ) {
    guard let member = take(index) else {
      if let stated = frame.properties[index].defaultValue, let read = body(&self, stated) {
        value = read
      } else {
        settleMissing(index, isSatisfied: isMissable)
      }
      return
    }
    enter(.name(member.name), as: .name(frame.properties[index].name), member.value)
    let read = body(&self, member.value)
    leave(isKept: read != nil)
    guard let read else {
      settleMissing(index, isSatisfied: isFallible)
      return
    }
    value = read
  }

  /// Reads a collection at its place: its distinct elements, up to the greatest number allowed.
  private mutating func readAll<Element>(
    _ index: Int, _ value: inout [Element], _ rule: CollectionRule, _ isDeduplicated: Bool,
    words: (Element) -> String, _ body: (inout Admitter, TreeValue) -> Element?
  ) {
    guard let member = take(index) else {
      settleMissing(index, isSatisfied: rule.count.lowerBound <= 0)
      return
    }
    enter(.name(member.name), as: .name(frame.properties[index].name), member.value)
    var kept: [Element] = []
    var seen = DuplicateFinder(isDistinct: rule.isDistinct, isDeduplicated: isDeduplicated)
    var repeated: [String] = []
    var losses = DroppedElements()
    walk(member.value, upTo: rule.count.upperBound) { admitter, tree in
      let count = admitter.log.count
      guard let element = body(&admitter, tree) else {
        losses.add(tree, admitter.log.loss(after: count) ?? "it is unusable")
        return false
      }
      guard !seen.isIdle else {
        kept.append(element)
        return true
      }
      let words = words(element)
      guard let earlier = seen.insert(words, at: kept.count) else {
        kept.append(element)
        return true
      }
      admitter.report(
        "duplicate-element",
        "'\(Self.excerpt(words))' is dropped: it repeats element \(earlier)", .lossy)
      if repeated.count < 3 { repeated.append(Self.excerpt(words)) }
      losses.add(tree, "it repeats element \(earlier)")
      return false
    }
    if let (general, special) = seen.generalAndSpecial() {
      report(
        "general-beside-special",
        "'\(Self.excerpt(general))' is beside its special case '\(Self.excerpt(special))'",
        nil)
    }
    let isEnough = kept.count >= rule.count.lowerBound
    if !isEnough {
      report(
        "too-few-elements",
        "at least \(rule.count.lowerBound) are needed: \(kept.count) are usable"
          + (repeated.isEmpty
            ? "" : "; repeated: " + repeated.map { "'\($0)'" }.joined(separator: ", ")),
        .lossy)
    }
    let isLeft = losses.count == 0 || kept.count >= rule.leastLeft
    if !isLeft {
      report(
        "too-few-left",
        "\(kept.count) of \(kept.count + losses.count) are left, and at least \(rule.leastLeft) "
          + "are needed: " + losses.summary,
        .lossy, severity: .error)
    }
    leave(isKept: isEnough && isLeft)
    if isEnough, isLeft { value = kept } else { settleMissing(index, isSatisfied: false) }
  }
}
