import Foundation
import ScreenInputs

/// Learns from files of the catalog which words name values, and writes the weights as a file of
/// scores, or measures them on names left out.
@main
struct TrainingCommand {
  private static let usage = """
    usage: train-labels [--output FILE] FILES…

    FILES are *.patterns, *.recipes, *.frames and *.topics of the catalog. Without --output, a fifth of the
    names is left out, and the share of them is printed that the weights take for what they are.
    """

  static func main() {
    var paths = Array(CommandLine.arguments.dropFirst())
    var output: String?
    if let option = paths.firstIndex(of: "--output"), option + 1 < paths.count {
      output = paths[option + 1]
      paths.removeSubrange(option...option + 1)
    }
    guard !paths.isEmpty, !paths.contains(where: { $0.hasPrefix("-") }) else {
      FileHandle.standardError.write(Data((usage + "\n").utf8))
      exit(2)
    }
    var labels = CatalogLabels()
    for path in paths.sorted() {
      guard let data = FileManager.default.contents(atPath: path) else {
        FileHandle.standardError.write(Data("cannot read \(path)\n".utf8))
        exit(3)
      }
      labels.read(String(decoding: data, as: UTF8.self), ofKind: URL(filePath: path).pathExtension)
    }
    let training = LabelTraining(labels)
    guard let output else { return print(training.measure()) }
    do {
      try Data(training.scores().utf8).write(to: URL(filePath: output), options: .atomic)
    } catch {
      FileHandle.standardError.write(Data("cannot write \(output): \(error)\n".utf8))
      exit(3)
    }
  }
}
