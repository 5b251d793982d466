extension [Requirement] {
  /// Drops requirements by index; the parts of a dropped one move to the top.
  package mutating func drop(_ dropped: Set<Int>) {
    guard !dropped.isEmpty else { return }
    var places: [Int: Int] = [:]
    for index in indices where !dropped.contains(index) { places[index] = places.count }
    self = indices.filter { !dropped.contains($0) }.map { index in
      var requirement = self[index]
      requirement.parent = requirement.parent.flatMap { places[$0] }
      return requirement
    }
  }

  /// Drops sections without a name that are empty.
  package mutating func dropEmptySections() {
    let filled = Set(compactMap(\.parent))
    drop(
      Set(
        indices.filter { index in
          guard case .section = self[index].subject else { return false }
          return !filled.contains(index) && self[index].details.label == nil
        }))
  }
}
