extension PlannedSection {
  /// The number of components, once derived ones are lowered.
  var size: Int { drafts.reduce(0) { $0 + $1.size } }

  /// Returns how many of the first drafts fit into room for `room` components.
  func drafts(fittingIn room: Int) -> Int {
    var left = room
    return drafts.prefix { draft in
      left -= draft.size
      return left >= 0
    }.count
  }

  /// Returns the drafts in runs of at most `limit` components and of similar size: 6 + 7 rather
  /// than 12 + 1.
  ///
  /// If there are derived components, the runs are filled in order instead, and a draft that
  /// exceeds the limit by itself has a run of its own.
  func chunks(of limit: Int) -> [[ComponentDraft]] {
    let count = (size + limit - 1) / limit
    guard size > drafts.count else {
      return (0..<count).map { place in
        Array(drafts[(place * drafts.count / count)..<((place + 1) * drafts.count / count)])
      }
    }
    var chunks: [[ComponentDraft]] = []
    var filled = limit
    for draft in drafts {
      if filled + draft.size <= limit {
        chunks[chunks.count - 1].append(draft)
        filled += draft.size
      } else {
        chunks.append([draft])
        filled = draft.size
      }
    }
    return chunks
  }
}
