import ScreenCompiler

/// A comparison of several generators on the same cases, side by side.
struct EvalComparison {
  /// The prices of a million tokens, in any currency.
  struct Price {
    var input: Double
    var output: Double

    /// Reads `INPUT/OUTPUT`, such as `3/15`.
    static var syntax: ValueSyntax<Price> {
      ValueSyntax(
        placeholder: "INPUT/OUTPUT", expectation: "two prices of a million tokens, such as 3/15"
      ) { text in
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        let number = ValueSyntax<Double>.number("N", in: 0...1_000_000)
        guard parts.count == 2, let input = number.read(String(parts[0])),
          let output = number.read(String(parts[1]))
        else { return nil }
        return Price(input: input, output: output)
      }
    }
  }

  /// A generator and its figures.
  private struct Column {
    var name: String
    var model: NamedModel?
    var evaluation = Evaluation()
    var requirements = (met: 0, all: 0)
    var microseconds = 0
    var tokens = (input: 0, output: 0)
    var unanswered = 0
    /// The reasons for unanswered cases, and how often each occurred.
    var reasons: [String: Int] = [:]
  }

  private let compiler: Compiler
  private let price: Price?
  private var columns: [Column]

  /// Creates a comparison of the built-in tiers with models, each asked alone.
  init(_ models: [(name: String, model: NamedModel)], by compiler: Compiler, at price: Price?) {
    self.compiler = compiler
    self.price = price
    columns = [Column(name: "built-in", model: nil)]
    columns += models.map { Column(name: Self.heading(of: $0.name), model: $0.model) }
  }

  /// Returns the heading of a column: a GGUF model's file name, or any other model as it was given.
  static func heading(of model: String) -> String {
    guard model.hasSuffix(".gguf"), let name = model.split(separator: "/").last else {
      return model
    }
    return String(name)
  }

  /// Runs every generator on a case, and adds up the figures.
  mutating func add(_ item: EvaluationCase) {
    for index in columns.indices {
      var stopwatch = Stopwatch()
      let model = columns[index].model
      var result: Compilation?
      do throws(CompilationError) {
        result = try compiler.compile(
          SourceText(item.intent), asking: model,
          only: model == nil ? nil : .model)
      } catch {
        columns[index].reasons[error.reason, default: 0] += 1
      }
      stopwatch.lap("compile")
      columns[index].microseconds += stopwatch.laps[0].microseconds
      let ledger = result?.ledger ?? Ledger(entries: [])
      columns[index].requirements.met += ledger.entries.count { $0.outcome == .met }
      columns[index].requirements.all += ledger.entries.count
      columns[index].unanswered += result == nil ? 1 : 0
      columns[index].tokens.input += result?.transcript?.usage.input ?? 0
      columns[index].tokens.output += result?.transcript?.usage.output ?? 0
      columns[index].evaluation.add(item, result)
    }
  }

  /// The reasons why cases have no answer, one line for each, the most frequent first.
  var remarks: String {
    columns.flatMap { column in
      let reasons = column.reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      let few = reasons.prefix(Self.mostReasons).map { reason, count in
        "\(column.name): \(count) unanswered: \(reason)\n"
      }
      let rest = reasons.count - few.count
      return few + (rest > 0 ? ["\(column.name): and \(rest) other reasons\n"] : [])
    }.joined()
  }

  /// The most reasons that are listed for each generator.
  private static let mostReasons = 5

  /// The figures as a table with a column for each generator.
  var table: String {
    var rows: [[String]] = [[""] + columns.map(\.name)]
    rows.append(
      ["expectations"] + columns.map { Self.share(perMille: $0.evaluation.overall.perMille) })
    rows.append(
      ["in full"] + columns.map { Self.share(perMille: $0.evaluation.overall.casesPerMille) })
    rows.append(
      ["ledger met"] + columns.map { Self.share($0.requirements.met, of: $0.requirements.all) })
    rows.append(["unanswered"] + columns.map { String($0.unanswered) })
    rows.append(["seconds"] + columns.map { Self.decimal(Double($0.microseconds) / 1_000_000) })
    rows.append(["tokens in"] + columns.map { String($0.tokens.input) })
    rows.append(["tokens out"] + columns.map { String($0.tokens.output) })
    if let price {
      rows.append(
        ["cost"]
          + columns.map { column in
            Self.decimal(
              (Double(column.tokens.input) * price.input
                + Double(column.tokens.output) * price.output) / 1_000_000)
          })
    }
    let widths = rows[0].indices.map { index in rows.map { $0[index].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { index, cell in
        let gap = String(repeating: " ", count: widths[index] - cell.count)
        return index == 0 ? cell + gap : gap + cell
      }
      return cells.joined(separator: "   ") + "\n"
    }.joined()
  }

  private static func share(_ count: Int, of all: Int) -> String {
    all > 0 ? share(perMille: count * 1_000 / all) : "–"
  }

  private static func share(perMille: Int) -> String { "\(perMille / 10).\(perMille % 10) %" }

  /// Returns a number with two decimals.
  private static func decimal(_ value: Double) -> String {
    let hundredths = Int(min(value, 1e12) * 100)
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension CompilationError {
  /// The reason why an intent has no answer, in one sentence.
  fileprivate var reason: String {
    diagnostics.first { $0.severity == .error }?.message ?? "\(self)"
  }
}
