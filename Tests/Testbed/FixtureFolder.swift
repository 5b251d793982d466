package import Foundation

/// A folder of the package that tests take their cases from.
package struct FixtureFolder: Sendable {
  /// Where it is.
  package let url: URL

  /// The root of the package.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of that path below `Fixtures`.
  package init(_ path: String) {
    url = Self.root.appending(path: "Fixtures").appending(path: path)
  }

  /// The names of its files that have an ending, in order.
  ///
  /// - Throws: `NoFixtures` where there are none: a test that tried nothing must not pass.
  package func names(ending: String = "") throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path())
      .filter { !$0.hasPrefix(".") && $0.hasSuffix(ending) }.sorted()
    guard !names.isEmpty else { throw NoFixtures(folder: url.path(), ending: ending) }
    return names
  }

  /// The bytes of one of its files.
  package func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url.appending(path: name)))
  }
}

/// A folder of fixtures holds none.
package struct NoFixtures: Error {
  package var folder: String
  package var ending: String
}
