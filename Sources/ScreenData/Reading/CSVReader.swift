public import ScreenDiagnostics
internal import ScreenModel

/// Reads CSV (RFC 4180), divided by commas, semicolons or tabs.
public enum CSVReader {
  /// Reads a text whose first row names the columns, as an array of objects.
  ///
  /// The divider is the one that is most frequent in the first row. Cells may be quoted, with
  /// doubled quotation marks and line breaks within; blanks are part of a cell. An empty cell is
  /// null. Beyond RFC 4180, lines may end with LF or a lone CR, and a byte order mark and blank
  /// lines are skipped. Errors are rows with more or fewer cells than the header, misplaced
  /// quotation marks, and bytes that are not UTF-8.
  ///
  /// - Complexity: O(number of bytes).
  public static func read(_ source: SourceText, limits: CSVLimits = .default) -> DataReading {
    var parser = CSVParser(source.utf8, limits: limits)
    let data = parser.parse()
    return DataReading(data: data, diagnostics: parser.log.diagnostics)
  }
}

/// The limits on the size of a CSV text.
public struct CSVLimits: Hashable, Sendable {
  /// The maximum size of the text, in bytes; a larger text is an error.
  public var bytes: Int
  /// The maximum number of rows below the header; further rows are left out.
  public var rows: Int
  /// The maximum number of columns; further columns are left out.
  public var columns: Int
  /// The maximum number of cells in total; further rows are left out.
  public var cells: Int

  /// Creates limits; each is at least 1.
  public init(
    bytes: Int = 16 << 20, rows: Int = 100_000, columns: Int = 256, cells: Int = 1_000_000
  ) {
    self.bytes = max(1, bytes)
    self.rows = max(1, rows)
    self.columns = max(1, columns)
    self.cells = max(1, cells)
  }

  /// 16 MiB, 100,000 rows, 256 columns, a million cells.
  public static let `default` = CSVLimits()
}
