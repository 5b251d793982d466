internal import ScreenBrief
import ScreenDiagnostics

/// The declaration of a type as it is written: a thing with properties, or a list of cases.
struct Declaration {
  /// What it is called.
  var name: Phrase
  /// What things of the type have.
  var properties: [Property] = []
  /// The values of an enumeration.
  var cases: [Phrase] = []
  /// The names of the types whose properties it has as well.
  var parents: [String] = []
}

/// All that some code declares.
struct Declarations {
  var types: [Declaration] = []
  var leftOut: [LeftOut] = []
  var unread: [SourceRange] = []

  /// Leaves out the comments that say nothing of a property.
  mutating func leaveOut(_ comments: [SourceRange]) {
    let told = Set(types.flatMap { $0.properties.compactMap(\.comment) })
    leftOut += comments.filter { !told.contains($0) }.map { LeftOut($0, "a comment") }
  }

  /// What the code specifies; nil where it declares nothing with properties.
  func specification(in notation: Notation, _ range: SourceRange) -> Specification? {
    guard types.contains(where: { !$0.properties.isEmpty }) else { return nil }
    var resolver = TypeResolver(types)
    let definitions = resolver.definitions()
    guard definitions.contains(where: { !$0.properties.isEmpty }) else { return nil }
    return Specification(
      notation: notation, content: .definitions(definitions), range: range,
      leftOut: leftOut + resolver.leftOut, unread: unread, diagnostics: resolver.diagnostics)
  }
}
