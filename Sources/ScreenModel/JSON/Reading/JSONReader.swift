public import ScreenDiagnostics

/// Reads JSON from outside: a file edited by hand, a model's reply.
///
/// One set of rules serves strict and lenient reading: what is not quite JSON is mended where its
/// meaning can be told, and each repair is a diagnostic, lossless or lossy. Who reads strictly
/// refuses a text by `Diagnostic.isRefusedWhenStrict`.
public enum JSONReader {
  /// Reads the one object or array of a text.
  ///
  /// What stands around it is skipped. Every value and name keeps its range, a text's with its
  /// quotation marks.
  ///
  /// - Complexity: O(number of bytes).
  public static func read(_ source: SourceText, limits: JSONLimits = .default) -> JSONReading {
    var parser = JSONParser(source.utf8, limits: limits)
    let tree = parser.parse()
    return JSONReading(tree: tree, diagnostics: parser.log.diagnostics)
  }
}

/// What was read from a JSON text.
public struct JSONReading: Hashable, Sendable {
  /// The value; nil exactly where a diagnostic is an error.
  public var tree: TreeValue?
  /// Repairs and errors, in document order; bounded in number.
  public var diagnostics: [Diagnostic]
}

/// What a JSON text may cost; a text beyond it is an error.
public struct JSONLimits: Hashable, Sendable {
  /// The greatest size of the text, in bytes.
  public var bytes: Int
  /// The greatest number of objects and arrays around a value.
  public var depth: Int
  /// The greatest number of values.
  public var values: Int
  /// The greatest size of one text in it, in bytes of UTF-8.
  public var textBytes: Int

  /// Creates limits.
  public init(
    bytes: Int = 16 << 20, depth: Int = 64, values: Int = 1_000_000, textBytes: Int = 1 << 20
  ) {
    self.bytes = bytes
    self.depth = depth
    self.values = values
    self.textBytes = textBytes
  }

  /// 16 MiB, 64 levels, a million values, texts of 1 MiB.
  public static let `default` = JSONLimits()
}
