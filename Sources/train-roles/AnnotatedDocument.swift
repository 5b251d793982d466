import ScreenRoles

/// A document whose lines have their roles.
///
/// In a file, `=== NAME` begins a document. Each line of it begins with the letter of its role and
/// a space; a `+` before the letter says that a sentence continues the line. Blank lines are part of
/// the document. Lines before the first document are comments.
struct AnnotatedDocument {
  /// The text.
  private(set) var utf8: [UInt8] = []
  /// The place where each annotated line or sentence begins, and its role.
  private var roles: [(start: Int, role: LineRole)] = []

  /// A line without a role.
  struct Fault: Error {
    var line: Int
    var text: String
  }

  private static let newline = UInt8(ascii: "\n")

  private init() {}

  /// The documents of a file.
  static func all(in text: String) throws(Fault) -> [AnnotatedDocument] {
    var documents: [AnnotatedDocument] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      if line.hasPrefix("=== ") {
        documents.append(AnnotatedDocument())
      } else if let last = documents.indices.last {
        guard documents[last].add(line) else { throw Fault(line: number + 1, text: String(line)) }
      }
    }
    return documents
  }

  /// Adds a line of a file; false if it has no role.
  private mutating func add(_ line: Substring) -> Bool {
    guard !line.isEmpty else {
      utf8.append(Self.newline)
      return true
    }
    let continues = line.hasPrefix("+")
    let rest = continues ? line.dropFirst() : line
    guard let letter = rest.first, let role = LineRole(letter: letter),
      rest.dropFirst().first == " "
    else { return false }
    if continues, utf8.last == Self.newline { utf8[utf8.count - 1] = UInt8(ascii: " ") }
    roles.append((utf8.count, role))
    utf8 += Array(rest.dropFirst(2).utf8)
    utf8.append(Self.newline)
    return true
  }

  /// The role of words that begin at a place; nil before the first line.
  func role(at place: Int) -> LineRole? {
    roles.last { $0.start <= place }?.role
  }
}
