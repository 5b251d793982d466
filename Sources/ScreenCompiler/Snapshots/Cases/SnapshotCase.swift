public import Sampling
internal import ScreenRendering

/// The definition of a snapshot: an intent or a finished screen, and how to compile and draw it.
public struct SnapshotCase: Hashable, Sendable {
  /// The subject to draw.
  public enum Subject: Hashable, Sendable {
    /// A sentence to compile.
    case intent(String)
    /// A finished screen in a file, which the grammar must admit unchanged.
    case screen(path: String)
    /// A model's reply in a file, repaired if possible.
    case reply(path: String)
  }

  /// How a screen is drawn.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// The screen itself, indented.
    case json
    /// Terminal text without colours.
    case text
    /// Terminal text with colours.
    case ansi
    /// A page of HTML.
    case html
    /// The HTML without a page around it.
    case fragment

    /// Whether the width in columns makes a difference.
    public var hasWidth: Bool { self == .text || self == .ansi }
  }

  /// One file of the case: a seed, a format and, for terminal text, a width.
  public struct Variant: Hashable, Sendable {
    /// The seed; nil to take the best choice each time.
    public var seed: UInt64?
    /// How the screen is drawn.
    public var format: Format
    /// The columns; nil if they make no difference.
    public var width: Int?
  }

  /// The name of the case: that of its file, without the extension.
  public var name: String
  /// The subject to draw.
  public var subject: Subject
  /// The name of a shipped grammar, or a path relative to the case's folder.
  public var grammar: String
  /// The path, relative to the case's folder, of the data for facts: JSON or CSV.
  public var data: String?
  /// The path, relative to the case's folder, of a model's recorded replies to the intent.
  public var replay: String?
  /// The seeds; empty to take the best choice each time.
  public var seeds: [UInt64]
  /// The temperature, 0…2.
  public var temperature: Double
  /// The formats, in the order of their files.
  public var formats: [Format]
  /// The columns that terminal text is drawn in.
  public var widths: [Int]

  /// Creates a case.
  public init(
    name: String, subject: Subject, grammar: String = "standard", data: String? = nil,
    replay: String? = nil, seeds: [UInt64] = [], temperature: Double? = nil,
    formats: [Format] = [.json, .text],
    widths: [Int] = [80]
  ) {
    self.name = name
    self.subject = subject
    self.grammar = grammar
    self.data = data
    self.replay = replay
    self.seeds = seeds
    self.temperature = temperature ?? (seeds.isEmpty ? 0 : 1)
    self.formats = formats
    self.widths = widths
  }

  /// The extension of case files.
  public static let fileEnding = ".case"
  /// The suffix of a case's name for the folder of its snapshots.
  public static let folderEnding = ".snapshots"
  /// The extension of snapshot files.
  public static let snapshotEnding = ".snap"
  /// The suffix for a changed snapshot that waits for review.
  public static let pendingEnding = ".new"

  /// The draws of the case: one for each seed, or only the best choices.
  public var draws: [UInt64?] { seeds.isEmpty ? [nil] : seeds }

  /// The files of the case: each seed in each format and width.
  public var variants: [Variant] { draws.flatMap { variants(of: $0) } }

  /// The files of one draw.
  public func variants(of seed: UInt64?) -> [Variant] {
    formats.flatMap { format in
      let columns: [Int?] = format.hasWidth ? widths.map { $0 } : [nil]
      return columns.map { Variant(seed: seed, format: format, width: $0) }
    }
  }

  /// How the choices of a draw are made.
  public func sampling(seed: UInt64?) -> SamplingOptions {
    seed.map { SamplingOptions(temperature: temperature, seed: $0) } ?? .greedy
  }
}

extension SnapshotCase.Variant {
  /// The name of its file in the folder of its case.
  public var fileName: String {
    let columns = width.map { ".width-\($0)" } ?? ""
    return (seed.map { "seed-\($0)" } ?? "greedy") + columns + "." + format.rawValue
      + SnapshotCase.snapshotEnding
  }

  /// The format that the screen is rendered in.
  func screenFormat(language: String) -> ScreenFormat {
    switch format {
    case .json: return .json
    case .text:
      return .ansi(TerminalOptions(width: width ?? 80, depth: .none, language: language))
    case .ansi: return .ansi(TerminalOptions(width: width ?? 80, language: language))
    case .html, .fragment:
      var options = HTMLOptions.default
      options.extent = format == .fragment ? .fragment : .page
      options.language = language
      return .html(options)
    }
  }
}
