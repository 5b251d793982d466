public import Sampling
public import ScreenDiagnostics
public import ScreenModel
internal import ScreenText

/// A contact sheet of the screens that one intent gives under several seeds, temperatures and
/// widths.
public struct Gallery: Sendable {
  /// The varied options; each combination gives a cell.
  public struct Axes: Hashable, Sendable {
    /// The seeds.
    public var seeds: [UInt64]
    /// The temperatures, 0…2; at 0 the seed does not matter, so one cell stands for all.
    public var temperatures: [Double]
    /// The widths of the cells, in pixels on a page or columns in a terminal.
    public var widths: [Int]

    /// Creates axes.
    public init(seeds: [UInt64] = Array(0..<12), temperatures: [Double] = [1], widths: [Int]) {
      self.seeds = seeds
      self.temperatures = temperatures
      self.widths = widths
    }

    /// The distinct sampling options that the seeds and temperatures give, in order.
    public var samplings: [SamplingOptions] {
      var samplings: [SamplingOptions] = []
      var seen: Set<SamplingOptions> = []
      for temperature in temperatures {
        for seed in seeds {
          let options = SamplingOptions(temperature: temperature, seed: seed)
          let sampling = options.isGreedy ? .greedy : options
          if seen.insert(sampling).inserted { samplings.append(sampling) }
        }
      }
      return samplings
    }
  }

  /// A screen, with the options it was made with.
  public struct Variant: Sendable {
    /// The screen.
    public var screen: Screen
    /// How choices were made.
    public var sampling: SamplingOptions
    /// The number of the screen, from 1; equal screens share a number.
    public var number: Int
  }

  /// The intent, which every cell shows.
  public let intent: String
  /// The language of its words, as a BCP 47 code.
  public let language: String
  /// The widths, each of which shows every variant.
  public let widths: [Int]
  /// The screens, by temperature and then by seed, in the order of the axes.
  public let variants: [Variant]
  /// The number of different screens.
  public let distinctCount: Int
  /// The grammar as a value of `--grammar`; nil for the standard one.
  let grammar: String?
  /// The file of the data, if there is one.
  let data: String?

  /// Compiles an intent with every combination of the axes.
  ///
  /// - Parameters:
  ///   - intent: The sentence.
  ///   - compiler: The compiler.
  ///   - axes: The varied options.
  ///   - data: The source of facts, if there is one.
  ///   - grammarName: The compiler's grammar as a value of `--grammar`; nil for the standard one.
  ///   - dataName: The file of the data, if there is one.
  /// - Throws: `CompilationError` if the intent gives no screen.
  public init(
    of intent: SourceText, by compiler: Compiler, over axes: Axes,
    on data: TreeValue? = nil, grammarName: String? = nil, dataName: String? = nil
  ) throws(CompilationError) {
    var variants: [Variant] = []
    var numbers: [Screen: Int] = [:]
    var language = "en"
    for sampling in axes.samplings {
      let compilation = try compiler.compile(intent, sampling: sampling, data: data)
      let number = numbers[compilation.screen] ?? numbers.count + 1
      numbers[compilation.screen] = number
      language = compilation.pageLanguage
      variants.append(Variant(screen: compilation.screen, sampling: sampling, number: number))
    }
    self.intent = String(decoding: intent.utf8, as: UTF8.self)
    self.language = language
    self.variants = variants
    widths = axes.widths.enumerated().filter { !axes.widths[..<$0.offset].contains($0.element) }
      .map(\.element)
    distinctCount = numbers.count
    grammar = grammarName
    self.data = dataName
  }

  /// The command that renders a variant again.
  func command(for variant: Variant, options: [String]) -> String {
    RenderInvocation(
      .intent(intent), grammar: grammar, data: data,
      sampling: variant.sampling, options: options
    ).text
  }

  /// The name that distinguishes a variant from others of its temperature: `Seed 3 · screen 2`.
  func name(of variant: Variant) -> String {
    let choice = variant.sampling.isGreedy ? "Best choice" : "Seed \(variant.sampling.seed)"
    return "\(choice) · screen \(variant.number)"
  }

  /// The caption that distinguishes a cell from all others: `Seed 3 · temperature 1 · 320 px ·
  /// screen 2`.
  func caption(of variant: Variant, width: Int, unit: String) -> String {
    let choice =
      variant.sampling.isGreedy
      ? "Best choice"
      : "Seed \(variant.sampling.seed) · temperature \(Self.temperature(of: variant))"
    return "\(choice) · \(width) \(unit) · screen \(variant.number)"
  }

  /// The variants of each temperature, in order.
  var rows: [(title: String, variants: [Variant])] {
    var rows: [(title: String, variants: [Variant])] = []
    for variant in variants {
      let title = "Temperature " + Self.temperature(of: variant)
      if let last = rows.last, last.title == title {
        rows[rows.count - 1].variants.append(variant)
      } else {
        rows.append((title, [variant]))
      }
    }
    return rows
  }

  private static func temperature(of variant: Variant) -> String {
    var digits = UTF8Buffer()
    digits.append(number: variant.sampling.isGreedy ? 0 : variant.sampling.temperature)
    return digits.string
  }

  /// The size of the sheet in words: `36 cells, 7 distinct screens`.
  public var summary: String {
    let cells = variants.count * widths.count
    return "\(cells) cell\(cells == 1 ? "" : "s"), "
      + "\(distinctCount) distinct screen\(distinctCount == 1 ? "" : "s")"
  }
}
