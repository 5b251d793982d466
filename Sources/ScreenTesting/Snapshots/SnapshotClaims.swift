internal import Synchronization

/// The snapshots that expectations have claimed, so that no two share a file.
///
/// The same expectation may claim its file again (a test is repeated) as long as it shows the same.
struct SnapshotClaims: Sendable {
  private struct Claim {
    var owner: String
    var bytes: [UInt8]
  }

  private var claims: [String: Claim] = [:]

  /// Those of this process, whose tests run side by side.
  static let shared = Mutex(SnapshotClaims())

  /// Claims a path for an expectation.
  ///
  /// - Parameters:
  ///   - path: The path; paths that differ in case alone are one, as they are on some systems.
  ///   - owner: Where the expectation is.
  ///   - bytes: What it would have in the file.
  /// - Returns: Where the expectation is that has the file with other bytes; nil where none has.
  mutating func claim(_ path: String, for owner: String, _ bytes: [UInt8]) -> String? {
    let key = path.lowercased()
    guard let claim = claims[key] else {
      claims[key] = Claim(owner: owner, bytes: bytes)
      return nil
    }
    return claim.owner == owner && claim.bytes == bytes ? nil : claim.owner
  }
}
