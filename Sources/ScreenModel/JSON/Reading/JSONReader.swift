public import ScreenDiagnostics

/// Reads untrusted JSON: data, a file edited by hand, a model's reply.
public enum JSONReader {
  /// How to treat a text that is not quite JSON.
  public enum Mode: Hashable, Sendable, CaseIterable {
    /// Repairs it where its meaning is clear, and skips the text around the one object or array.
    /// Each repair is a diagnostic, lossless or lossy.
    case lenient
    /// Reports an error at the first fault: a text must be one value by RFC 8259, in UTF-8.
    ///
    /// A byte order mark is skipped (section 8.1). JSON that a tree cannot hold is a lossy repair:
    /// a duplicate name, the NUL character, or a number that is too large or too precise.
    case strict
  }

  /// Reads the value of a text.
  ///
  /// Every value and name keeps its range; the range of a text includes its quotation marks.
  ///
  /// - Complexity: O(number of bytes).
  public static func read(
    _ source: SourceText, _ mode: Mode = .lenient, limits: JSONLimits = .default
  ) -> JSONReading {
    // Valid JSON is never repaired: a repair rule has to guess, and sometimes guesses where nothing
    // is broken.
    var strict = JSONParser(source.utf8, .strict, limits: limits)
    let exact = strict.parse()
    let isExact =
      exact?.isContainer == true && strict.log.diagnostics.isEmpty
      && !source.utf8.starts(with: [0xEF, 0xBB, 0xBF])
    guard mode == .lenient, !isExact else {
      return JSONReading(tree: exact, diagnostics: strict.log.diagnostics)
    }
    var parser = JSONParser(source.utf8, .lenient, limits: limits)
    let tree = parser.parse()
    return JSONReading(tree: tree, diagnostics: parser.log.diagnostics)
  }
}

/// The result of reading a JSON text.
public struct JSONReading: Hashable, Sendable {
  /// The value; nil if and only if a diagnostic is an error.
  public var tree: TreeValue?
  /// Repairs and errors, in document order; their number is bounded.
  public var diagnostics: [Diagnostic]

  /// Creates a reading.
  package init(tree: TreeValue?, diagnostics: [Diagnostic]) {
    self.tree = tree
    self.diagnostics = diagnostics
  }
}

/// Limits on the cost of a JSON text; a text beyond them is an error.
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

extension TreeValue {
  /// Whether the value is an object or an array; nothing else can be an answer.
  fileprivate var isContainer: Bool {
    switch content {
    case .object, .array: true
    case .null, .flag, .number, .text: false
    }
  }
}
