import ScreenCompiler

/// The data that `--data` names: JSON or CSV, as the file's name or, on standard input, the text
/// says.
struct DataChoice {
  /// The path, or `-` for standard input; nil for none.
  var path: String?

  private var isStandardInput: Bool { path == "-" }

  /// What a screen of the data alone is called: the file's name without its folder and ending.
  var title: String {
    let file = isStandardInput ? nil : path?.split(separator: "/").last
    let name = file?.split(separator: ".").first.map(String.init)
    let words = (name ?? "Data").split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The data; what is doubtful about it is shown.
  func load(in console: Console) throws(CommandError) -> TreeValue? {
    try reading(in: console)?.data
  }

  /// The data and what is doubtful about it, which is shown; nil for none.
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
