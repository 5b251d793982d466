/// The columns of a span's scores: one for each label, and further ones for some labels in some
/// holders, which are added where the holder is known.
package struct Columns: Hashable, Sendable {
  /// A label inside a holder.
  package struct Pair: Hashable, Sendable {
    package var holder: Holder
    var label: TreeLabel
  }

  /// The labels that have a column of their own in a holder, in the order of their columns.
  let pairs: [Pair]
  /// The column of each label in each holder; -1 where it has none of its own.
  let table: [Int16]
  /// The number of lanes of sixteen columns.
  let lanes: Int

  init(_ pairs: [Pair]) {
    self.pairs = pairs
    var table = [Int16](repeating: -1, count: Holder.count * LabelTable.count)
    for (index, pair) in pairs.enumerated() {
      table[pair.holder.index * LabelTable.count + Int(pair.label.rawValue)] =
        Int16(LabelTable.count + index)
    }
    self.table = table
    lanes = (LabelTable.count + pairs.count + 15) / 16
  }

  /// The number of columns.
  var count: Int { lanes * 16 }

  /// The further column of a label in a holder; negative for none.
  func pair(_ holder: Int, _ label: Int) -> Int { Int(table[holder * LabelTable.count + label]) }
}
