package import ScreenText

/// The numbers of a table: laid out by the build, or held in memory.
package enum TableNumbers: Sendable {
  /// Numbers in the build's data, each less than 2^24.
  case stored(StoredNumbers)
  case held([Int])

  /// Opens the numbers that the build laid out.
  package init(_ text: StaticString) { self = .stored(StoredNumbers(text)) }

  package subscript(index: Int) -> Int {
    switch self {
    case .stored(let numbers): numbers[index]
    case .held(let numbers): numbers[index]
    }
  }
}
