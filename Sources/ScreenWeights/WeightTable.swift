/// The weights of one kind of feature as stored in a file: the nonzero ones, in steps.
package struct WeightTable: Equatable {
  package struct Weight: Equatable {
    package var column: Int
    package var size: Int

    package init(column: Int, size: Int) {
      self.column = column
      self.size = size
    }
  }

  /// For each column, the column of the same label in any container; -1 if there is none.
  package var bases: [Int] = []
  /// The features' keys, ascending.
  package var keys: [Int] = []
  /// The weights of each feature, in ascending order of columns.
  package var rows: [[Weight]] = []

  package init() {}
}
