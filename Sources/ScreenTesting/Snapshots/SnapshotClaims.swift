internal import Synchronization

/// The snapshots that expectations have claimed, so that no two expectations share a file.
///
/// The same expectation may claim its file again (when a test is repeated), as long as its contents
/// are the same.
struct SnapshotClaims: Sendable {
  private struct Claim {
    var owner: String
    var bytes: [UInt8]
  }

  private var claims: [String: Claim] = [:]

  /// The claims of this process, whose tests run concurrently.
  static let shared = Mutex(SnapshotClaims())

  /// Claims a path for an expectation.
  ///
  /// - Parameters:
  ///   - path: The path; paths that differ only in case count as the same, as on some systems.
  ///   - owner: The location of the expectation.
  ///   - bytes: The contents of the file.
  /// - Returns: The location of an expectation that claimed the file with other bytes; nil if there
  ///   is none.
  mutating func claim(_ path: String, for owner: String, _ bytes: [UInt8]) -> String? {
    let key = path.lowercased()
    guard let claim = claims[key] else {
      claims[key] = Claim(owner: owner, bytes: bytes)
      return nil
    }
    return claim.owner == owner && claim.bytes == bytes ? nil : claim.owner
  }
}
