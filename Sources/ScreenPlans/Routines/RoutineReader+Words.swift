import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading
internal import ScreenText

extension RoutineReader {
  /// The marks and words between two parts.
  struct Gap {
    var marks: [Token.Kind] = []
    /// Whether a word says that what follows comes afterwards: "then", "finally".
    var isThen = false

    /// Whether a word or a slash adds what follows to each of what is before.
    var isAdded = false

    /// Whether a mark separates the parts.
    var isApart: Bool {
      marks.contains { [.comma, .semicolon, .newline, .stop].contains($0) }
    }
  }

  // MARK: Between parts

  /// Skips marks and words that link parts; returns whether anything is left.
  mutating func skipLinks() -> Bool {
    gap = Gap()
    while let next = word(position) {
      switch next.kind {
      case .open: open()
      case .close: close()
      case .comma, .semicolon, .newline, .bullet, .dash, .stop, .question, .other, .slash, .bar,
        .arrow:
        break
      case .word where isBreath(position): return finishGap()
      case .word where plays(position, .link) || plays(position, .ask): break
      case .word, .conjunction, .number, .quote, .apostrophe, .colon: return finishGap()
      }
      gap.marks.append(next.kind)
      gap.isThen = gap.isThen || plays(position, .then)
      gap.isAdded = gap.isAdded || next.text == "with" || next.kind == .slash
      position += 1
    }
    return finishGap()
  }

  /// Whether a word that otherwise links names a phase of breathing: "in 4 s".
  func isBreath(_ index: Int) -> Bool {
    guard word(index)?.text == "in", let heading else { return false }
    return heading.contains { plays($0, .breath) }
      && (isDuration(index + 1) || word(index + 1)?.kind != .word)
  }

  /// Parentheses whose end says how often they are done hold a sequence of their own.
  private mutating func open() {
    var end = position
    while let next = word(end), next.kind != .close { end += 1 }
    let isRepeated =
      isMultiplication(end + 1) || word(end + 1)?.measure == .times
      || word(end + 1)?.kind == .number && (plays(end + 2, .time) || plays(end + 2, .round))
    if rounds != nil, roundsAhead, parts.count == first {
      isGrouped = true
    } else if isRepeated, parts.count > first {
      endSequence()
    }
  }

  private mutating func close() {
    guard isGrouped else { return }
    isGrouped = false
    endSequence()
  }

  /// Ends the sequence of the rounds stated ahead of it if the marks before the next part do.
  private mutating func finishGap() -> Bool {
    if roundsAhead, !isGrouped, parts.count > first, endsRounds { endSequence() }
    return word(position) != nil
  }

  private var endsRounds: Bool {
    if gap.isThen, parts.last.map(isRest) ?? false || isOnceNext { return true }
    guard parts.count - first > 1 else { return false }
    if gap.isThen, gap.isApart, !parts[(first + 1)...].contains(where: \.isApart) { return true }
    // Parts that are all separated by the same mark belong together.
    return gap.marks.contains { mark in
      [.semicolon, .newline, .stop].contains(mark)
        && !parts[(first + 1)...].contains { $0.mark == mark }
    }
  }

  /// Whether the next part warms up or cools down.
  private var isOnceNext: Bool {
    var end = position
    while let next = word(end), next.kind == .word || next.kind == .number { end += 1 }
    return (position..<end).contains { lexicon.isOnce(words[$0].text) }
      || (position..<end).dropLast().contains {
        lexicon.isOnce(words[$0].text + " " + words[$0 + 1].text)
      }
  }

  // MARK: Adding parts

  mutating func add(
    _ label: Phrase, seconds: Int? = nil, times: Int? = nil, _ figure: Phrase? = nil
  ) -> Bool {
    let tail = tail ?? Tail()
    self.tail = nil
    var label = label
    let isUnnamed = label.text.isEmpty && tail.place == .here
    if label.text.isEmpty, tail.place != .here {
      label = Phrase(Wording.capitalized(String(tail.text.dropFirst())), at: figure?.range)
    } else if label.text.isEmpty, roundsAhead, parts.count == first, let name = roundsName {
      // "10 rounds of 3 minutes"
      label = Phrase(Wording.capitalized(Wording.singular(words[name].text)), at: words[name].range)
    } else if label.text.isEmpty, !parts.isEmpty || isLadder, let figure {
      // "plank ladder: 20s, 30s, 40s"; "plank 30 s, 45 s, 60 s"
      let last = parts.last { !isRest($0) }?.item.label
      guard heading != nil || last != nil && seconds != nil else { return false }
      label = heading == nil ? last ?? figure : figure
    } else {
      // Only a part that is the whole routine may lack a name.
      guard !label.text.isEmpty || parts.isEmpty else { return false }
      if !tail.text.isEmpty { label = Phrase(label.text + tail.text, at: label.range) }
    }
    var item = Details.Item(label, seconds: seconds, times: times)
    if tail.isSided, seconds != nil {
      item.times = (times ?? 1) * 2
      isStated = true
    }
    if let figure { item.values = [figure] }
    var part = RoutinePart(item: item, place: seconds == nil ? .here : tail.place)
    part.isSided = tail.isSided && seconds != nil
    part.isUnnamed = isUnnamed
    part.isAdded = gap.isAdded
    part.isApart = gap.isApart
    part.mark = gap.marks.first { [.comma, .semicolon, .newline, .stop].contains($0) }
    join(&part)
    parts.append(part)
    return true
  }

  /// Whether the routine under the heading begins with several lengths and no names.
  private var isLadder: Bool {
    word(position)?.kind == .comma && word(position + 1)?.kind == .number
  }

  /// Ends the sequence before a part that does not belong to it. A pause between rounds belongs to
  /// the rounds before it.
  private mutating func join(_ part: inout RoutinePart) {
    if rounds != nil, !roundsAhead, told > first {
      // "…, 4 times, then a long break": what follows is not repeated.
      let isPlain = lexicon.isPlainRest(part.item.label.text) && !gap.isThen
      let belongs = part.place != .here || isPlain && !parts[first...].contains(where: isRest)
      if !belongs { endSequence() }
    } else if parts.count == first, rounds == nil, let count = lastRounds, !gap.isThen {
      switch part.place {
      case .here, .between(.part), .after(.part): break
      case .between: (part.item.times, part.place) = (max(count - 1, 1), .here)
      case .after: (part.item.times, part.place) = (count, .here)
      }
    }
  }
}
