public import ScreenDiagnostics

/// Reads JSON from outside: data, a file edited by hand, a model's reply.
public enum JSONReader {
  /// What becomes of a text that is not quite JSON.
  public enum Mode: Hashable, Sendable, CaseIterable {
    /// It is mended where its meaning is clear; what is around the one object or array is
    /// skipped. Each repair is a diagnostic, lossless or lossy.
    case lenient
    /// It is an error, with the place of the first fault: a text is one value by RFC 8259, in UTF-8.
    ///
    /// A byte order mark is skipped (section 8.1). What JSON allows and a tree cannot hold is a
    /// lossy repair: a name that is twice, the NUL character, a number beyond our precision.
    case strict
  }

  /// Reads the value of a text.
  ///
  /// Every value and name keeps its range, a text's with its quotation marks.
  ///
  /// - Complexity: O(number of bytes).
  public static func read(
    _ source: SourceText, _ mode: Mode = .lenient, limits: JSONLimits = .default
  ) -> JSONReading {
    // What is JSON as it stands is never mended: a rule of repair has to guess, and guesses at times
    // where nothing is broken.
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

/// What was read from a JSON text.
public struct JSONReading: Hashable, Sendable {
  /// The value; nil exactly where a diagnostic is an error.
  public var tree: TreeValue?
  /// Repairs and errors, in document order; bounded in number.
  public var diagnostics: [Diagnostic]

  /// Creates a reading.
  package init(tree: TreeValue?, diagnostics: [Diagnostic]) {
    self.tree = tree
    self.diagnostics = diagnostics
  }
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

extension TreeValue {
  /// Whether it is an object or an array, which alone can be an answer.
  fileprivate var isContainer: Bool {
    switch content {
    case .object, .array: true
    case .null, .flag, .number, .text: false
    }
  }
}
