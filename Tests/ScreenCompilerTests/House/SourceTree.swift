import Foundation
import Testing

/// The package's own folder, read as a reader would.
enum SourceTree {
  /// The root of the package.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A Swift file of a target.
  struct File: CustomTestStringConvertible {
    var target: String
    var path: String
    var lines: [Substring]

    var testDescription: String { path }

    /// The modules it imports, in order.
    var imports: [String] {
      lines.compactMap { line in
        let words = line.split(separator: " ")
        guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
          words[..<index].allSatisfy({ SourceTree.modifiers.contains(String($0)) })
        else { return nil }
        return String(words[index + 1].split(separator: ".")[0])
      }
    }
  }

  private static let modifiers: Set<String> = [
    "@_exported", "@testable", "@preconcurrency", "public", "package", "internal", "fileprivate",
    "private",
  ]

  /// The targets: the folders of `Sources`.
  static var targets: [String] {
    get throws { try entries(of: root.appending(path: "Sources")) }
  }

  /// Every Swift file of a folder of the package, in all its folders.
  static func files(in folder: String) throws -> [File] {
    let top = root.appending(path: folder)
    var files: [File] = []
    for target in try entries(of: top) {
      let base = top.appending(path: target)
      guard let paths = FileManager.default.enumerator(atPath: base.path()) else { continue }
      for case let path as String in paths where path.hasSuffix(".swift") {
        let text = try String(contentsOf: base.appending(path: path), encoding: .utf8)
        files.append(
          File(
            target: target, path: "\(folder)/\(target)/\(path)",
            lines: text.split(separator: "\n", omittingEmptySubsequences: false)))
      }
    }
    return files.sorted { $0.path < $1.path }
  }

  /// The names in a folder that are not hidden.
  static func entries(of folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path())
      .filter { !$0.hasPrefix(".") }.sorted()
  }
}
