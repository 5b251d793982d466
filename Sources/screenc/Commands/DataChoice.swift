import ScreenCompiler

/// The data that `--data` names. The file's name says whether it is JSON or CSV; for standard
/// input, the content does.
struct DataChoice {
  /// The path, or `-` for standard input; nil for none.
  var path: String?

  private var isStandardInput: Bool { path == "-" }

  /// The title of a screen that shows only the data: the file's name without its folder and
  /// extension, capitalized.
  var title: String {
    let file = isStandardInput ? nil : path?.split(separator: "/").last
    let name = file?.split(separator: ".").first.map(String.init)
    let words = (name ?? "Data").split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Reads the data and shows its diagnostics; nil if none is named.
  func load(in console: Console) throws(CommandError) -> TreeValue? {
    try reading(in: console)?.data
  }

  /// Reads the data and shows its diagnostics, and returns both; nil if none is named.
  func reading(in console: Console) throws(CommandError) -> DataReading? {
    guard let path else { return nil }
    let source = try SourceText.read(path: path)
    let format = isStandardInput ? DataFormat(content: source.utf8) : DataFormat(fileName: path)
    let reading = DataReader.read(source, as: format)
    guard reading.data != nil else { throw .invalidInput(reading.diagnostics, in: source) }
    console.show(reading.diagnostics, in: source)
    return reading
  }
}
