public import ScreenDiagnostics

/// What a file `.screencheck` says of the files beside it: those that are none to check, and those
/// whose faults are meant.
///
/// A line reads `skip NAME`, or `expect NAME: ID, ID`; `#` begins a remark.
public struct FolderPlan: Hashable, Sendable {
  /// The name of such a file.
  public static let fileName = ".screencheck"

  /// What is to be done with a file or a folder.
  public enum Entry: Hashable, Sendable {
    /// It is no screen and no grammar.
    case skipped
    /// Diagnostics of these ids are to be found in it.
    case expecting([String])
  }

  /// What a name is planned for, and where that is said.
  public struct Item: Hashable, Sendable {
    /// The name of the file or folder.
    public var name: String
    /// What is to be done with it.
    public var entry: Entry
    /// The line that says so.
    public var range: SourceRange
  }

  /// What is said, in the order of the text.
  public private(set) var items: [Item] = []
  /// The lines that say nothing.
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

  /// What is said of a name; nil for nothing.
  public func entry(named name: String) -> Entry? { items.first { $0.name == name }?.entry }

  /// The plan's own faults, and a warning for each name that the folder does not have.
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
