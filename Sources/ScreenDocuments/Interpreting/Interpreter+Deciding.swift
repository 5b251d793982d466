internal import ScreenAssembling
internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// The class of a list, decided once for all its lines.
extension Interpreter {
  /// The meaning of a heading or a lead for the block below it.
  enum HeadingClass: Equatable {
    /// The block is about the screen and is not shown on it.
    case aside
    /// The block is left out on purpose.
    case scope
    /// The block is not shown initially.
    case later
    /// The class of the lines below; nil if the head does not say.
    case members(String?)
  }

  /// The meaning of a head for the block below it.
  func headClass(_ head: SourceRange) -> HeadingClass {
    let folded = words.folded(withoutPlace(cutter.withoutNumber(head)))
    switch phrases.sense(ofAll: folded, as: "whole") {
    case "aside": return .aside
    case "scope": return .scope
    case "later": return .later
    case "alert": return .members("alert")
    case "column": return .members("column")
    default: break
    }
    if phrases.opening(of: folded, as: "opening aside") != nil { return .aside }
    // "Right column" names no columns.
    if isSide(head) { return .members(nil) }
    var said = headSense(folded)
    // "Needs my review" is not a review.
    if said == "quote", folded.count > 1, !inputs.isPlural(head),
      phrases.ending(of: folded, as: "word review") != nil
    {
      said = nil
    }
    if let said, Self.listed.contains(said) { return .members(said) }
    // "Create incident" and "New customer" are heads of inputs.
    let fills = phrases.opening(of: folded, as: "head fill")
    if fills.map({ $0.length < folded.count }) ?? false { return .members("field") }
    if phrases.ending(of: folded, as: "ending part") != nil, folded.count > 1,
      !inputs.isPlural(head)
    {
      return .members(nil)
    }
    return .members(said)
  }

  /// Whether a head only says on which side of the screen something is: "2.2 Right column (sticky)".
  func isSide(_ head: SourceRange) -> Bool {
    let label = FieldLine(cutter.withoutNumber(head), of: words).label
    return phrases.sense(ofAll: words.folded(label), as: "place side") != nil
  }

  /// A head without a place or a time in brackets: "Order summary (right column)", "Won't have (this
  /// time)".
  private func withoutPlace(_ head: SourceRange) -> SourceRange {
    let line = FieldLine(head, of: words)
    guard line.value == nil, let note = line.notes.last, !line.label.isEmpty,
      phrases.sense(in: words.folded(note), as: "word place") != nil
        || phrases.sense(ofAll: words.folded(line.label), as: "whole") == "scope"
    else { return head }
    return line.label
  }

  /// Classes that a head gives a list, whatever else it says: "New puppy checklist".
  private static let listed: Set<String> = ["check", "faq"]

  /// The meaning of a head by any of its words; a thing that it names counts more than the
  /// statement that something must be there: "the screen must have switches for".
  private func headSense(_ folded: FoldedWords) -> String? {
    let said = phrases.sense(in: folded, as: "head")
    guard said == "sentence", folded.count >= 4 else { return said }
    return (0..<folded.count).lazy.compactMap {
      phrases.opening(of: folded, as: "head", at: $0)?.sense
    }.first { $0 != "sentence" } ?? said
  }

  func memberClass(_ head: SourceRange?) -> String? {
    guard let head, case .members(let name) = headClass(head) else { return nil }
    return name
  }

  /// The class of a list's items.
  func decide(
    _ items: [OutlineList.Item], isOrdered: Bool, below headName: String?, head: SourceRange?,
    among classes: Set<MemberClass> = Set(MemberClass.allCases)
  ) -> MemberClass {
    // Types in brackets speak for inputs, whatever the words do.
    if classes.contains(.field), inputs.areTyped(items) { return .field }
    if classes.contains(.thing), inputs.areCounted(items) { return .thing }
    // Acceptance criteria of a story are requests, whatever they begin with.
    let isShort = items.allSatisfy { words.count($0.words) <= 2 }
    if headName == "sentence", scaffold.isByLine, !isShort, classes.contains(.sentence),
      head.map({ phrases.sense(ofAll: words.folded($0), as: "head") == "sentence" }) ?? true
    {
      return .sentence
    }
    if headName == "sentence", scaffold.ticket != nil, classes.contains(.sentence),
      items.allSatisfy({ $0.isTicked != nil })
    {
      return .sentence
    }
    // Among filters, "search boat" is where one types, not what one presses.
    if headName == "filter", classes.contains(.filter),
      items.allSatisfy({ phrases.opening(of: words.folded($0.words), as: "opening search") != nil })
    {
      return .filter
    }
    if hasFewBoxes(items), headName == nil, classes.contains(.field) { return .field }
    if isAsked, classes.contains(.field), arePriced(items, below: head) { return .field }
    if isAsked, !asksThroughout, headName == nil, classes.contains(.fact), inputs.areStated(items) {
      return .fact
    }
    var features = ListFeatures()
    // In settings, the lines below "Alerts" are the alerts that are wanted.
    let isSet = headName == "alert" && documentHead.flatMap(memberClass) == "toggle"
    if let headName = isSet ? "toggle" : headName { features.note("head-" + headName) }
    if isAsked { features.note("asked") }
    if showsFigures { features.note("figures") }
    if isWizard { features.note("wizard") }
    if namesScreen { features.note("screen") }
    if items.contains(where: { phrases.sense(in: words.folded($0.words), as: "part sure") != nil })
    {
      features.note("part-sure")
    }
    let lines = items.map { FieldLine($0.words, of: words) }
    for (item, line) in zip(items, lines) {
      note(line, item, isOrdered: isOrdered, &features, of: items.count)
    }
    if !isOrdered,
      lines.allSatisfy({ $0.value == nil && inputs.isPressed($0.label) && $0.notes.isEmpty })
    {
      features.note("all-press")
    }
    if lines.suffix(2).contains(where: {
      $0.value == nil && phrases.opening(of: words.folded($0.label), as: "verb send") != nil
    }) {
      features.note("sending")
    }
    if let head, phrases.opening(of: words.folded(head), as: "opening merit") != nil {
      features.note("merit")
    }
    let best = FeatureWeights.members.best(for: features, among: classes) ?? .thing
    if asksThroughout, best == .thing, classes.contains(.field) { return .field }
    return isFounded(best, items, headName, isOrdered: isOrdered) ? best : .thing
  }

  /// Whether anything but the weights supports that lines are inputs or figures: a head or document
  /// that says so, or lines that look like it. Nothing else may be asked or made up.
  private func isFounded(
    _ members: MemberClass, _ items: [OutlineList.Item], _ headName: String?, isOrdered: Bool
  ) -> Bool {
    guard headName == nil || headName == "sentence" else { return true }
    switch members {
    case .stat:
      return showsFigures && !statesFigures
        || items.contains { bytes[$0.words.range].contains(where: \.isASCIIDigit) }
    case .step where !isOrdered:
      return items.contains { words.count($0.words) > 2 }
    case .field:
      if items.count > 1, items.allSatisfy({ inputs.statesPrice($0.words) }) { return false }
      guard !isAsked, !asksThroughout, !isWizard else { return true }
      return items.count { looksAsked($0.words) || inputs.led($0.words) != nil } * 2 >= items.count
    default: return true
    }
  }

  /// Whether several lines state their figures, so that a line without one names a thing.
  private var statesFigures: Bool {
    DocumentSection(outline.blocks).lines.count { inputs.isBareFigure($0) } > 1
  }

  private func note(
    _ line: FieldLine, _ item: OutlineList.Item, isOrdered: Bool, _ features: inout ListFeatures,
    of count: Int
  ) {
    func note(_ feature: String) { features.note(feature, of: count) }
    let folded = words.folded(item.words)
    if let led = inputs.led(item.words) {
      features.note(led.allSatisfy(\.isInput) ? "led-input" : "led", of: count)
    }
    let said = line.notes + (line.value.map { [$0] } ?? [])
    if item.isTicked != nil { note("box") }
    if line.isStarred || said.contains(where: inputs.saysType)
      || said.contains(where: inputs.saysRule)
    {
      note("typed")
    }
    if said.contains(where: { book.isOn(words.text($0)) != nil && words.count($0) <= 3 }) {
      note("on-off")
    }
    if phrases.ending(of: folded, as: "ending")?.sense == "toggle" { note("switched") }
    if line.isQuestion { note("question") }
    if bytes[item.words.range].contains(where: { $0 == UInt8(ascii: "?") }),
      line.isQuestion == false,
      inputs.wish(item.words).details.variant == "radio"
    {
      note("lettered")
    }
    if isLink(item.words) { note("all-links") }
    if inputs.isQuotation(item.words) { note("quoted") }
    let opens = phrases.opening(of: folded, as: "opening request") != nil
    if folded.count <= 9, phrases.sense(in: folded, as: "component field") != nil {
      note("component-field")
    } else if folded.count > 1,
      opens && phrases.sense(in: folded, as: "component any") != nil
        || phrases.sense(in: folded, as: "component named") != nil
    {
      note("component-named")
    }
    if opens, folded.count >= 3 { note("request") }
    let needs = phrases.sense(in: folded, as: "need") != nil
    if scaffold.isByLine, opens || needs || folded.count >= 6 { note("story-request") }
    if folded.count >= 6, needs { note("long-need") }
    if showsFigures, line.notes.contains(where: { Quantity.isQuantity(words.text($0)) }) {
      note("number-note")
    }
    if let value = line.value {
      noteValue(value, line, isOrdered: isOrdered, &features, of: count)
    } else {
      noteBare(line, folded, isOrdered: isOrdered, opens: opens || needs, &features, of: count)
    }
    if bytes[item.words.lowerBound].isASCIIDigit { note("digits-first") }
  }

  private func noteValue(
    _ value: SourceRange, _ line: FieldLine, isOrdered: Bool, _ features: inout ListFeatures,
    of count: Int
  ) {
    let members = words.members(of: value)
    if Quantity.isQuantity(words.text(value)) {
      features.note("number-value", of: count)
      if showsFigures { features.note("number-value-figures", of: count) }
    } else if inputs.saysType(value) {
      return
    } else if members.count > 1, words.count(value) <= 6 * members.count {
      features.note(isAsked ? "options-asked" : "many-shown", of: count)
    } else {
      features.note("plain-value", of: count)
      if isAsked, words.count(value) <= 8 { features.note("plain-asked", of: count) }
    }
    if line.isDashed { features.note("dashed", of: count) }
    if isOrdered { features.note("value-ordered", of: count) }
  }

  private func noteBare(
    _ line: FieldLine, _ folded: FoldedWords, isOrdered: Bool, opens: Bool,
    _ features: inout ListFeatures, of count: Int
  ) {
    let isFieldName = inputs.isFieldName(words.folded(line.label))
    if isFieldName { features.note("field-noun", of: count) }
    if showsFigures { features.note("bare-figures", of: count) }
    if isOrdered, let fills = phrases.opening(of: folded, as: "verb ask"),
      fills.length < folded.count
    {
      features.note("fills", of: count)
    }
    if !isFieldName, phrases.opening(of: folded, as: "verb order") != nil, folded.count >= 2 {
      if isOrdered {
        features.note("order-ordered", of: count)
      } else if folded.count >= 3 {
        features.note("order-long", of: count)
      }
      features.note("order", of: count)
    }
    if inputs.isPressed(line.label), !isOrdered { features.note("press", of: count) }
    if folded.count >= 8, !opens { features.note("long-words", of: count) }
    features.note("bare", of: count)
  }

  /// Whether an item is only a link.
  func isLink(_ range: SourceRange) -> Bool {
    words.marks.link(at: range.lowerBound, in: range.range).map { $0.end == range.upperBound }
      ?? false
  }

  /// Whether the text before a block has words of a scope: "A line chart of the temperature:".
  func says(_ scope: String, before block: OutlineBlock) -> Bool {
    outline.blocks.prefix { $0.range.lowerBound <= block.range.lowerBound }.contains { other in
      let said = other.lead ?? (other.isParagraph ? other.range : nil)
      return said.map { phrases.sense(in: words.folded($0), as: scope) != nil } ?? false
    }
  }
}
