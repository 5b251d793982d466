internal import ScreenAnchors
public import ScreenDiagnostics
public import ScreenEditPlans
internal import ScreenEditing
public import ScreenLedger
public import ScreenModel

extension Editor {
  /// The judgement of a change to a screen that someone else made for a text.
  public struct Judgement: Hashable, Sendable {
    /// The outcome of each part of the text.
    public var ledger: Ledger
    /// Things that changed, appeared, disappeared or moved although the text does not name them, in
    /// words.
    public var unnamed: [String]
  }

  /// Judges a change by the text it was made for.
  ///
  /// Anything that the text does not name must be unchanged, and for each thing it asks for,
  /// something must have changed.
  ///
  /// - Parameters:
  ///   - old: The screen before the change.
  ///   - new: The screen after it.
  ///   - text: The text that asked for the change.
  /// - Returns: The outcome of each part of the text, and the changes that it does not name.
  /// - Complexity: O(words · elements) and O(elements²).
  public func judge(_ old: Screen, _ new: Screen, _ text: SourceText) -> Judgement {
    let session = EditSession(screen: old, text: text, words: .shipped, editor: self)
    let naming = EditNaming(session)
    // The edits that result from reading the words here show what they name, whatever else they may
    // mean.
    let own = edit(old, text)
    guard own.screen != new else { return Judgement(ledger: own.ledger, unnamed: []) }
    let comparison = ElementComparison(old, new)
    let ledger = Ledger(
      entries: naming.parts.map { part in
        entry(part, text, comparison, session, old, new)
      })
    let reading = ElementComparison(old, own.screen)
    let named = naming.targets.union(reading.touched.map { .element($0) })
    var unnamed: [String] = []
    let brings = naming.parts.contains(where: \.brings) || !reading.added.isEmpty
    let touched = comparison.touched
    for address in touched.sorted(by: { comparison.order($0) < comparison.order($1) }) {
      let isNamed = named.contains { target in
        switch target {
        case .element(let other), .part(let other, _): other == address
        // Removing a section also removes its contents.
        case .section(let id): id == address.section && new.index(of: id) == nil
        case .screen: false
        }
      }
      guard !isNamed, !isDemoted(address, comparison, named) else { continue }
      unnamed.append("\(session.name(of: .element(address))) is \(comparison.fate(of: address))")
    }
    if !brings {
      for element in comparison.added {
        unnamed.append("\(session.name(of: element)) is new, but nothing was to be added")
      }
    }
    unnamed += comparison.strayed(naming: named, mayDivide: brings).map {
      "\(session.name(of: $0)) was moved"
    }
    unnamed += sections(old, new, naming, session)
    return Judgement(ledger: ledger, unnamed: unnamed)
  }

  /// Whether a button became secondary because another one in its section, which was named, became
  /// primary.
  private func isDemoted(
    _ address: ElementAddress, _ comparison: ElementComparison, _ named: Set<EditTarget>
  ) -> Bool {
    guard case .changed(let before, let after)? = comparison.fates[address],
      case .button(let old) = before.component, case .button(let new) = after.component,
      old.style == .primary, new.style == .secondary
    else { return false }
    var kept = old
    kept.style = .secondary
    return kept == new
      && named.contains { target in
        guard case .element(let other) = target, other.section == address.section,
          case .changed(_, let element)? = comparison.fates[other],
          case .button(let button) = element.component
        else { return false }
        return button.style == .primary
      }
  }

  /// The changes to sections and to the screen itself that the text does not name.
  private func sections(
    _ old: Screen, _ new: Screen, _ naming: EditNaming, _ session: EditSession
  ) -> [String] {
    var unnamed: [String] = []
    let isOfScreen = naming.parts.contains(where: \.isOfScreen)
    if !isOfScreen, old.title != new.title { unnamed.append("the title is \"\(new.title)\"") }
    if !isOfScreen, old.layout != new.layout {
      unnamed.append("the layout is \(new.layout.rawValue)")
    }
    let named = naming.targets
    for section in old.sections where !named.contains(.section(section.id)) {
      let isWithin = named.contains { target in
        switch target {
        case .element(let address), .part(let address, _): address.section == section.id
        case .section, .screen: false
        }
      }
      guard let after = new.sections.first(where: { $0.id == section.id }) else {
        if !isWithin { unnamed.append("\(session.name(of: .section(section.id))) is gone") }
        continue
      }
      let isSame =
        section.title == after.title && section.layout == after.layout
        && section.group == after.group
      if !isSame, !isOfScreen, !isWithin || section.title != after.title {
        unnamed.append("\(session.name(of: .section(section.id))) was replaced")
      }
    }
    let kept = old.sections.map(\.id).filter { id in
      !named.contains(.section(id)) && new.index(of: id) != nil
    }
    let order = new.sections.map(\.id).filter(kept.contains)
    if kept != order { unnamed.append("the sections are in another order") }
    return unnamed
  }

  /// The outcome of a part of the text.
  private func entry(
    _ part: EditNaming.Part, _ text: SourceText, _ comparison: ElementComparison,
    _ session: EditSession, _ old: Screen, _ new: Screen
  ) -> Ledger.Entry {
    var done: [String] = []
    for (address, fate) in comparison.fates {
      let isAbout = part.targets.contains { target in
        switch target {
        case .element(let other), .part(let other, _): other == address
        case .section(let id): id == address.section
        case .screen: false
        }
      }
      if isAbout, fate != .kept {
        done.append("\(session.name(of: .element(address))) \(comparison.fate(of: address))")
      }
    }
    done.sort()
    if part.brings { done += comparison.added.map { "\(session.name(of: $0)) added" } }
    for case .section(let id) in part.targets {
      let (before, after) = (old.index(of: id), new.index(of: id))
      let isAnother =
        before.map { old.sections[$0] } != after.map { new.sections[$0] } || before != after
      if isAnother, done.isEmpty { done.append("\(session.name(of: .section(id))) changed") }
    }
    if part.isOfScreen, old.title != new.title || old.layout != new.layout {
      done.append("the screen changed")
    }
    return Ledger.Entry(
      range: part.range, words: text.text(in: part.range), subject: part.subject,
      outcome: done.isEmpty ? .unmet : .met,
      reason: done.isEmpty ? "the reply does not change it" : done.joined(separator: "; "))
  }
}
