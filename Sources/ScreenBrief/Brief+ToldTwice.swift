/// Joining parts that an overview names and the text describes later.
extension Brief {
  /// Drops each empty part of the screen that a later part of the same name describes: "three tabs:
  /// News and Map. News shows …".
  package mutating func joinPartsToldTwice() {
    let parents = Set(requirements.compactMap(\.parent))
    func name(_ index: Int) -> String? {
      guard case .section = requirements[index].subject else { return nil }
      return requirements[index].details.label?.text.lowercased()
    }
    var dropped = Set<Int>()
    for index in requirements.indices where !parents.contains(index) {
      guard let own = name(index),
        let later = requirements.indices.first(where: {
          $0 > index && parents.contains($0) && name($0) == own
            && requirements[$0].parent == requirements[index].parent
        })
      else { continue }
      dropped.insert(index)
      let named = requirements[index]
      requirements[later].subject = named.subject
      requirements[later].details.variant =
        requirements[later].details.variant ?? named.details.variant
    }
    drop(dropped)
  }

  /// Drops requirements by index; the parts of a dropped one move to the top.
  package mutating func drop(_ dropped: Set<Int>) {
    guard !dropped.isEmpty else { return }
    var places: [Int: Int] = [:]
    for index in requirements.indices where !dropped.contains(index) {
      places[index] = places.count
    }
    requirements = requirements.indices.filter { !dropped.contains($0) }.map { index in
      var requirement = requirements[index]
      requirement.parent = requirement.parent.flatMap { places[$0] }
      return requirement
    }
  }
}
