/// The layout of a span's score vectors, of sixteen columns each.
///
/// First comes one column per label, then the gates. Then follows, for each container with roles of
/// its own, another vector for the labels of the first lane, whose scores are added inside that
/// container.
package enum Columns {
  /// The lane of the gates.
  package static let gates = LabelTable.vectors
  /// The lane of the first container's roles; the lanes of the others follow in order.
  static let roles = gates + 1
  /// The number of containers with roles of their own: all that come before the section.
  static let containers = Container.section.index
  /// The number of vectors.
  package static let vectors = roles + containers
  package static let count = vectors * 16

  /// Returns the additional column of a label in a container; nil if there is none.
  package static func column(of label: Int, in container: Int) -> Int? {
    container < containers && label < 16 ? (roles + container) * 16 + label : nil
  }

  /// For each column of a label in a container, the column of the label in any container; -1 for
  /// others.
  static let bases: [Int] = (0..<count).map { $0 < roles * 16 ? -1 : $0 % 16 }
}
