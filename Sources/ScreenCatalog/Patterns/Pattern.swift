/// What a kind of screen is made of, whatever the thing is that it shows: a frame fills its places.
public struct Pattern: Hashable, Sendable {
  /// How a phrase names a pattern.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// By its last words: "log" of "blood pressure log".
    case head
    /// By its first words: "find" of "find a plumber".
    case verb
    /// By its first words, which say how something is: "empty" of "empty cart".
    case state
    /// By all of them: "chess clock".
    case phrase
  }

  /// What the thing must have for the pattern to be of use.
  public enum Need: String, Hashable, Sendable, CaseIterable {
    /// A figure that adds up, averages or has a last value.
    case figure
    /// A price.
    case money
    /// A day or a date.
    case day
    /// A state, or another choice.
    case choice
    /// Tasks to do or check.
    case tasks
  }

  /// How it is named.
  public var kind: Kind
  /// Its names, in lower case; the first identifies it.
  public var names: [String]
  /// The roles of things that it takes; empty for all.
  public var roles: [Frame.Role]
  /// What the thing must have.
  public var needs: [Need]
  /// The frame of what it is about where nothing fitting is said; nil for none.
  public var standard: String?
  /// The frame of what it is about where nothing at all is said; nil for ``standard``.
  public var alone: String?
  /// The patterns that serve things of some roles better, by their names.
  public var others: [Frame.Role: String] = [:]
  /// The name of the pattern whose contents it has; nil for those of its own.
  public var base: String?
  /// What a screen of it is called, with places as in its lines; nil for what is asked.
  package var title: String?
  /// How a screen of it is laid out; nil for one section below the other.
  var layout: String?
  /// Its lines, as they are written.
  package var lines: [String]

  /// The name that identifies it.
  public var name: String { names.first ?? "" }

  /// Whether rows or inputs of the thing are in what it shows.
  package var showsRows: Bool { lines.contains { $0.hasPrefix("*") } }

  /// Whether anything of the thing is, be it the name.
  package var showsThing: Bool { lines.contains { $0.hasPrefix("*") || $0.contains("{") } }

  /// Whether it is for what one reads about before anything that one has.
  package var reads: Bool { roles.first == .fact }

  /// Whether it asks for what a register of such things tells: which of that is asked is a guess.
  package var asksOfRegister: Bool { lines.contains { $0.hasPrefix("*asked") } }

  /// Whether words, in lower case, are a name of it letter by letter: albums are no album to look at.
  package func isCalled(_ words: some Sequence<String>) -> Bool {
    let said = words.joined(separator: " ").split { $0 == " " || $0 == "-" }
    return names.contains { $0.split { $0 == " " || $0 == "-" } == said }
  }

  /// Whether it can show what a thing has; where it is for no facts, things whose rows are facts are
  /// none that one has.
  package func takes(_ frame: Frame) -> Bool {
    guard needs.allSatisfy(frame.meets) else { return false }
    guard !roles.isEmpty else { return true }
    return roles.contains(frame.role) && (!frame.isFactual || roles.contains(.fact))
  }
}

extension Frame {
  /// Whether it has what a pattern needs.
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
