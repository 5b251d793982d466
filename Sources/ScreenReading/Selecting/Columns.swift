/// The columns of a span's scores: one for each label, and further ones for some roles in some holders,
/// which are added where the holder is known.
package struct Columns: Sendable {
  /// A role inside a holder.
  package struct Pair: Hashable, Sendable {
    package var holder: Holder
    var label: TreeLabel
  }

  /// The roles that have a column of their own in a holder, in the order of their columns.
  let pairs: [Pair]
  /// The same by their holders, each with its column.
  let own: [[(label: Int, column: Int)]]
  /// The number of lanes of sixteen columns.
  let lanes: Int

  /// Where the columns of pairs begin: after those of all labels.
  static let first = LabelTable.lanes * 16

  init(_ pairs: [Pair]) {
    self.pairs = pairs
    var own = [[(label: Int, column: Int)]](repeating: [], count: Holder.count)
    for (index, pair) in pairs.enumerated() {
      own[pair.holder.index].append((Int(pair.label.rawValue), Self.first + index))
    }
    self.own = own
    lanes = LabelTable.lanes + (pairs.count + 15) / 16
  }

  /// The number of columns.
  var count: Int { lanes * 16 }

  /// The further column of a label in a holder; nil for none.
  func pair(_ holder: Int, _ label: Int) -> Int? {
    own[holder].first { $0.label == label }?.column
  }
}
