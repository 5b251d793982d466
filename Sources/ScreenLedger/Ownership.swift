/// The requirement that each element of a screen answers, if an element may answer at most one.
///
/// This is a maximum matching, found by augmenting paths (H. W. Kuhn, "The Hungarian method",
/// 1955): each requirement takes the first of its elements that is free, or whose owner can take
/// another.
struct Ownership {
  /// The requirement that owns an element, by the element's number.
  private var owners: [Int: Int] = [:]
  /// The elements that each requirement may own, the best first.
  private var options: [Int: [Int]] = [:]

  /// Gives a requirement the first element that is free or can be freed; false if there is none.
  mutating func add(_ requirement: Int, options: [Int]) -> Bool {
    guard !options.isEmpty else { return false }
    self.options[requirement] = options
    var seen: Set<Int> = []
    return take(requirement, &seen)
  }

  private mutating func take(_ requirement: Int, _ seen: inout Set<Int>) -> Bool {
    for element in options[requirement] ?? [] where seen.insert(element).inserted {
      if let owner = owners[element], !take(owner, &seen) { continue }
      owners[element] = requirement
      return true
    }
    return false
  }

  /// Whether an element may answer a requirement: the requirement owns it, or takes no part in the
  /// matching.
  func allows(_ requirement: Int, _ element: Int) -> Bool {
    options[requirement] == nil || owners[element] == requirement
  }
}
