import ScreenDiagnostics
import ScreenModel

extension Specification {
  /// Reads a piece of code in any notation; nil if it specifies nothing.
  ///
  /// The language of the fence is tried first, then the notations that the content suggests.
  ///
  /// - Complexity: O(number of bytes of the code).
  package init?(_ bytes: [UInt8], in range: Range<Int>, language: String? = nil) {
    var range = range
    while let first = range.first, bytes[first] <= 0x20 { range = range.dropFirst() }
    while let last = range.last, bytes[last] <= 0x20 { range = range.dropLast() }
    guard !range.isEmpty else { return nil }
    var notations = CodeShape(bytes, in: range).notations
    if let named = language.flatMap(Notation.init(named:)) {
      notations = [named] + notations.filter { $0 != named }
    }
    for notation in notations {
      if let specification = notation.specification(bytes, in: range) {
        self = specification
        return
      }
    }
    return nil
  }
}

extension Notation {
  fileprivate func specification(_ bytes: [UInt8], in range: Range<Int>) -> Specification? {
    let place = SourceRange(range)
    func declared(_ read: (Code) -> Declarations, _ style: Code.Style) -> Specification? {
      let code = Code(bytes, in: range, style)
      var declarations = read(code)
      declarations.leaveOut(code.comments.map { SourceRange($0.range) })
      return declarations.specification(in: self, place)
    }
    switch self {
    case .json:
      let part = Array(bytes[range])
      let reading = JSONReader.read(SourceText(utf8: part))
      guard let tree = reading.tree else { return nil }
      let reader = TreeReader(bytes: part, offset: range.lowerBound, notation: self, range: place)
      var specification = reader.specification(tree)
      specification?.diagnostics += reading.diagnostics.map { $0.moved(by: range.lowerBound) }
      return specification
    case .yaml:
      guard let tree = YAMLParser.tree(of: bytes, in: range) else { return nil }
      return TreeReader(bytes: bytes, offset: 0, notation: self, range: place).specification(tree)
    case .typeScript: return declared(TypeScriptReader.declarations, .slashes)
    case .zod: return declared(ZodReader.declarations, .slashes)
    case .typeFirst: return declared(TypeFirstReader.declarations, .slashes)
    case .swift: return declared(SwiftReader.declarations, .slashes)
    case .kotlin: return declared(KotlinReader.declarations, .slashes)
    case .go: return declared(GoReader.declarations, .slashes)
    case .prisma: return declared(PrismaReader.declarations, .slashes)
    case .python: return declared(PythonReader.declarations, .hash)
    case .graphQL: return declared(GraphQLReader.declarations, .hash)
    case .sql: return declared(SQLReader.declarations, .sql)
    case .markup: return MarkupReader.specification(bytes, in: range)
    case .calls: return CallReader.specification(bytes, in: range)
    case .lines: return ShorthandReader.specification(bytes, in: range)
    }
  }
}

extension Diagnostic {
  /// Returns the diagnostic with its ranges moved by an offset, without its fix-its.
  fileprivate func moved(by offset: Int) -> Diagnostic {
    func moved(_ range: SourceRange?) -> SourceRange? {
      range.map { SourceRange($0.lowerBound + offset, $0.upperBound + offset) }
    }
    var copy = self
    copy.range = moved(range)
    copy.notes = notes.map { Note($0.message, at: moved($0.range)) }
    copy.fixIts = []
    return copy
  }
}
