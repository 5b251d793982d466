import Foundation

// usage: embed-text OUTPUT.swift FILE…
//
// Writes a Swift file that holds each text as a raw string literal. A literal of type
// `StaticString` costs nothing at start-up; an array of bytes takes minutes to compile.

let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first else {
  FileHandle.standardError.write(Data("usage: embed-text OUTPUT.swift FILE…\n".utf8))
  exit(2)
}

/// A raw string literal of `text`, with as many number signs as its content needs.
func literal(_ text: String) -> String {
  var signs = "#"
  while text.contains("\"\"\"" + signs) || text.contains("\\" + signs) { signs += "#" }
  return signs + "\"\"\"\n" + text + "\n\"\"\"" + signs
}

var source = """
  /// Text files embedded at build time, in the order of their names.
  enum EmbeddedText {
    static let files: [(name: String, text: StaticString)] = [

  """
do {
  for path in arguments.dropFirst() {
    let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
    let name = URL(filePath: path).lastPathComponent
    source += "(name: \"\(name)\", text: \(literal(text))),\n"
  }
  source += "  ]\n}\n"
  try source.write(to: URL(filePath: output), atomically: true, encoding: .utf8)
} catch {
  FileHandle.standardError.write(Data("embed-text: \(error)\n".utf8))
  exit(1)
}
