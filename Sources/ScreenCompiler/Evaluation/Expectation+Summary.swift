internal import ScreenModel
internal import ScreenText

extension Expectation {
  /// The expectation in words, for a list of unmet ones.
  public var summary: String {
    switch self {
    case .count(let kind, let range):
      Self.words(for: range) + " " + (kind?.rawValue ?? "component")
    case .anyOf(let kinds): "one of " + kinds.map(\.rawValue).joined(separator: ", ")
    case .component(let kind, let members):
      kind.rawValue + " with "
        + members.map { $0.name + ": " + Self.words(for: $0.value) }.joined(separator: ", ")
    case .text(let text): "the words '\(text)'"
    case .absent(let text): "no word of '\(text)'"
    case .order(let texts): "in this order: " + texts.joined(separator: ", ")
    case .options(let label, let options): "'\(label)' from " + options.joined(separator: ", ")
    case .pair(let label, let value): "'\(label)' with '\(value)'"
    case .point(let label, let value): "the point '\(label)' at " + Self.words(for: value)
    case .items(let range): Self.words(for: range) + " items"
    case .cleanItems(let range): Self.words(for: range) + " clean, distinct items"
    case .columns(let columns): "the columns " + columns.joined(separator: ", ")
    case .title(let title): "the title '\(title)'"
    case .layout(let layout): "the layout \(layout.rawValue)"
    case .sectionLayout(let layout): "a section of layout \(layout.rawValue)"
    case .settledLedger: "nothing unmet"
    case .ledgerEntries(let count): "at least \(count) entries in the ledger"
    }
  }

  private static func words(for range: ClosedRange<Int>) -> String {
    if range.lowerBound == range.upperBound { return "exactly \(range.lowerBound)" }
    if range.upperBound == .max { return "at least \(range.lowerBound)" }
    return "\(range.lowerBound) to \(range.upperBound)"
  }

  private static func words(for number: Double) -> String {
    var buffer = UTF8Buffer()
    buffer.append(number: number)
    return buffer.string
  }

  private static func words(for value: TreeValue) -> String {
    switch value.content {
    case .text(let text): "'\(text)'"
    case .number(let number): words(for: number)
    case .flag(let flag): flag ? "true" : "false"
    case .null: "nothing"
    case .array(let elements): elements.map { words(for: $0) }.joined(separator: ", ")
    case .object(let members):
      members.map { $0.name + ": " + words(for: $0.value) }.joined(separator: ", ")
    }
  }
}
