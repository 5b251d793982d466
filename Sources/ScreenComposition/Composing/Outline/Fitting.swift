internal import Sampling
import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

/// Fits sections into a grammar's bounds by merging and splitting them, and reports what had no
/// room.
struct Fitting {
  let allowedComponents: AllowedComponents
  var parts: [PlannedSection]
  var diagnostics: [Diagnostic] = []

  init(allowedComponents: AllowedComponents, parts: [PlannedSection]) {
    self.allowedComponents = allowedComponents
    self.parts = parts
  }

  /// Splits sections that are too long and merges sections that are too many. As a last resort, it
  /// puts facts into sentences before it drops anything.
  mutating func fit() {
    keepGroups()
    split()
    mergeSmallest()
    if parts.count > allowedComponents.sectionLimit {
      for place in parts.indices { condense(&parts[place]) }
      pack()
    }
    cut()
  }

  /// If the grammar has no groups, gives the first section of each group the group's name as its
  /// title, unless it has one.
  private mutating func keepGroups() {
    let hasGroups =
      allowedComponents.sectionProperties.contains(Section.Property.group.rawValue)
      && !allowedComponents.screenLayouts.isEmpty
    guard !hasGroups else { return }
    var last = ""
    for place in parts.indices where !parts[place].group.text.isEmpty {
      let group = parts[place].group
      parts[place].group = Phrase("")
      guard group.text != last else { continue }
      last = group.text
      if parts[place].title.text.isEmpty { parts[place].title = group }
    }
  }

  /// Splits sections with more components than allowed; only the first part keeps the title.
  private mutating func split() {
    let limit = allowedComponents.componentLimit
    guard parts.contains(where: { $0.size > limit }) else { return }
    parts = parts.flatMap { part -> [PlannedSection] in
      guard part.size > limit else { return [part] }
      return part.chunks(of: limit).enumerated().map { place, drafts in
        var chunk = part
        chunk.drafts = drafts
        if place > 0 {
          chunk.title = Phrase("")
          chunk.id = ""
          chunk.address = part.address.appending(place)
        }
        return chunk
      }
    }
  }

  /// Merges neighboring sections while there are too many, the smallest pair first.
  private mutating func mergeSmallest() {
    while parts.count > allowedComponents.sectionLimit {
      var best: (place: Int, size: Int)?
      for place in parts.indices.dropLast() where canMerge(place) {
        let size = parts[place].size + parts[place + 1].size
        if size < best?.size ?? .max { best = (place, size) }
      }
      guard let best else { return }
      merge(best.place)
    }
  }

  private func canMerge(_ place: Int) -> Bool {
    let (first, second) = (parts[place], parts[place + 1])
    guard first.id.isEmpty, second.id.isEmpty, first.group.text == second.group.text else {
      return false
    }
    return first.size + opening(of: second).count + second.size
      <= allowedComponents.componentLimit
  }

  private mutating func merge(_ place: Int) {
    let second = parts.remove(at: place + 1)
    parts[place].drafts += opening(of: second) + second.drafts
    if parts[place].layout == nil { parts[place].layout = .stack }
    parts[place].role = .demanded
  }

  /// Returns the heading that shows the title of a section that is merged into another.
  private func opening(of part: PlannedSection) -> [ComponentDraft] {
    guard !part.title.text.isEmpty, allowedComponents.allows(.heading) else { return [] }
    var heading = TypedDraft<Component.Heading>(title: part.title)
    heading.set(.text, part.title)
    return [heading.component]
  }

  // MARK: Last resorts

  /// Turns each run of facts into one sentence.
  private func condense(_ part: inout PlannedSection) {
    guard allowedComponents.allows(.paragraph) else { return }
    var result: [ComponentDraft] = []
    for draft in part.drafts {
      guard draft.kind == .keyValue, let last = result.last, last.kind == .paragraph,
        last.title.text == "", let sentence = last.text(Component.Paragraph.Property.text)
      else {
        result.append(draft.kind == .keyValue ? sentence(draft) : draft)
        continue
      }
      var merged = last
      merged.replace(
        Component.Paragraph.Property.text, with: sentence + " · " + FactSummary(draft).line)
      merged.answers += [draft.requirement].compactMap { $0 }
      result[result.count - 1] = merged
    }
    part.drafts = result
  }

  private func sentence(_ fact: ComponentDraft) -> ComponentDraft {
    var sentence = TypedDraft<Component.Paragraph>()
    sentence.set(.text, text: FactSummary(fact).line)
    if !fact.samples.isEmpty { sentence.mark(.text) }
    var draft = sentence.component
    draft.requirement = fact.requirement
    draft.isApproximation = true
    draft.reason = "there is no room for a fact of its own; it is put in a sentence"
    return draft
  }

  /// Fills each section up to its limit, in order.
  private mutating func pack() {
    var packed: [PlannedSection] = []
    for part in parts {
      if let last = packed.last, last.id.isEmpty, part.id.isEmpty,
        last.group.text == part.group.text
      {
        var part = part
        let opening = last.size < allowedComponents.componentLimit - 1 ? opening(of: part) : []
        let room = allowedComponents.componentLimit - last.size - opening.count
        let moved = part.drafts(fittingIn: room)
        if moved > 0 {
          packed[packed.count - 1].drafts += opening + part.drafts.prefix(moved)
          packed[packed.count - 1].role = .demanded
          packed[packed.count - 1].layout = .stack
          part.drafts.removeFirst(moved)
          part.title = Phrase("")
        }
        guard !part.drafts.isEmpty else { continue }
        packed.append(part)
      } else {
        packed.append(part)
      }
    }
    parts = packed
  }

  /// Drops the sections that have no room, and reports their components.
  private mutating func cut() {
    guard parts.count > allowedComponents.sectionLimit else { return }
    for part in parts[allowedComponents.sectionLimit...] {
      for draft in part.drafts where !draft.title.text.isEmpty {
        diagnostics.append(
          Diagnostic(
            .warning, id: "no-room",
            "'\(draft.title.text)' does not fit: the grammar allows \(allowedComponents.sectionLimit) "
              + "sections of \(allowedComponents.componentLimit) components", at: draft.title.range)
        )
      }
    }
    parts.removeLast(parts.count - allowedComponents.sectionLimit)
  }
}
