/// The structure of a kind of screen, whatever thing it shows. A frame fills its slots.
public struct Pattern: Hashable, Sendable {
  /// How a phrase names a pattern.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// By its last words, such as "log" in "blood pressure log".
    case head
    /// By its first words, such as "find" in "find a plumber".
    case verb
    /// By first words that describe a state, such as "empty" in "empty cart".
    case state
    /// By the whole phrase, such as "chess clock".
    case phrase
    /// By the kind of record that any matter can have, such as "rota" in "bell ringers rota", where
    /// nothing else covers the whole request.
    case plain
  }

  /// Something that a thing must have for the pattern to be useful.
  public enum Need: String, Hashable, Sendable, CaseIterable {
    /// A figure with a sum, an average or a last value.
    case figure
    /// A price.
    case money
    /// A day or a date.
    case day
    /// A state or another choice.
    case choice
    /// Tasks to do or check.
    case tasks
  }

  /// How phrases name the pattern.
  public var kind: Kind
  /// The names, in lower case; the first identifies the pattern.
  public var names: [String]
  /// The roles of things that the pattern accepts; empty for all roles.
  public var roles: [Frame.Role]
  /// What the thing must have.
  public var needs: [Need]
  /// The frame of the default subject if the request names nothing that fits; nil for none.
  public var standard: String?
  /// The frame of the default subject if the request names nothing at all; nil for ``standard``.
  public var alone: String?
  /// The names of patterns that suit things of some roles better.
  public var others: [Frame.Role: String] = [:]
  /// The names of patterns that suit things of some classes better. They precede those for roles.
  public var othersOfClass: [FrameClass: String] = [:]
  /// Nouns that make the name of a thing that suits the pattern better: to compare insurance, "plan".
  public var preferred: [String] = []
  /// The name of the pattern whose contents this one inherits, if any.
  public var base: String?
  /// The title of the screen, with slots as in the lines; nil for the words of the request.
  package var title: String?
  /// The layout of the screen; nil for sections one below the other.
  var layout: String?
  /// The lines of the contents, as written in the file.
  package var lines: [String]

  /// The name that identifies the pattern.
  public var name: String { names.first ?? "" }

  /// Whether the contents include rows or inputs of the thing.
  package var showsRows: Bool { lines.contains { $0.hasPrefix("*") } }

  /// Whether the contents include the rows themselves rather than inputs or figures of them.
  package var showsCollection: Bool {
    lines.contains { line in
      guard case .place(let place, _) = PatternLine(line) else { return false }
      return place.showsRows
    }
  }

  /// Whether the contents include anything of the thing, even if only its name.
  package var showsThing: Bool { lines.contains { $0.hasPrefix("*") || $0.contains("{") } }

  /// Whether the contents ask for values of the thing.
  package var hasInputs: Bool {
    lines.contains { $0.hasPrefix("*fields") || $0.hasPrefix("*numbers") }
  }

  /// Whether the pattern is primarily for things that are read about rather than owned.
  package var reads: Bool { roles.first == .fact }

  /// Whether the contents ask for the attributes of a thing. Which attributes a register of such
  /// things would ask for is a guess.
  package var asksOfRegister: Bool { lines.contains { $0.hasPrefix("*asked") } }

  /// Returns the name of the pattern that suits a frame better, or nil if there is none.
  package func other(for frame: Frame) -> String? {
    // Whatever has states has the columns of a board.
    if lines.contains("*board"), frame.stage != nil { return nil }
    return othersOfClass[frame.sort] ?? others[frame.role]
  }

  /// Shows the rows by the days of a week if they have days: a weekly schedule.
  package mutating func showWeek(of frame: Frame) {
    guard frame.day != nil else { return }
    lines = lines.map { ["*table", "*days", "*calendar", "*list"].contains($0) ? "*week" : $0 }
  }

  /// Whether lower-case words equal one of the names letter by letter, apart from hyphens, so that
  /// "albums" does not name the pattern "album".
  package func isCalled(_ words: some Sequence<String>) -> Bool {
    let said = words.joined(separator: " ").split { $0 == " " || $0 == "-" }
    return names.contains { $0.split { $0 == " " || $0 == "-" } == said }
  }

  /// Whether the pattern can show a frame. The frame must meet its needs and have one of its roles,
  /// and factual frames also require the role `fact`. A pattern without roles accepts every frame
  /// that meets its needs.
  package func takes(_ frame: Frame) -> Bool {
    guard needs.allSatisfy(frame.meets) else { return false }
    guard !roles.isEmpty else { return true }
    return roles.contains(frame.role) && (!frame.isFactual || roles.contains(.fact))
  }
}

extension Frame {
  /// Whether the frame has what a pattern needs.
  package func meets(_ need: Pattern.Need) -> Bool {
    switch need {
    case .figure: attributes.contains { $0.total != nil }
    case .money: attributes.contains { $0.kind == .money }
    case .day: attributes.contains { $0.kind == .day || $0.kind == .date }
    case .choice: attributes.contains { $0.kind == .choice }
    case .tasks: !tasks.isEmpty
    }
  }
}
