/// The vectors of a span's scores, of sixteen columns each: first one column for each label, then the
/// gates, then for each container of roles the labels of the first lane once more, which are added
/// where the container is known.
package enum Columns {
  /// The lane of the gates.
  package static let gates = LabelTable.vectors
  /// The lane of the first container's roles; those of the others follow in their order.
  static let roles = gates + 1
  /// How many containers have roles of their own: all but the section and the whole text, the last ones.
  static let containers = Container.section.index
  /// The number of vectors, and of columns.
  package static let vectors = roles + containers
  package static let count = vectors * 16

  /// The further column of a label in a container; nil for none.
  package static func column(of label: Int, in container: Int) -> Int? {
    container < containers && label < 16 ? (roles + container) * 16 + label : nil
  }

  /// For each column of a label in a container the column of the label wherever it is; -1 for others.
  static let bases: [Int] = (0..<count).map { $0 < roles * 16 ? -1 : $0 % 16 }
}
