internal import ScreenDiagnostics
public import ScreenModel

/// The comparison of a snapshot file with the current rendering.
public struct SnapshotComparison: Hashable, Sendable {
  /// The difference between the two files, line by line.
  public let difference: UnifiedDifference
  /// Changes to the file as a whole that its lines do not show: a byte order mark, line ends.
  public let remarks: [String]
  /// The elements that differ: `section account › field username › label`.
  public let paths: [String]
  /// The changes in words, one for each element: `button "Send": style is "destructive" now`.
  ///
  /// They are empty if no JSON was recorded for the same screen.
  public let words: [String]

  /// Compares a file with the current rendering.
  ///
  /// - Parameters:
  ///   - recorded: The bytes of the file.
  ///   - rendered: The bytes that it would have now.
  ///   - screen: The current screen.
  ///   - recordedJSON: The recorded JSON of the same screen, if there is any. With it, elements are
  ///     compared one by one; without it, they are found by rendering variants.
  ///   - render: The function that made `rendered` from `screen`.
  public init(
    recorded: [UInt8], rendered: [UInt8], screen: Screen, recordedJSON: [UInt8]? = nil,
    render: @escaping (Screen) -> [UInt8]
  ) {
    difference = UnifiedDifference(from: recorded, to: rendered)
    remarks = Self.remarks(on: recorded, rendered)
    let json = SourceText(name: "screen", utf8: screen.jsonUTF8(.compact))
    guard !difference.lines.isEmpty, let new = JSONReader.read(json).tree else {
      (paths, words) = ([], [])
      return
    }
    let old = recordedJSON.flatMap {
      JSONReader.read(SourceText(name: "snapshot", utf8: $0)).tree
    }
    words = old.map { ScreenDifference(from: $0, to: new).changes.map(\.words) } ?? []
    let exact = old.map { ElementDifference(from: $0, to: new).paths }
    if let exact, !exact.isEmpty {
      paths = exact
    } else {
      var locator = ElementLocator(screen, new, render: render)
      paths = locator.paths(of: difference.changes)
    }
  }

  /// The changes from one snapshot of JSON to another, in words; empty if the files are not such
  /// snapshots.
  ///
  /// - Parameters:
  ///   - recorded: The bytes of the file.
  ///   - rendered: The bytes that it would have now.
  /// - Returns: A line for each change.
  public static func words(from recorded: [UInt8], to rendered: [UInt8]) -> [String] {
    let trees = [recorded, rendered].map { bytes in
      Snapshot.body(of: bytes).flatMap {
        JSONReader.read(SourceText(name: "snapshot", utf8: $0)).tree
      }
    }
    guard let old = trees[0], let new = trees[1], old[Screen.Property.sections] != nil else {
      return []
    }
    return ScreenDifference(from: old, to: new).changes.map(\.words)
  }

  /// What tools have done to a file that they took for text, in words.
  private static func remarks(on recorded: [UInt8], _ rendered: [UInt8]) -> [String] {
    var remarks: [String] = []
    let lf = UInt8(ascii: "\n")
    if recorded.starts(with: [0xEF, 0xBB, 0xBF]) {
      remarks.append("the file begins with a byte order mark: save it as UTF-8 without one")
    } else if recorded.first.map({ $0 == lf || $0 == UInt8(ascii: "\r") }) == true {
      remarks.append("the file begins with an empty line: its first line must be '---'")
    }
    if recorded.contains(UInt8(ascii: "\r")) {
      remarks.append(
        "the file has carriage returns, which no snapshot has: git may have converted its line "
          + "endings; '*.snap -text' in .gitattributes prevents that")
    }
    if String(validating: recorded, as: UTF8.self) == nil {
      remarks.append("the file has bytes that are not UTF-8, written \\x{…} below")
    }
    if recorded.last != lf, !recorded.isEmpty {
      remarks.append("the file does not end in a newline")
    }
    return remarks
  }

  /// Writes two names so that they can be told apart, even if they differ only in their Unicode
  /// normal form.
  public static func distinguished(_ first: String, _ second: String) -> (String, String) {
    var (old, new) = (VisibleText(first), VisibleText(second))
    VisibleText.distinguish(&old, &new)
    return (old.text, new.text)
  }

  /// Whether the two are the same, byte for byte.
  public var isSame: Bool { difference.lines.isEmpty }
}
