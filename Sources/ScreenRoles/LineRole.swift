/// What a line of a document, or a sentence in it, is there for.
package enum LineRole: Int, CaseIterable, Sendable {
  /// Names the screen: "# Complaint intake".
  case title
  /// Names what stands below it on the screen: "## Payment".
  case head
  /// Orders the document, but does not stand on the screen: "Requirements", "What we capture".
  case scaffold
  /// Names something that is entered, chosen or switched: "Full name (required)".
  case input
  /// Names buttons or links: "Save draft · Cancel".
  case action
  /// Names something that is shown, but not its values: "list of the last firings".
  case view
  /// Names what each thing of the collection above has: "date".
  case column
  /// Is one of the answers of the input above.
  case option
  /// Is itself what is shown: a fact, a row, an entry, a text.
  case content
  /// Asks for the screen, for several of its parts, or says how they are arranged.
  case request
  /// Says how something behaves, or who may do it.
  case rule
  /// Says how the screen looks, or what it is built with.
  case look
  /// Speaks of something else: background, reasons, greetings.
  case aside
  /// Names what is not wanted, or not yet.
  case omission
  /// Is code.
  case code

  /// The letters by which annotated documents name the roles, in their order.
  private static let letters = Array("thsibvcodqryaxk")

  /// The letter by which annotated documents name the role.
  package var letter: Character { Self.letters[rawValue] }

  /// Creates the role that a letter names; nil if none has it.
  package init?(letter: Character) {
    guard let place = Self.letters.firstIndex(of: letter) else { return nil }
    self.init(rawValue: place)
  }

  /// The roles of lines that name parts of a screen.
  package static let naming: Set<LineRole> = [.input, .action, .view, .column, .option, .request]

  /// Whether the words are about the screen, and nothing of them stands on it.
  package var isUnshown: Bool {
    switch self {
    case .rule, .look, .aside, .omission: true
    case .title, .head, .scaffold, .input, .action, .view, .column, .option, .content, .request,
      .code:
      false
    }
  }
}
