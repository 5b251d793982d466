internal import Sampling
import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
import ScreenReading
internal import ScreenText

extension SectionPlanner {
  /// Decides what depends on whole sections: order, titles, button styles, groups.
  mutating func finish() {
    parts.removeAll { $0.drafts.isEmpty }
    for place in parts.indices {
      Self.orderForm(&parts[place])
      Self.nameTimes(&parts[place])
      raiseTitle(of: place)
      // A dialog keeps its title, unless it is the only section and so is the screen itself.
      if parts[place].layout != .dialog || parts.count == 1,
        isScreenTitle(parts[place].title) || isSaidWithin(parts[place])
      {
        parts[place].title = Phrase("")
      }
    }
    liftHighlights()
    splitLongForms()
    for place in parts.indices { weighButtons(of: place) }
    if isGrouped {
      group()
      nameStepsAhead()
    } else {
      orderOpenly()
      layOutOpenly()
    }
  }

  /// Moves the buttons of a section behind its other components.
  private static func orderForm(_ part: inout PlannedSection) {
    guard part.role == .form || part.role == .demanded || part.role == .collection else { return }
    let isAction = part.drafts.map { $0.role == .actions }
    guard let first = isAction.firstIndex(of: true), isAction[first...].contains(false) else {
      return
    }
    part.drafts =
      zip(part.drafts, isAction).filter { !$1 }.map(\.0)
      + zip(part.drafts, isAction).filter(\.1).map(\.0)
  }

  /// Makes a timeframe that all figures of an untitled section share its title; adds any other to
  /// the label of its figure.
  private static func nameTimes(_ part: inout PlannedSection) {
    let times = part.drafts.filter { $0.kind == .stat }.map(\.timeframe)
    guard let first = times.first, times.contains(where: { $0 != nil }) else { return }
    if let first, times.count > 1, part.title.text.isEmpty,
      times.allSatisfy({ $0?.text == first.text })
    {
      part.title = Phrase(Wording.capitalized(first.text), from: first.origin)
      return
    }
    for place in part.drafts.indices where part.drafts[place].kind == .stat {
      guard let time = part.drafts[place].timeframe,
        let label = part.drafts[place].text(Component.Stat.Property.label),
        !label.lowercased().contains(bytesOf: time.text.lowercased())
      else { continue }
      // Short timeframes follow as they are, "Patients today" and "Kids born this spring"; longer
      // ones after a comma, "Orders, the last 30 days".
      let link = time.text.utf8.count { $0 == UInt8(ascii: " ") } > 1 ? ", " : " "
      part.drafts[place].replace(Component.Stat.Property.label, with: label + link + time.text)
    }
  }

  /// Moves the title of a collection that is alone in its section to the section, so that it
  /// appears only once.
  private mutating func raiseTitle(of index: Int) {
    typealias Text = Component.Paragraph.Property
    let part = parts[index]
    let contents = part.drafts.indices.filter { part.drafts[$0].role != .actions }
    // Beside others, one that is called as the section is not called so twice.
    if contents.count > 1, let place = contents.first,
      part.drafts[place].kind?.has(.givesTitle) ?? false,
      !part.title.text.isEmpty, part.drafts[place].caption == part.title.text
    {
      parts[index].drafts[place].dropCaption()
    }
    guard contents.count == 1, let place = contents.first else { return }
    let draft = part.drafts[place]
    if draft.kind?.has(.givesTitle) ?? false {
      guard part.title.text.isEmpty || part.title.text == draft.caption else { return }
      parts[index].title = isScreenTitle(draft.title) ? Phrase("") : draft.title
      parts[index].drafts[place].dropCaption()
    } else if draft.kind == .paragraph {
      guard part.title.text.isEmpty, draft.isSample(Text.text), !isScreenTitle(draft.title)
      else { return }
      parts[index].title = draft.title
      guard draft.text(Text.text)?.hasPrefix(draft.title.text + ":") ?? false else { return }
      let prose = context.book.word("prose", ComponentBuilder.openProse)
      parts[index].drafts[place].replace(Text.text, withSample: prose)
    }
  }

  /// Whether the title of the screen repeats a title. If there is only one section, the screen's
  /// title may have more words: "Barbecue shopping list" over "Shopping list".
  private func isScreenTitle(_ title: Phrase) -> Bool {
    let words = PlainWords(title.text).bytes
    let all = screenTitle.bytes
    guard parts.count == 1, words.count > 1, words.count < all.count else { return words == all }
    return all.starts(with: words) || all.suffix(words.count).elementsEqual(words)
  }

  /// Whether the label of a section's only input repeats the section's title.
  private func isSaidWithin(_ part: PlannedSection) -> Bool {
    guard part.role == .form, part.layout == nil, part.drafts.count == 1 else { return false }
    return part.drafts[0].label == part.title.text
  }

  /// Moves highlights to the top, unless sections are grouped or the intent nests the highlight.
  private mutating func liftHighlights() {
    guard !isGrouped else { return }
    let requirements = context.brief.requirements
    func isHighlight(_ part: PlannedSection) -> Bool {
      part.home == nil && part.role == .notice
        && part.drafts.allSatisfy { draft in
          draft.requirement.map { requirements[$0].subject == .need(.highlight) } ?? false
        }
    }
    let lifted = parts.filter { isHighlight($0) }
    guard !lifted.isEmpty else { return }
    parts = lifted + parts.filter { !isHighlight($0) }
  }

  // MARK: Buttons

  /// Sets the styles of a section's buttons: the first that continues is primary, and those that
  /// remove something are destructive.
  private mutating func weighButtons(of index: Int) {
    guard parts[index].drafts.contains(where: { $0.kind == .button }) else { return }
    typealias Button = Component.Button.Property
    // The section is not copied, because its drafts are changed one by one.
    var hasPrimary = parts[index].drafts.contains {
      $0.kind == .button && $0.text(Button.style) == Component.ButtonStyle.primary.rawValue
    }
    let styles = context.allowedComponents[.button]?.variants.map(\.name) ?? []
    let address = parts[index].address.appending("style")
    for place in parts[index].drafts.indices where parts[index].drafts[place].kind == .button {
      let draft = parts[index].drafts[place]
      guard draft.text(Button.style) == nil else { continue }
      let meaning = ActionMeaning(draft.text(Button.label) ?? "")
      let logits = styles.map {
        meaning.score(of: $0, hasPrimary: hasPrimary).map(Logit.init(thousandths:)) ?? .forbidden
      }
      let own = address.appending(draft.text(Button.label) ?? "")
      let style = styles.isEmpty ? "secondary" : styles[context.pick(among: logits, at: own)]
      if style == "primary" { hasPrimary = true }
      parts[index].drafts[place].set(Button.style, to: style, after: Button.label)
    }
  }

  // MARK: Groups

  /// Assigns sections to groups, for a screen in columns, tabs or steps whose sections have none.
  private mutating func group() {
    guard parts.allSatisfy(\.group.text.isEmpty) else { return }
    let grouped = parts.indices.filter { !parts[$0].isApart }
    guard grouped.count > 1 else {
      splitInTwo()
      return
    }
    let columns = context.brief.layout == .columns ? min(grouped.count, 3) : grouped.count
    var names: [String] = []
    for (number, place) in grouped.enumerated() {
      let column = number * columns / grouped.count
      if column == names.count {
        var name = parts[place].title
        if name.text.isEmpty { name = parts[place].drafts.first?.title.asLabel ?? name }
        if names.contains(name.text) { name.text += " " + String(column + 1) }
        names.append(name.text)
      }
      parts[place].group = Phrase(names[column])
      if context.brief.layout != .columns, parts[place].title.text == names[column] {
        parts[place].title = Phrase("")
      }
    }
  }

  /// Splits the only section into two columns, tabs or steps.
  private mutating func splitInTwo() {
    guard let place = parts.firstIndex(where: { !$0.isApart }), parts[place].drafts.count > 1
    else { return }
    let only = parts[place]
    let middle = (only.drafts.count + 1) / 2
    var second = only
    second.drafts = Array(only.drafts[middle...])
    second.title = Phrase("")
    second.address = only.address.appending("second")
    parts[place].drafts = Array(only.drafts[..<middle])
    parts[place].group = Phrase(Wording.capitalized(only.drafts[0].title.text))
    second.group = Phrase(Wording.capitalized(second.drafts[0].title.text))
    if second.group == parts[place].group { second.group.text += " 2" }
    parts.insert(second, at: place + 1)
  }
}

/// The meaning of a button, judging by the first word of its label.
enum ActionMeaning {
  /// It continues.
  case going
  /// It goes back, or postpones.
  case leaving
  /// It removes something permanently.
  case removing

  init(_ label: String) {
    var words = LabelWords(label)
    let first = words.next()?.hash ?? 0
    if Self.removals.contains(first) {
      self = .removing
    } else if Self.exits.contains(first) {
      self = .leaving
    } else {
      self = .going
    }
  }

  private static let removals = hashes([
    "delete", "remove", "erase", "discard", "deactivate", "destroy", "wipe", "terminate", "purge",
  ])
  private static let exits = hashes([
    "cancel", "back", "close", "skip", "later", "dismiss", "not", "no", "previous", "reset",
    "clear", "decline", "ignore",
  ])

  private static func hashes(_ words: [String]) -> [UInt64] {
    words.map { CueIndex.hash(of: $0) }
  }

  /// Returns how well a button style suits the meaning, in thousandths of a logit; nil if it does
  /// not.
  func score(of style: String, hasPrimary: Bool) -> Int? {
    switch (self, style) {
    case (.removing, "destructive"), (.leaving, "plain"): 0
    case (.leaving, "secondary"): -700
    case (.going, "primary"): hasPrimary ? nil : 0
    case (.going, "secondary"): hasPrimary ? 0 : nil
    case (.going, "plain"): hasPrimary ? -1200 : nil
    default: nil
    }
  }
}
