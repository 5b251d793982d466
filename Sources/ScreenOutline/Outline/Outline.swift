public import ScreenDiagnostics
internal import ScreenText

/// A text by its form alone: headings, lists, tables, facts, code and paragraphs, in order.
///
/// It follows CommonMark 0.31 and GitHub Flavored Markdown where these speak, and people's habits where
/// those differ: a list may follow its lead-in at once, `1)` numbers an item, rows may be parted by
/// commas, semicolons, tabs or wide gaps. No word of any language is known to it, and any text has one.
public struct Outline: Hashable, Sendable {
  /// The text.
  public let utf8: [UInt8]
  /// The blocks, in the order of the text.
  public var blocks: [OutlineBlock]

  /// Whether marks of items have no space after them: "-Milk", "1.Wash".
  package let hasTightMarks: Bool

  /// The outline of a text.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public init(_ utf8: [UInt8]) {
    self.utf8 = utf8
    let lines = OutlineLine.all(of: utf8)
    var parser = OutlineParser(utf8)
    parser.takesTightMarks = parser.hasTightMarks(lines)
    hasTightMarks = parser.takesTightMarks
    blocks = parser.blocks(of: lines[...], depth: 0)
  }

  /// Whether the text is nothing but running sentences, or one line.
  public var isProse: Bool {
    guard utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else {
      return true
    }
    return blocks.allSatisfy { block in
      switch block.content {
      case .paragraph: true
      // One sentence with a colon in it says no more of a text's form.
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

/// A part of a text that its form sets apart.
public struct OutlineBlock: Hashable, Sendable {
  /// What a block is.
  public indirect enum Content: Hashable, Sendable {
    /// A line that heads all up to the next one of its level or above; 1 is the highest.
    case heading(level: Int)
    /// Items, each on a line of its own.
    case list(OutlineList)
    /// Rows of cells.
    case table(OutlineTable)
    /// Names, each with what it is: `Name: value`.
    case facts([OutlineFact])
    /// What is between fences, and what these say it is written in, in lower case: `json`.
    case code(language: String?)
    /// What somebody else said: the blocks behind the marks.
    case quote([OutlineBlock])
    /// A line across the page.
    case rule
    /// Sentences: the lines that they are on.
    case paragraph([SourceRange])
  }

  /// What it is.
  public var content: Content
  /// The bytes that it takes; of a heading its words, of code what is inside of the fences.
  public var range: SourceRange
  /// The words of the line that leads up to it: "Bring along" before a list.
  public var lead: SourceRange?

  init(_ content: Content, _ range: SourceRange, lead: SourceRange? = nil) {
    self.content = content
    self.range = range
    self.lead = lead
  }
}

/// Items below each other.
public struct OutlineList: Hashable, Sendable {
  /// One of the items.
  public struct Item: Hashable, Sendable {
    /// Its own words, without its mark and what is below it; they may go over several lines.
    public var words: SourceRange
    /// Whether the box before it is ticked; nil where there is none.
    public var isTicked: Bool?
    /// What is below it.
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
  /// What parts the cells.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    case bars, comma, semicolon, tab, aligned
  }

  /// The words of a cell.
  public struct Cell: Hashable, Sendable {
    /// Where they are, without the marks around them; empty for an empty cell.
    public var range: SourceRange
    /// What they say, quotation marks and bars as they are meant.
    public var text: String
  }

  /// What parts the cells.
  public var form: Form
  /// The names of the columns; nil where there are only rows.
  public var header: [Cell]?
  /// The rows; some may have fewer cells than there are columns, or more.
  public var rows: [[Cell]]
}

/// A name and what it is.
public struct OutlineFact: Hashable, Sendable {
  /// The words before the mark.
  public var key: SourceRange
  /// The words after it; empty where there are none.
  public var value: SourceRange

  package init(key: SourceRange, value: SourceRange) {
    self.key = key
    self.value = value
  }
}
