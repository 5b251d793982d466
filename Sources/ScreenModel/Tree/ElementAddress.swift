/// Where a component is: by the id of its section, and its place there.
public struct ElementAddress: Hashable, Sendable {
  /// The id of the section.
  public var section: String
  /// The place among the section's components, from 0.
  public var index: Int

  /// Creates an address.
  public init(section: String, index: Int) {
    self.section = section
    self.index = index
  }
}
