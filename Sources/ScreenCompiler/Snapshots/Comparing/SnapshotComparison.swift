internal import ScreenDiagnostics
public import ScreenModel

/// How a snapshot file differs from what is rendered now.
public struct SnapshotComparison: Hashable, Sendable {
  /// The difference of the two files, line by line.
  public let difference: UnifiedDifference
  /// The elements that differ: `section account › field username › label`.
  public let paths: [String]

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
    let json = SourceText(name: "screen", utf8: screen.jsonUTF8(.compact))
    guard !difference.lines.isEmpty, let new = JSONReader.read(json).tree else {
      paths = []
      return
    }
    let exact = recordedJSON.flatMap {
      JSONReader.read(SourceText(name: "snapshot", utf8: $0)).tree
    }.map { ElementDifference(from: $0, to: new).paths }
    if let exact, !exact.isEmpty {
      paths = exact
    } else {
      var locator = ElementLocator(screen, new, render: render)
      paths = locator.paths(of: difference.changes)
    }
  }

  /// Whether the two are the same, byte for byte.
  public var isSame: Bool { difference.lines.isEmpty }
}
