import Foundation

// usage: embed-text [--reading | --outline | --catalog | --styles | --grammars] OUTPUT.swift FILE…
//
// Writes a Swift file that holds each text as a raw string literal. A literal of type
// `StaticString` costs nothing at start-up; an array of bytes takes minutes to compile.
// Vectors of words are laid out to be read in place. With `--reading` it also holds what a reader has
// learned and the classes of words, with `--outline` tables of the phrases in the files, and with
// `--catalog` tables of the names in them, all laid out to be read in place. With `--styles` each file is a
// style sheet, and becomes a text of its own, as short as it can be. With `--grammars` each file is a
// grammar, which the build checks and also holds as a value.

var arguments = CommandLine.arguments.dropFirst()
let option = arguments.first.flatMap {
  ["--reading", "--outline", "--catalog", "--styles", "--grammars"].contains($0) ? $0 : nil
}
if option != nil { arguments.removeFirst() }
guard let output = arguments.first else {
  let usage =
    "usage: embed-text [--reading | --outline | --catalog | --styles | --grammars] OUTPUT.swift FILE…\n"
  FileHandle.standardError.write(Data(usage.utf8))
  exit(2)
}

/// A raw string literal of `text`, with as many number signs as its content needs.
func literal(_ text: String) -> String {
  var signs = "#"
  while text.contains("\"\"\"" + signs) || text.contains("\\" + signs) { signs += "#" }
  return signs + "\"\"\"\n" + text + "\n\"\"\"" + signs
}

/// The name of a variable for a file: `list-styles.css` is `listStyles`.
func variable(_ name: String) -> String {
  let words = name.prefix { $0 != "." }.split(separator: "-")
  return words.prefix(1).joined() + words.dropFirst().map(\.capitalized).joined()
}

/// The names and the texts of files.
func texts(of urls: [URL]) throws -> [(name: String, text: String)] {
  try urls.map { (name: $0.lastPathComponent, text: try String(contentsOf: $0, encoding: .utf8)) }
}

do {
  let urls = arguments.dropFirst().map { URL(filePath: $0) }
  // Weights are no text; they and vectors are only read in their layout.
  let files = try texts(of: urls.filter { !["weights", "vectors"].contains($0.pathExtension) })
  let vectors = try texts(of: urls.filter { $0.pathExtension == "vectors" }).first
    .map { try StoredVectors($0.text) }
  var source = ""
  if option == "--grammars" {
    source += "internal import GrammarLanguage\ninternal import ScreenModel\n\n"
  }
  source += """
    /// Text files embedded at build time, in the order of their names.
    enum EmbeddedText {

    """
  if option != "--styles" {
    source += "  static let files: [(name: String, text: StaticString)] = [\n"
    for file in files {
      source += "(name: \"\(file.name)\", text: \(literal(file.text))),\n"
    }
    source += "  ]\n"
  }
  func declare(_ name: String, _ text: String) {
    source += "\n  static let \(name): StaticString = \(literal(text))\n"
  }
  if option == "--reading" {
    for name in ["reader", "prose", "edits", "wishes"] {
      let weights = try urls.first { $0.lastPathComponent == name + ".weights" }
        .map { try StoredWeights(Array(Data(contentsOf: $0))) }
      declare(name + "Head", weights?.head ?? "")
      declare(name + "Rows", weights?.rows.text ?? "")
      declare(name + "Groups", weights?.groups.text ?? "")
    }
    for (name, text) in try LaidOutTables(ofReading: files).tables { declare(name, text) }
  }
  if option == "--styles" {
    for file in files { declare(variable(file.name), MinifiedStyles(file.text).text) }
  }
  if option == "--grammars" { source += try CheckedGrammars(files).text }
  if option == "--outline" {
    for (name, text) in try LaidOutTables(ofOutline: files).tables { declare(name, text) }
  }
  if option == "--catalog" {
    for (name, text) in try LaidOutTables(ofCatalog: files, vectors).tables { declare(name, text) }
  }
  if let vectors {
    declare("vectorWords", vectors.words.text)
    declare("vectors", vectors.rows)
  }
  source += "}\n"
  // A file that stays as it is keeps its date, so that nothing is compiled again for it.
  let url = URL(filePath: output)
  let bytes = Data(source.utf8)
  if (try? Data(contentsOf: url)) != bytes { try bytes.write(to: url, options: .atomic) }
} catch {
  FileHandle.standardError.write(Data("embed-text: \(error)\n".utf8))
  exit(1)
}
