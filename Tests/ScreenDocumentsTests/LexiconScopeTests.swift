import Foundation
import ScreenInputs
import Testbed
import Testing

@testable import ScreenDocuments

/// The scopes of the files that say what words of documents mean. A scope that is looked up without its
/// argument gives each argument as a meaning, so a new one must be a meaning that the code knows.
@Suite struct LexiconScopeTests {
  /// The arguments of a scope in all languages.
  private static func arguments(of scope: String) throws -> Set<String> {
    let folder = FixtureFolder.root
      .appending(path: "Sources/ScreenOutline/Embedded")
    var found: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    where file.pathExtension == "blocks" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        guard line.hasPrefix(scope + " "), let colon = line.firstIndex(of: ":") else { continue }
        found.insert(String(line[..<colon].dropFirst(scope.count + 1)))
      }
    }
    return found
  }

  @Test func `words for types name kinds of inputs, or whether something is required`() throws {
    let arguments = try Self.arguments(of: "type")
    #expect(arguments.count > 10)
    for argument in arguments.subtracting(["required", "optional"]) {
      #expect(InputParts.Kind(rawValue: argument) != nil, "type \(argument)")
    }
  }

  @Test func `words of heads name classes of lines`() throws {
    let arguments = try Self.arguments(of: "head")
    #expect(arguments.count > 10)
    for argument in arguments.subtracting(["fill", "price", "shown"]) {
      #expect(MemberClass(rawValue: argument) != nil, "head \(argument)")
    }
  }
}
