/// What is named in an overview and told later is one thing.
extension Brief {
  /// Drops each empty part of the screen of which a later one of its name tells more: "three tabs: News and Map.
  /// News shows …".
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

  /// Drops requirements by their places; what is part of one that goes is at the top.
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
