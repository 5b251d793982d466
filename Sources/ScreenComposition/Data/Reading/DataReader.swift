public import ScreenDiagnostics
public import ScreenModel

/// How a text writes data down.
public enum DataFormat: Hashable, Sendable, CaseIterable {
  /// One JSON object or array.
  case json
  /// Rows of cells, the first of which names the columns.
  case csv

  /// The format that a file's name tells: CSV for `.csv` and `.tsv`, else JSON.
  public init(fileName: String) {
    let name = fileName.lowercased()
    self = name.hasSuffix(".csv") || name.hasSuffix(".tsv") ? .csv : .json
  }
}

/// What was read from a text of data.
public struct DataReading: Hashable, Sendable {
  /// The data; nil exactly where a diagnostic is an error.
  public var data: TreeValue?
  /// Repairs and errors, in document order; bounded in number.
  public var diagnostics: [Diagnostic]
}

/// Reads the data of a user, JSON or CSV, as one kind of tree.
///
/// A number whose digits a screen would write otherwise ("007", "4.50", "1e5") is kept as the text
/// that it is, so that whatever shows it shows what was written.
public enum DataReader {
  /// Reads data.
  ///
  /// Rows of CSV become an array of objects, named by the header.
  ///
  /// - Complexity: O(number of bytes).
  public static func read(_ source: SourceText, as format: DataFormat) -> DataReading {
    switch format {
    case .csv: return CSVReader.read(source)
    case .json:
      let reading = JSONReader.read(source)
      let numberFaults = ["number-out-of-range", "number-too-precise", "malformed-number"]
      return DataReading(
        data: reading.tree.map { keepingNumbers($0, source) },
        // Of a number kept as it is written nothing is lost.
        diagnostics: reading.diagnostics.filter { !numberFaults.contains($0.id) })
    }
  }

  private static func keepingNumbers(_ value: TreeValue, _ source: SourceText) -> TreeValue {
    switch value.content {
    case .null, .flag, .text: return value
    case .number:
      guard let range = value.range, !NumberText.isPlain(source.utf8[range.range]) else {
        return value
      }
      return TreeValue(.text(source.text(in: range)), at: range)
    case .array(let elements):
      return TreeValue(.array(elements.map { keepingNumbers($0, source) }), at: value.range)
    case .object(let members):
      let kept = members.map {
        TreeMember($0.name, at: $0.nameRange, keepingNumbers($0.value, source))
      }
      return TreeValue(.object(kept), at: value.range)
    }
  }
}
