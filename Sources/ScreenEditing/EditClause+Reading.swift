internal import ScreenAnchors

/// Other ways to read a clause, where the first comes to nothing.
extension EditClause {
  /// The clause with each verb that follows what it is about, where a name begins with a verb, or holds
  /// one: `Show location should be off`, `I will be there should be off`.
  func readings(in vocabulary: EditWords) -> [EditClause] {
    var readings: [EditClause] = []
    for index in tokens.indices.dropFirst() where !tokens[index].isQuoted {
      guard let modal = vocabulary.modal(at: tokens[index...]) else { continue }
      var clause = self
      clause.verb = modal.meaning
      clause.subject = tokens[..<index]
      clause.words = Self.withoutTrailing(tokens[(index + modal.count)...], in: vocabulary)
      readings.append(clause)
    }
    return readings.reversed()
  }
}
