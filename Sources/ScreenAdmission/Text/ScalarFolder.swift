internal import ScreenGrammar
internal import ScreenText

/// The first pass over a text, which removes forbidden characters, folds white space and trims the
/// ends.
struct ScalarFolder {
  private let use: TextUse
  private let isPlain: Bool
  /// The most scalars that are read, because the text is cut beyond them anyway.
  private let limit: Int
  private(set) var changes: TextCleaning.Changes = []
  private var scalars: [Unicode.Scalar] = []

  init(_ use: TextUse, isPlain: Bool, limit: Int) {
    self.use = use
    self.isPlain = isPlain
    // Leaves room for what later passes remove from the start.
    self.limit = max(0, min(limit, 1 << 24)) + 256
  }

  /// The scalars of a text that may be shown.
  mutating func fold(_ text: String) -> [Unicode.Scalar] {
    scalars.reserveCapacity(min(text.utf8.count, limit))
    var lastRead: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      guard scalars.count <= limit else { break }
      // CR LF is one line ending.
      if scalar == "\n", lastRead == "\r" {
        changes.insert(.spaces)
      } else if scalar == "\t" || ScalarClass.isNewline(scalar) || scalar == " " {
        space(scalar)
      } else if ScalarClass.isForbidden(scalar, after: lastRead) {
        changes.insert(.controls)
      } else if isPlain, ScalarClass.isEmoji(scalar) || isJoiner(scalar, after: lastRead) {
        changes.insert(.emoji)
      } else {
        scalars.append(scalar)
      }
      lastRead = scalar
    }
    trim()
    return scalars
  }

  private func isJoiner(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Bool {
    guard scalar == "\u{200D}", let previous else { return false }
    return ScalarClass.isEmoji(previous)
  }

  private mutating func space(_ scalar: Unicode.Scalar) {
    switch use {
    case .code:
      if scalar == "\t" {
        let line = scalars.reversed().prefix { $0 != "\n" }.count
        scalars.append(contentsOf: repeatElement(" ", count: 4 - line % 4))
        changes.insert(.spaces)
      } else {
        append(scalar == " " ? " " : "\n", for: scalar)
      }
    case .prose where ScalarClass.isNewline(scalar):
      // Spaces before a line end are removed; one empty line is kept, further ones are not.
      while scalars.last == " " {
        scalars.removeLast()
        changes.insert(.spaces)
      }
      if scalars.suffix(2).elementsEqual(["\n", "\n"]) {
        changes.insert(.spaces)
      } else {
        append("\n", for: scalar)
      }
    case .pattern:
      append(" ", for: scalar)
    case .label, .prose, .slug, .destination, .source, .month, .date:
      if scalars.last == " " || (use == .prose && scalars.last == "\n") {
        changes.insert(.spaces)
      } else {
        append(" ", for: scalar)
      }
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, for original: Unicode.Scalar) {
    if scalar != original { changes.insert(.spaces) }
    scalars.append(scalar)
  }

  private mutating func trim() {
    let before = scalars.count
    while let last = scalars.last, ScalarClass.isSpace(last) { scalars.removeLast() }
    if use == .code {
      // Indentation belongs to the first line; empty lines before it are dropped.
      let blank = scalars.prefix { ScalarClass.isSpace($0) }
      if let newline = blank.lastIndex(of: "\n") { scalars.removeSubrange(...newline) }
    } else {
      scalars.removeFirst(scalars.prefix { ScalarClass.isSpace($0) }.count)
    }
    if scalars.count < before { changes.insert(.spaces) }
  }
}
