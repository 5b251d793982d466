internal import Sampling
internal import ScreenBrief
internal import ScreenModel
import ScreenReading

extension SectionPlanner {
  /// Orders neighbouring sections whose order nothing asks for, as the sampler picks it.
  ///
  /// Each picks whether it comes earlier, stays or comes later, whatever the others pick.
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

  /// Whether a section could as well be elsewhere: the intent does not name what it holds, and
  /// it neither opens the screen nor ends it.
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
