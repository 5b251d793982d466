import Foundation
import ScreenDiagnostics
import Testing

/// A file of `Fixtures/`.
struct Fixture: CustomTestStringConvertible, Sendable {
  let path: String

  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures")

  /// The files of a folder with an extension, by name.
  static func files(in folder: String, extension ending: String) -> [Fixture] {
    let url = root.appending(path: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter { $0.hasSuffix("." + ending) }.sorted()
      .map { Fixture(path: folder + "/" + $0) }
  }

  /// The file of the same name with another extension.
  func sibling(extension ending: String) -> Fixture {
    Fixture(path: path.prefix { $0 != "." } + "." + ending)
  }

  func source() throws -> SourceText {
    SourceText(name: path, utf8: Array(try Data(contentsOf: Self.root.appending(path: path))))
  }

  var testDescription: String { path }
}
