import ScreenDiagnostics
import Testbed
import Testing

/// A file of `Fixtures/`.
struct Fixture: CustomTestStringConvertible, Sendable {
  let path: String

  /// The files of a folder with an extension, by name; at least one.
  static func files(in folder: String, extension ending: String) throws -> [Fixture] {
    try FixtureFolder(folder).names(ending: "." + ending).map { Fixture(path: folder + "/" + $0) }
  }

  /// The file of the same name with another extension.
  func sibling(extension ending: String) -> Fixture {
    Fixture(path: path.prefix { $0 != "." } + "." + ending)
  }

  func source() throws -> SourceText {
    SourceText(name: path, utf8: try FixtureFolder("").bytes(of: path))
  }

  var testDescription: String { path }
}
