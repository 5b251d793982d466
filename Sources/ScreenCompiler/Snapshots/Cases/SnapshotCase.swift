public import Sampling
internal import ScreenRendering

/// What a snapshot file is made of: an intent or a finished screen, and how it is compiled and drawn.
public struct SnapshotCase: Hashable, Sendable {
  /// What is drawn.
  public enum Subject: Hashable, Sendable {
    /// A sentence to compile.
    case intent(String)
    /// A finished screen in a file, which must hold to the grammar as it is.
    case screen(path: String)
    /// A model's reply in a file, mended where it can be.
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
    /// The seed; nil where the best choice is taken each time.
    public var seed: UInt64?
    /// How the screen is drawn.
    public var format: Format
    /// The columns; nil where they make no difference.
    public var width: Int?
  }

  /// What the case is called: the name of its file, without the ending.
  public var name: String
  /// What is drawn.
  public var subject: Subject
  /// The name of a grammar that ships with the compiler, or a path from the case's folder.
  public var grammar: String
  /// The path, from the case's folder, of the data that facts come from: JSON or CSV.
  public var data: String?
  /// The path, from the case's folder, of the recorded replies of a model that answers the intent.
  public var replay: String?
  /// The seeds; none where the best choice is taken each time.
  public var seeds: [UInt64]
  /// How freely choices are made, 0…2.
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

  /// The ending of the files that hold cases.
  public static let fileEnding = ".case"
  /// What a case's name ends in to name the folder of its snapshots.
  public static let folderEnding = ".snapshots"
  /// The ending of snapshot files.
  public static let snapshotEnding = ".snap"
  /// What a snapshot's name ends in while a changed one waits for review.
  public static let pendingEnding = ".new"

  /// The draws of the case: one for each seed, or the best choices alone.
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
  /// The name of its file, in the folder of its case.
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
