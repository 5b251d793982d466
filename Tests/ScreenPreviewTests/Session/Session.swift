import ScreenCompiler

@testable import ScreenPreview

/// A preview that a test drives, and the terminal it is shown on.
struct Session {
  var preview: Preview
  private(set) var effects: [Preview.Effect] = []
  private var size: (columns: Int, rows: Int)

  static let login = "A login form with username and password, and a table of 3 recent visits"

  init(
    _ intent: String = login, columns: Int = 100, rows: Int = 24, start: Preview.Start = .plain
  ) {
    self.init(.intent(intent), columns: columns, rows: rows, start: start)
  }

  init(
    _ subject: Preview.Subject, columns: Int = 100, rows: Int = 24, start: Preview.Start = .plain
  ) {
    preview = Preview(subject, start)
    size = (columns, rows)
    preview.resize(columns: columns, rows: rows)
  }

  /// Presses the keys of some bytes, as a terminal sends them.
  mutating func type(_ bytes: String) {
    var decoder = KeyDecoder()
    for key in decoder.decode(bytes.utf8) + decoder.flush() { effects += preview.press(key) }
  }

  mutating func resize(columns: Int, rows: Int) {
    size = (columns, rows)
    preview.resize(columns: columns, rows: rows)
  }

  /// What the terminal shows.
  var pane: TerminalPane {
    var (preview, pane) = (preview, TerminalPane(columns: size.columns, rows: size.rows))
    pane.show(preview.frame())
    return pane
  }

  /// The last row.
  var status: String { pane.lines.last ?? "" }

  /// The row under the cursor.
  var lineAtCursor: String { pane.lines[pane.cursor.row] }
}

extension Preview.Start {
  /// Without colours.
  static var plain: Preview.Start {
    var start = Preview.Start()
    start.drawing.depth = .none
    return start
  }
}
