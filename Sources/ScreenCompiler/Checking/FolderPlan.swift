public import ScreenDiagnostics

/// The contents of a file `.screencheck`: which files next to it are not checked, and which have
/// intended faults.
///
/// A line reads `skip NAME`, or `expect NAME: ID, ID`; `#` begins a comment.
public struct FolderPlan: Hashable, Sendable {
  /// The name of the file.
  public static let fileName = ".screencheck"

  /// How to treat a file or a folder.
  public enum Entry: Hashable, Sendable {
    /// It is neither a screen nor a grammar.
    case skipped
    /// Diagnostics with these ids are expected in it.
    case expecting([String])
  }

  /// An entry for a name, with its place in the file.
  public struct Item: Hashable, Sendable {
    /// The name of the file or folder.
    public var name: String
    /// How to treat it.
    public var entry: Entry
    /// The line that states the entry.
    public var range: SourceRange
  }

  /// The entries, in the order of the text.
  public private(set) var items: [Item] = []
  /// The diagnostics of lines without meaning.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Reads a plan.
  public init(_ source: SourceText) {
    for line in source.lines {
      let range = line.range
      let content = line.text.utf8.prefix { $0 != UInt8(ascii: "#") }
      let words = String(decoding: content, as: UTF8.self)
        .split { $0 == " " || $0 == "," || $0 == "\t" || $0 == "\r" }.map(String.init)
      guard let verb = words.first else { continue }
      switch (verb, words.count) {
      case ("skip", 2): items.append(Item(name: words[1], entry: .skipped, range: range))
      case ("expect", 3...) where words[1].hasSuffix(":"):
        items.append(
          Item(
            name: String(words[1].dropLast()), entry: .expecting(Array(words[2...])), range: range))
      default:
        diagnostics.append(
          Diagnostic(
            .error, id: "bad-plan", "write 'skip NAME' or 'expect NAME: ID, ID'", at: range))
      }
    }
  }

  /// The entry for a name; nil if there is none.
  public func entry(named name: String) -> Entry? { items.first { $0.name == name }?.entry }

  /// The plan's own diagnostics, and a warning for each name that is not in the folder.
  public func diagnostics(among names: some Collection<String>) -> [Diagnostic] {
    let known = Set(names)
    return diagnostics
      + items.filter { !known.contains($0.name) }.map { item in
        Diagnostic(
          .warning, id: "stale-plan", "there is no '\(item.name)' here; remove the line",
          at: item.range)
      }
  }
}
