internal import ScreenDiagnostics
public import ScreenModel

/// How a snapshot file differs from what is rendered now.
public struct SnapshotComparison: Hashable, Sendable {
  /// The difference of the two files, line by line.
  public let difference: UnifiedDifference
  /// What was done to the file as a whole, that its lines do not show: a byte order mark, line ends.
  public let remarks: [String]
  /// The elements that differ: `section account › field username › label`.
  public let paths: [String]
  /// What changed, an element each, in words: `button "Send": style is "destructive" now`; empty where
  /// no JSON was recorded of the same screen.
  public let words: [String]

  /// Compares a file with what is rendered now.
  ///
  /// - Parameters:
  ///   - recorded: The bytes of the file.
  ///   - rendered: The bytes that it would have now.
  ///   - screen: The screen that is rendered now.
  ///   - recordedJSON: The JSON that was recorded of the same screen, if there is any; with it,
  ///     elements are compared one by one, without it they are found by rendering variants.
  ///   - render: How `rendered` was made of `screen`.
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

  /// What tools do to files that they take for texts, in words.
  /// What changed from one snapshot of JSON to another, in words; empty where they are none.
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
    guard let old = trees[0], let new = trees[1], old["sections"] != nil else { return [] }
    return ScreenDifference(from: old, to: new).changes.map(\.words)
  }

  private static func remarks(on recorded: [UInt8], _ rendered: [UInt8]) -> [String] {
    var remarks: [String] = []
    let lf = UInt8(ascii: "\n")
    if recorded.starts(with: [0xEF, 0xBB, 0xBF]) {
      remarks.append("the file begins with a byte order mark: save it as UTF-8 without one")
    } else if recorded.first.map({ $0 == lf || $0 == UInt8(ascii: "\r") }) == true {
      remarks.append("the file begins with an empty line: its first line is '---'")
    }
    if recorded.contains(UInt8(ascii: "\r")) {
      remarks.append(
        "the file has carriage returns, which no snapshot has: git may have converted its line ends; "
          + "'*.snap -text' in .gitattributes keeps them")
    }
    if recorded.last != lf, !recorded.isEmpty {
      remarks.append("the last line of the file is not ended")
    }
    return remarks
  }

  /// Whether the two are the same, byte for byte.
  public var isSame: Bool { difference.lines.isEmpty }
}
