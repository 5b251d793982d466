/// A way in which people put a change: the operation that they ask for, and the pattern of the words.
///
/// The file `en.constructions` lists them. They serve what a reading of single words misses: "we
/// dropped Business" asks for a removal, and no word in it says so.
package struct EditConstruction: Sendable {
  /// What is to be done.
  package var operation: EditOperation
  /// The words and slots, in order.
  package var pattern: [PatternNode]
  /// The words of each place that no match can do without, one of which a text must have to be tried.
  private let needed: [[String]]

  init(_ operation: EditOperation, _ pattern: [PatternNode]) {
    (self.operation, self.pattern) = (operation, pattern)
    needed = pattern.compactMap(\.firstWords)
  }

  /// Whether a text with some words may match at all.
  func mayMatch(_ words: Set<String>) -> Bool {
    needed.allSatisfy { $0.contains(where: words.contains) }
  }
}

/// A place in a pattern.
package indirect enum PatternNode: Hashable, Sendable {
  /// This word or mark.
  case word(String)
  /// A phrase of a class of the vocabulary of edits, with one meaning or any.
  case phrase(String, meaning: String?)
  /// Words that are something particular to the screen or the change.
  case slot(PatternSlot)
  /// One of several sequences; an empty one among them makes the place optional.
  case choice([[PatternNode]])
}

extension PatternNode {
  /// The words with which all that may stand here begins; nil if it may be left out, or may begin with
  /// something else.
  fileprivate var firstWords: [String]? {
    switch self {
    case .word(let word): return [word]
    case .phrase, .slot: return nil
    case .choice(let choices):
      var words: [String] = []
      for choice in choices {
        guard let first = choice.first?.firstWords else { return nil }
        words += first
      }
      return words
    }
  }
}

/// A slot of a pattern: what its words must be, and a number if there are two of the kind.
package struct PatternSlot: Hashable, Sendable {
  /// What the words of a slot are.
  package enum Kind: String, CaseIterable, Sendable {
    /// One thing on the screen.
    case thing = "THING"
    /// One thing on the screen or several, as an enumeration.
    case things = "THINGS"
    /// An attribute of rows or items: a column of a table, a fact of a list.
    case attribute = "ATTRIBUTE"
    /// An option of a choice, or a step.
    case option = "OPTION"
    /// A button, or an action of items.
    case button = "BUTTON"
    /// A table, a list, or another collection, by any name.
    case collection = "COLLECTION"
    /// What a collection holds, in the singular or the plural: "card", "stations".
    case member = "MEMBER"
    /// A kind of component, or a look of one.
    case kind = "KIND"
    /// A number, in digits or in words.
    case number = "NUMBER"
    /// A place: "at the top", "under the name".
    case place = "PLACE"
    /// A name or a text that is new; no mark stands in it.
    case name = "NAME"
    /// A text in quotation marks.
    case quoted = "QUOTED"
    /// Any words up to a mark, which say nothing to do.
    case any = "ANY"
    /// An enumeration of new names or values, to the end of the clause.
    case list = "LIST"
  }

  package var kind: Kind
  package var number = 0

  package init(kind: Kind, number: Int = 0) { (self.kind, self.number) = (kind, number) }
}

/// What a construction asks for.
package enum EditOperation: String, CaseIterable, Sendable {
  /// Removes things.
  case remove
  /// Gives the screen another title.
  case title
  /// Adds a picture.
  case image
  /// Adds a text, as a paragraph or as a message that stands out.
  case text
  /// Adds a choice between a few things that are shown in a row.
  case tabs
  /// Adds a list of what is named.
  case listing
  /// Adds a table with columns of given names.
  case table
  /// Adds a chart of the figures of a collection, by one of its attributes.
  case chart
  /// Adds a list to a board of lists.
  case lane
  /// Marks each item with one of several words.
  case badges
  /// Adds one more of the kind of what was just spoken of.
  case another
  /// Adds a component of a kind with a name.
  case insert
  /// Adds several components of a kind.
  case several
  /// Adds things of the kind of what they stand beside.
  case alike
  /// Gives a thing a look.
  case look
  /// Puts things side by side.
  case row
  /// Puts a thing to the left or the right of another, as columns.
  case beside
  /// Makes a figure one that can be changed.
  case adjust
  /// Colours the rows that show a state.
  case colour
  /// Sorts a collection so that one value comes first.
  case lead
  /// Removes the title that stands above something, and nothing else.
  case untitle
  /// Gives a thing another name.
  case rename
  /// Makes a thing another kind of component, possibly with what it holds.
  case retype
  /// Sets what a thing holds: the values of a column, the items of a list, the options of a choice.
  case fill
  /// Selects an option or a step.
  case pick
  /// Shows a thing a single time, instead of on each item.
  case once
  /// Sets the attributes that a collection shows.
  case columns
  /// Adds a choice that narrows a collection by an attribute.
  case filter
  /// Asks before a button acts.
  case confirm
  /// Shows so many things, fewer or more than there are.
  case count
  /// Shows no more than so many of the things that there are.
  case limit
  /// Divides the inputs of a screen into sections of given names.
  case divide
  /// Marks the rows whose attribute is above or below a value.
  case highlight
  /// Adds attributes to each row or item.
  case attribute
  /// Adds a button to each row or item.
  case action
  /// Adds buttons to sign in with services.
  case signIn = "sign-in"
  /// Moves a thing that a word says belongs elsewhere.
  case move
  /// Moves a thing that only stands before a place.
  case shift
  /// Adds one more part of a kind: a step, a row.
  case part
  /// Adds what is missing.
  case add
  /// Exchanges a word for another wherever it is shown.
  case reword

  /// Whether it is done only where nothing else explains the words: that something is missing does not
  /// say what it is.
  var isLast: Bool { self == .add || self == .look || self == .shift }
}
