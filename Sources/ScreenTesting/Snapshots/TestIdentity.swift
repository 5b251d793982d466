/// The test that contains an expectation.
struct TestIdentity: Hashable, Sendable {
  /// The name of its function; nil outside of tests.
  var name: String?
  /// Whether it runs once for each of its arguments.
  var isParameterized: Bool

  /// The name of an expectation's snapshot, given explicitly or not.
  func snapshotName(_ given: String?) throws(SnapshotNameError) -> SnapshotName {
    if let given {
      guard let name = SnapshotName(given) else { throw .unusable(given) }
      return name
    }
    guard let name else { throw .outsideTest }
    guard !isParameterized else { throw .parameterized }
    guard let result = SnapshotName(ofTest: name) else { throw .unusable(name) }
    return result
  }
}

/// Why a snapshot has no name.
enum SnapshotNameError: Error, Hashable, CustomStringConvertible {
  case parameterized
  case outsideTest
  case unusable(String)
  case taken(path: String, by: String)

  var description: String {
    switch self {
    case .parameterized:
      "a parameterized test needs a name for each argument's snapshot: add 'named:'"
    case .outsideTest: "outside a test's own task, a snapshot needs a name: add 'named:'"
    case .unusable(let name): "'\(name)' holds no letter or digit that could name a snapshot"
    case .taken(let path, let owner):
      "the snapshot \(path) already belongs to \(owner): give each its own name with 'named:'"
    }
  }
}
