import Foundation
import ScreenDiagnostics
import ScreenReading
import ScreenTreebank

/// Trains the reader's weights on annotated trees and writes them, or measures by cross-validation
/// how well unseen sentences are read.
@main
struct TrainingCommand {
  private static let usage = """
    usage: train-reader [OPTIONS] TREES… [-- TREES…]

      --output FILE   where the weights go; without it they are only counted
      --folds N       cross-validation in so many parts, a file being held out as a whole
      --only N        the first N parts of them
      --errors        show what is not read whole, as it was drawn and as it was read
      --by-line       parts by sentences instead of files
      --limit N       learn from so many sentences only, for a learning curve
      --epochs N      how often each sentence is learned from (10)
      --minimum N     in how many sentences a feature must be seen (12)
      --rate N        how far the first step of a weight goes, in hundredths (20)
      --left-out N    how many of 256 features are left out at a time (38)
      --miss N        what a bracket that is missed costs, where one too many costs 1 (8)

    Trees behind -- are learned from, too, and never held out.
    """

  private var settings = Settings()
  private var validation = CrossValidation()
  private var output: String?
  private var paths: [String] = []
  /// The files whose trees are never held out.
  private var others: [String] = []

  static func main() async {
    do throws(Fault) {
      try await TrainingCommand(CommandLine.arguments.dropFirst()).run()
    } catch {
      FileHandle.standardError.write(Data((error.message + "\n").utf8))
      exit(error.code)
    }
  }

  /// The reason why the command ends early.
  private struct Fault: Error {
    var message: String
    var code: Int32

    static func usage(_ message: String) -> Fault {
      Fault(message: message + "\n\n" + TrainingCommand.usage, code: 2)
    }
  }

  private init(_ arguments: ArraySlice<String>) throws(Fault) {
    var rest = arguments
    func number(after option: String) throws(Fault) -> Int {
      guard let number = rest.popFirst().flatMap({ Int($0) }), number > 0 else {
        throw .usage("\(option) needs a whole number from 1")
      }
      return number
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--":
        others = Array(rest)
        rest = []
      case "--help", "-h": throw Fault(message: Self.usage, code: 0)
      case "--folds": validation.parts = try number(after: argument)
      case "--only": validation.most = try number(after: argument)
      case "--errors": validation.showsErrors = true
      case "--by-line": validation.isByLine = true
      case "--limit": validation.limit = try number(after: argument)
      case "--epochs": settings.epochs = try number(after: argument)
      case "--minimum": settings.minimum = try number(after: argument)
      case "--rate": settings.rate = Float(try number(after: argument)) / 100
      case "--left-out": settings.leftOut = try number(after: argument)
      case "--miss": settings.missCost = try number(after: argument)
      case "--output":
        guard let path = rest.popFirst() else { throw .usage("--output needs a file") }
        output = path
      default:
        guard !argument.hasPrefix("-") else { throw .usage("there is no option \(argument)") }
        paths.append(argument)
      }
    }
    guard !paths.isEmpty else { throw .usage("name at least one file of trees") }
  }

  private func run() async throws(Fault) {
    let drawings = try drawings()
    print("\(drawings.count) trees")
    guard validation.parts == 0 else { return await validation.run(on: drawings, settings) }
    var trainer = Trainer(drawings.flatMap(\.sentences), settings)
    let (weights, parts) = trainer.train()
    guard let bytes = weights.stored(trainer.keys, parts) else {
      throw Fault(message: "there are more weights than a file can hold", code: 1)
    }
    print(
      "\(trainer.keys.spans.count)+\(trainer.keys.skips.count) features, \(bytes.count) bytes")
    guard let output else { return }
    do {
      try Data(bytes).write(to: URL(filePath: output), options: .atomic)
    } catch {
      throw Fault(message: "cannot write \(output): \(error)", code: 3)
    }
  }

  /// Returns the trees of all files, each with the index of its file and its line.
  private func drawings() throws(Fault) -> [AnnotatedTree] {
    var drawings: [AnnotatedTree] = []
    for (file, path) in (paths.sorted() + others.sorted()).enumerated() {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw Fault(message: "cannot read \(path)", code: 3)
      }
      let treebank = Treebank(SourceText(name: path, utf8: Array(data)))
      guard treebank.diagnostics.isEmpty else {
        throw Fault(message: "\(path): \(treebank.diagnostics[0].message)", code: 1)
      }
      drawings += treebank.entries.map {
        AnnotatedTree(
          tree: $0.tree, names: $0.names, file: file, line: $0.line,
          isHeldOut: file < paths.count)
      }
    }
    return drawings
  }
}
