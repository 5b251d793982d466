internal import ScreenBrief
import ScreenDiagnostics

/// A type declaration as written: a thing with properties, or a list of cases.
struct Declaration {
  /// The name of the type.
  var name: Phrase
  /// The properties of the type.
  var properties: [Property] = []
  /// The cases of an enumeration.
  var cases: [Phrase] = []
  /// The names of the types whose properties it inherits.
  var parents: [String] = []
}

/// The declarations of a piece of code.
struct Declarations {
  var types: [Declaration] = []
  var leftOut: [LeftOut] = []
  var unread: [SourceRange] = []

  /// Records as left out the comments that describe no property.
  mutating func leaveOut(_ comments: [SourceRange]) {
    let told = Set(types.flatMap { $0.properties.compactMap(\.comment) })
    leftOut += comments.filter { !told.contains($0) }.map { LeftOut($0, "a comment") }
  }

  /// Returns the specification of the declarations; nil if none has properties.
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
