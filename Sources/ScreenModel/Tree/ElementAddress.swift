/// The address of a component: the id of its section, and its index there.
public struct ElementAddress: Hashable, Sendable {
  /// The id of the section.
  public var section: String
  /// The index among the section's components, counted from 0.
  public var index: Int

  /// Creates an address.
  public init(section: String, index: Int) {
    self.section = section
    self.index = index
  }
}
