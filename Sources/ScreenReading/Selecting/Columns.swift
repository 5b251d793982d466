/// The lanes of a span's scores, of sixteen columns each: first one column for each label, then the
/// gates, then for each holder of roles the labels of the first lane once more, which are added
/// where the holder is known.
package enum Columns {
  /// The lane of the gates.
  package static let gates = LabelTable.lanes
  /// The lane of the first holder's roles; those of the others follow in their order.
  static let roles = gates + 1
  /// How many holders have roles of their own: all but the section and the whole text, the last ones.
  static let holders = Holder.section.index
  /// The number of lanes, and of columns.
  package static let lanes = roles + holders
  package static let count = lanes * 16

  /// The further column of a label in a holder; nil for none.
  package static func column(of label: Int, in holder: Int) -> Int? {
    holder < holders && label < 16 ? (roles + holder) * 16 + label : nil
  }

  /// For each column of a label in a holder the column of the label wherever it is; -1 for others.
  static let bases: [Int] = (0..<count).map { $0 < roles * 16 ? -1 : $0 % 16 }
}
