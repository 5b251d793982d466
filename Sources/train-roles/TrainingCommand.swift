import Foundation
import ScreenRoles

/// Learns the roles of lines from annotated documents and writes the weights, or measures them by
/// cross-validation.
@main
struct TrainingCommand {
  private static let usage = """
    usage: train-roles [--output FILE] [--folds N] [--errors] FILES…

      --output FILE   where the weights go; without it they are measured
      --folds N       cross-validation in so many parts (5)
      --errors        show the lines whose role is not found: the role, the one found, the line

    FILES are documents with the roles of their lines: Fixtures/Treebank/Roles/*.roles.
    """

  private var output: String?
  private var folds = 5
  private var showsErrors = false
  private var paths: [String] = []

  /// The reason why the command ends early.
  private struct Fault: Error {
    var message: String
    var code: Int32
  }

  static func main() {
    do throws(Fault) {
      try TrainingCommand(CommandLine.arguments.dropFirst()).run()
    } catch {
      FileHandle.standardError.write(Data((error.message + "\n").utf8))
      exit(error.code)
    }
  }

  private init(_ arguments: ArraySlice<String>) throws(Fault) {
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--errors": showsErrors = true
      case "--output":
        guard let path = rest.popFirst() else { throw Self.misused("--output needs a file") }
        output = path
      case "--folds":
        guard let number = rest.popFirst().flatMap({ Int($0) }), number > 1 else {
          throw Self.misused("--folds needs a whole number from 2")
        }
        folds = number
      default:
        guard !argument.hasPrefix("-") else { throw Self.misused("there is no option \(argument)") }
        paths.append(argument)
      }
    }
    guard !paths.isEmpty else { throw Self.misused("name at least one file of documents") }
  }

  private static func misused(_ message: String) -> Fault {
    Fault(message: message + "\n\n" + usage, code: 2)
  }

  private func run() throws(Fault) {
    let examples = try examples()
    print("\(examples.count) documents, \(examples.reduce(0) { $0 + $1.units.count }) lines")
    guard let output else {
      return print(CrossValidation(folds: folds, showsErrors: showsErrors).report(on: examples))
    }
    let text = RoleTrainer().train(examples)
    do {
      try Data(text.utf8).write(to: URL(filePath: output), options: .atomic)
    } catch {
      throw Fault(message: "cannot write \(output): \(error)", code: 3)
    }
    print("\(text.utf8.count) bytes")
  }

  private func examples() throws(Fault) -> [Example] {
    var examples: [Example] = []
    for path in paths.sorted() {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw Fault(message: "cannot read \(path)", code: 3)
      }
      do throws(AnnotatedDocument.Fault) {
        let documents = try AnnotatedDocument.all(in: String(decoding: data, as: UTF8.self))
        examples += documents.map(Example.init)
      } catch {
        throw Fault(message: "\(path):\(error.line): no role before \"\(error.text)\"", code: 1)
      }
    }
    return examples
  }
}
