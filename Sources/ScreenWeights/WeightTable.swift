/// The weights of one kind of feature as a file stores them: those that are not zero, in steps.
package struct WeightTable: Equatable {
  package struct Weight: Equatable {
    package var column: Int
    package var size: Int

    package init(column: Int, size: Int) {
      self.column = column
      self.size = size
    }
  }

  /// For each column the one with the same label in another context; -1 where there is none.
  package var bases: [Int] = []
  /// The features' keys, ascending.
  package var keys: [Int] = []
  /// The weights of each feature, by their columns.
  package var rows: [[Weight]] = []

  package init() {}
}
