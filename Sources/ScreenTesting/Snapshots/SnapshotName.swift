internal import Foundation
internal import ScreenCompiler

/// The name of a test's snapshot: that of the test, or one of its own.
struct SnapshotName: Hashable, Sendable {
  /// The greatest length, in bytes, that leaves room for an ending in the name of a file.
  private static let limit = 160

  /// The name, as a part of a path.
  let text: String

  /// Makes a name of a text: what is neither letter nor digit becomes a hyphen.
  ///
  /// Names that differ in their normal form alone are one, as they are in some file systems. It is nil
  /// where nothing is left.
  init?(_ text: String) {
    var slug = ""
    var isGap = false
    for scalar in text.precomposedStringWithCanonicalMapping.unicodeScalars {
      guard scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) else {
        isGap = !slug.isEmpty
        continue
      }
      if isGap { slug += "-" }
      isGap = false
      slug.unicodeScalars.append(scalar)
      if slug.utf8.count >= Self.limit { break }
    }
    guard !slug.isEmpty else { return nil }
    self.text = slug
  }

  /// Makes the name of a test's function, without its parentheses.
  init?(ofTest name: String) {
    self.init(String(name.split(separator: "(", omittingEmptySubsequences: false)[0]))
  }

  /// The path of the snapshot, in a folder beside the file of the test.
  func path(besideTest file: String, as format: ScreenFormat) -> String {
    let slash = file.lastIndex(of: "/")
    let folder = slash.map { String(file[..<$0]) } ?? "."
    let name = slash.map { file[file.index(after: $0)...] } ?? file[...]
    let stem = name.split(separator: ".").first ?? "Tests"
    let columns = format.width.map { ".width-\($0)" } ?? ""
    return "\(folder)/Snapshots/\(stem)/\(text)\(columns).\(format.name)"
      + SnapshotCase.snapshotEnding
  }
}
