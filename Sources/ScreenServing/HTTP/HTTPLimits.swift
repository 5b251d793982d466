/// The limits of a request, beyond which it is refused.
package struct HTTPLimits: Hashable, Sendable {
  /// The greatest size of the first line, in bytes.
  package var line = 8 << 10
  /// The greatest size of all fields together, in bytes.
  package var fields = 32 << 10
  /// The greatest number of fields.
  package var fieldCount = 100
  /// The greatest size of the body, in bytes.
  package var body = 4 << 20

  /// 8 KiB, 32 KiB in 100 fields, and 4 MiB.
  package static let `default` = HTTPLimits()

  /// Creates the default limits.
  package init() {}
}
