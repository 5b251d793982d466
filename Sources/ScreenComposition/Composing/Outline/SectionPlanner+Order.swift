internal import Sampling
internal import ScreenBrief
internal import ScreenModel
import ScreenReading

extension SectionPlanner {
  /// Orders neighboring sections whose order is left open, as the sampler picks.
  ///
  /// Each section picks whether it moves up, stays or moves down, independently of the others.
  mutating func orderOpenly() {
    guard !context.sampler.options.isGreedy else { return }
    let isFree = parts.map(isFree)
    var start = 0
    while let first = isFree[start...].firstIndex(of: true) {
      let end = isFree[first...].firstIndex(of: false) ?? parts.count
      let ranked = parts[first..<end].enumerated().map { place, part in
        (rank: rank(of: part), place: place, part: part)
      }
      let sorted = ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }
      parts.replaceSubrange(first..<end, with: sorted.map(\.part))
      start = end
    }
  }

  /// Whether a section could also be elsewhere: the intent does not name its contents, and it
  /// neither opens nor ends the screen.
  private func isFree(_ part: PlannedSection) -> Bool {
    guard part.home == nil, part.layout == nil, part.id.isEmpty else { return false }
    switch part.role {
    case .collection, .charts, .facts, .states: break
    case .figures, .media, .prose, .form, .actions, .notice, .routine, .demanded: return false
    }
    return part.drafts.allSatisfy { draft in
      draft.role != .actions
        && draft.requirement.map { context.brief.requirements[$0].isImplied } ?? true
    }
  }

  private func rank(of part: PlannedSection) -> Int {
    let ranks = [0, -1, 1]
    let scores = [0, -1500, -1500].map(Logit.init(thousandths:))
    return ranks[context.pick(among: scores, at: part.address.appending("order"))]
  }
}
