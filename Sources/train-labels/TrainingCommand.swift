import Foundation
import ScreenInputs

/// Learns from files of the catalog which words name values, or which documents state what is shown,
/// and writes the weights as a file of scores, or measures them on what was left out.
@main
struct TrainingCommand {
  private static let usage = """
    usage: train-labels [--documents] [--output FILE] FILES…

    FILES are *.patterns, *.recipes, *.frames and *.topics of the catalog. Without --output, a fifth of the
    names is left out, and the share of them is printed that the weights take for what they are. With
    --documents, the weights are those of documents, made of the catalog, that state what is shown.
    """

  static func main() {
    var paths = Array(CommandLine.arguments.dropFirst())
    var output: String?
    if let option = paths.firstIndex(of: "--output"), option + 1 < paths.count {
      output = paths[option + 1]
      paths.removeSubrange(option...option + 1)
    }
    let ofDocuments = paths.contains("--documents")
    paths.removeAll { $0 == "--documents" }
    guard !paths.isEmpty, !paths.contains(where: { $0.hasPrefix("-") }) else {
      FileHandle.standardError.write(Data((usage + "\n").utf8))
      exit(2)
    }
    var (labels, sentences) = (CatalogLabels(), CatalogSentences())
    for path in paths.sorted() {
      guard let data = FileManager.default.contents(atPath: path) else {
        FileHandle.standardError.write(Data("cannot read \(path)\n".utf8))
        exit(3)
      }
      let (text, kind) = (String(decoding: data, as: UTF8.self), URL(filePath: path).pathExtension)
      if ofDocuments { sentences.read(text, ofKind: kind) } else { labels.read(text, ofKind: kind) }
    }
    guard let output else {
      return print(
        ofDocuments ? StatedTraining(sentences).measure() : LabelTraining(labels).measure())
    }
    do {
      let scores =
        ofDocuments ? StatedTraining(sentences).scores() : LabelTraining(labels).scores()
      try Data(scores.utf8).write(to: URL(filePath: output), options: .atomic)
    } catch {
      FileHandle.standardError.write(Data("cannot write \(output): \(error)\n".utf8))
      exit(3)
    }
  }
}
