/// The numbers that are read and written.
enum JSONNumber {
  /// The magnitude that every number stays below: up to here each whole number has its own value.
  static let bound: Double = 1e15
}
