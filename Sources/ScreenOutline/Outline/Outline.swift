public import ScreenDiagnostics
internal import ScreenText

/// The structure of a text by its form alone: headings, lists, tables, facts, code and paragraphs,
/// in order.
///
/// It follows CommonMark 0.31 and GitHub Flavored Markdown, and common usage where that differs: a
/// list may directly follow its lead-in, `1)` numbers an item, and commas, semicolons, tabs or wide
/// gaps may separate cells. It knows no words of any language, and every text has an outline.
public struct Outline: Hashable, Sendable {
  /// The text.
  public let utf8: [UInt8]
  /// The blocks, in the order of the text.
  public var blocks: [OutlineBlock]

  /// Whether list marks have no space after them: "-Milk", "1.Wash".
  package let hasTightMarks: Bool

  /// Creates the outline of a text.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public init(_ utf8: [UInt8]) { self.init(utf8, heedsIndents: true) }

  /// Creates the outline of a text whose indentation may mean nothing, because words before its lines
  /// are blanked.
  ///
  /// - Parameters:
  ///   - utf8: The text.
  ///   - heedsIndents: Whether a line heads those that are set in below it.
  /// - Complexity: O(*n*) in the bytes of the text.
  package init(_ utf8: [UInt8], heedsIndents: Bool) {
    self.utf8 = utf8
    let lines = OutlineLine.all(of: utf8)
    var parser = OutlineParser(utf8)
    parser.takesTightMarks = parser.hasTightMarks(lines)
    parser.heedsIndents = heedsIndents
    parser.takesTightHeadings = lines.contains { parser.slice($0).starts(with: Array("# ".utf8)) }
    parser.takesBareNumbers = parser.hasBareNumbers(lines)
    parser.takesInitials = parser.hasInitials(lines)
    hasTightMarks = parser.takesTightMarks
    blocks = parser.blocks(of: lines[...], depth: 0)
  }

  /// Whether the text consists only of running sentences, or is one line.
  public var isProse: Bool {
    guard utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else {
      return true
    }
    return blocks.allSatisfy { block in
      switch block.content {
      case .paragraph: true
      // A single sentence with a colon in it is not a form either.
      case .facts(let facts): facts.count == 1 && block.lead == nil
      case .heading, .list, .table, .code, .quote, .rule: false
      }
    }
  }

  /// Whether the text is one table, from its beginning to its end.
  package var isTable: Bool {
    guard blocks.count == 1, case .table = blocks[0].content else { return false }
    return true
  }
}

/// A part of a text with a form of its own.
public struct OutlineBlock: Hashable, Sendable {
  /// The content of a block.
  public indirect enum Content: Hashable, Sendable {
    /// A heading for everything up to the next one of its level or above; level 1 is the highest.
    case heading(level: Int)
    /// Items, each on a line of its own.
    case list(OutlineList)
    /// Rows of cells.
    case table(OutlineTable)
    /// Names with their values: `Name: value`.
    case facts([OutlineFact])
    /// Code between fences, with the language stated there, in lower case: `json`.
    case code(language: String?)
    /// A quotation: the blocks after the quote marks.
    case quote([OutlineBlock])
    /// A line across the page.
    case rule
    /// Sentences, as the lines they are on.
    case paragraph([SourceRange])
  }

  /// The content.
  public var content: Content
  /// The bytes that it covers: for a heading its words, for code the text inside the fences.
  public var range: SourceRange
  /// The words of the line that introduces it: "Bring along" before a list.
  public var lead: SourceRange?

  init(_ content: Content, _ range: SourceRange, lead: SourceRange? = nil) {
    self.content = content
    self.range = range
    self.lead = lead
  }
}

/// A list of items.
public struct OutlineList: Hashable, Sendable {
  /// One of the items.
  public struct Item: Hashable, Sendable {
    /// Its own words, without its mark and nested blocks; they may span several lines.
    public var words: SourceRange
    /// Whether the box before it is ticked; nil if there is none.
    public var isTicked: Bool?
    /// The blocks nested in it.
    public var blocks: [OutlineBlock] = []

    package init(words: SourceRange, isTicked: Bool? = nil) {
      self.words = words
      self.isTicked = isTicked
    }
  }

  /// The items, in order.
  public var items: [Item] = []
  /// Whether they have numbers or letters.
  public var isOrdered = false
  /// Whether they have no marks at all.
  public var isBare = false
}

/// Rows of cells.
public struct OutlineTable: Hashable, Sendable {
  /// The separator of the cells.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    case bars, comma, semicolon, tab, aligned, dash
  }

  /// The words of a cell.
  public struct Cell: Hashable, Sendable {
    /// Their range, without the marks around them; empty for an empty cell.
    public var range: SourceRange
    /// Their text, with escaped quotation marks and bars resolved.
    public var text: String
  }

  /// The separator of the cells.
  public var form: Form
  /// The names of the columns; nil if there are only rows.
  public var header: [Cell]?
  /// The rows; some may have fewer cells than there are columns, or more.
  public var rows: [[Cell]]
}

/// A name and its value.
public struct OutlineFact: Hashable, Sendable {
  /// The words before the mark.
  public var key: SourceRange
  /// The words after it; empty if there are none.
  public var value: SourceRange

  package init(key: SourceRange, value: SourceRange) {
    self.key = key
    self.value = value
  }

  /// The whole line, from the key to the end of the value.
  package var range: SourceRange {
    SourceRange(key.lowerBound, max(key.upperBound, value.upperBound))
  }
}
