internal import Foundation
internal import ScreenCompiler

/// The name of a test's snapshot: that of the test, or one given explicitly.
struct SnapshotName: Hashable, Sendable {
  /// The greatest length, in bytes, that leaves room for an extension in a file name.
  private static let limit = 160

  /// The name, as a path component.
  let text: String

  /// Makes a name from a text: characters other than letters and digits become hyphens.
  ///
  /// Names that differ only in their normal form count as the same, as in some file systems. It is
  /// nil if nothing is left.
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

  /// Makes a name from a test's function, without its parentheses.
  init?(ofTest name: String) {
    self.init(String(name.split(separator: "(", omittingEmptySubsequences: false)[0]))
  }

  /// The path of the snapshot, in a folder next to the test's file.
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
