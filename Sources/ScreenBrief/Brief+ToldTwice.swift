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
    requirements.drop(dropped)
  }
}
