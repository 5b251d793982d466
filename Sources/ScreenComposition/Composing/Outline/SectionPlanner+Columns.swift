import ScreenBrief
internal import ScreenCatalog
internal import Sampling
internal import ScreenModel
import ScreenReading

extension SectionPlanner {
  /// Sets the sections in two columns if the intent leaves the layout open, the grammar allows
  /// columns, the contents suit them, and the sampler picks them.
  mutating func layOutOpenly() {
    guard context.brief.layout == nil, let run = columnRun() else { return }
    let rules = context.allowedComponents.screenLayouts
    let scores = rules.map { rule -> Logit in
      guard let score = Self.openScores[rule.name], rule.weight > 0 else { return .forbidden }
      return Logit(thousandths: score + ExpressionPicker.thousandths(ofWeight: rule.weight))
    }
    guard scores.contains(where: { $0 != .forbidden }),
      rules[context.pick(among: scores, at: StreamAddress.root.appending("layout"))].name
        == "columns"
    else { return }
    // Only its contents decide which column a section is in.
    let wide = parts[run].filter { $0.role == .collection || $0.role == .prose }
    let narrow = parts[run].filter { $0.role != .collection && $0.role != .prose }
    parts.replaceSubrange(
      run, with: column(of: wide, apartFrom: "") + column(of: narrow, apartFrom: name(of: wide)))
    openLayout = .columns
  }

  /// The scores of layouts for screens whose layout is left open, in thousandths of a logit.
  private static let openScores = ["stack": 0, "columns": -1600]

  /// Returns the run of neighboring sections that could be in columns, with at least one for each
  /// of the two; nil if there is none.
  private func columnRun() -> Range<Int>? {
    let isFit = parts.map { part in
      switch part.role {
      case .collection, .prose, .charts, .facts, .states, .media, .figures:
        part.home == nil && part.layout == nil && part.id.isEmpty
      case .form, .actions, .notice, .routine, .demanded: false
      }
    }
    // Sections that open a screen, such as a picture or the figures of a dashboard, keep the full
    // width.
    let opening = zip(parts, isFit).prefix { part, isFit in
      !isFit || part.role == .media || part.role == .figures
    }.count
    guard let first = isFit[opening...].firstIndex(of: true),
      let last = isFit.lastIndex(of: true), isFit[first...last].allSatisfy({ $0 })
    else { return nil }
    let wide = parts[first...last].count { $0.role == .collection || $0.role == .prose }
    // A table of many columns needs the whole width.
    let isNarrow = parts[first...last].allSatisfy { part in
      part.drafts.allSatisfy { draft in
        let columns = draft.value(Component.Table.Property.columns)?.elements?.count ?? 0
        return columns <= 3
      }
    }
    return isNarrow && wide > 0 && wide <= last - first ? first..<(last + 1) : nil
  }

  private func name(of parts: [PlannedSection]) -> String {
    guard let first = parts.first else { return "" }
    return first.title.text.isEmpty
      ? first.drafts.first?.title.asLabel.text ?? "" : first.title.text
  }

  private func column(of parts: [PlannedSection], apartFrom other: String) -> [PlannedSection] {
    var group = name(of: parts)
    if group.isEmpty { group = "Column" }
    if group == other { group += " 2" }
    return parts.map { part in
      var part = part
      part.group = Phrase(group)
      return part
    }
  }
}
