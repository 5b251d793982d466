import ScreenDiagnostics
import ScreenOutline
import ScreenReading
import ScreenRoles

/// What is learned from one document: the features of its units, and their roles.
struct Example {
  let words: LineWords
  let units: [DocumentUnit]
  let features: [[UInt32]]
  let relations: [RoleWeights.Relation]
  let roles: [LineRole]

  init(_ document: AnnotatedDocument) {
    words = LineWords(document.utf8)
    units = DocumentUnit.all(of: words)
    let reading = RoleFeatures(units, of: words, .shipped, .shipped)
    features = units.indices.map { reading($0) }
    relations = RoleWeights.Relation.all(of: units)
    roles = units.map { document.role(at: $0.range.lowerBound) ?? .aside }
  }
}
