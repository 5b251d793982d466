public import ScreenDiagnostics
internal import ScreenModel

/// Reads rows of cells (RFC 4180), divided by commas, semicolons or tabs.
public enum CSVReader {
  /// Reads a text whose first row names the columns, as an array of objects.
  ///
  /// The divider is the one that the first row has most of. Cells may be quoted, doubled quotes and
  /// line ends within; blanks are part of a cell. Beyond RFC 4180, lines may end at LF or a lone CR,
  /// and a byte order mark and lines of nothing but blanks are passed over. A row that has more or
  /// fewer cells than the header, a quotation mark out of place and bytes that are not UTF-8 are
  /// errors. An empty cell is null.
  ///
  /// - Complexity: O(number of bytes).
  public static func read(_ source: SourceText, limits: CSVLimits = .default) -> DataReading {
    var parser = CSVParser(source.utf8, limits: limits)
    let data = parser.parse()
    return DataReading(data: data, diagnostics: parser.log.diagnostics)
  }
}

/// What a CSV text may cost.
public struct CSVLimits: Hashable, Sendable {
  /// The greatest size of the text, in bytes; a greater one is an error.
  public var bytes: Int
  /// How many rows are read below the header; the rest is left out.
  public var rows: Int
  /// How many columns are read; the rest is left out.
  public var columns: Int
  /// How many cells are read in all; the rows beyond are left out.
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
