internal import ScreenModel

extension PropertyRule {
  /// The doubtful points about a property, as clauses to follow its name.
  ///
  /// - Parameter hasOut: Whether something stands in for the record if the property cannot be
  ///   filled.
  /// - Returns: The rules with their messages, without the leading name.
  package func doubts(hasOut: Bool) -> [(rule: LintRule, message: String)] {
    var doubts: [(LintRule, String)] = []
    if guide.isEmpty, !explainsItself {
      doubts.append((.missingGuide, "has no guide; say what it is for, and its bound in words"))
    }
    guard !isOptional, defaultValue == nil else { return doubts }
    if let count, count.lowerBound > 0, !hasOut {
      doubts.append(
        (
          .noEscapeHatch,
          "must hold \(count.lowerBound) or more; allow 0, or add an out branch"
        ))
    }
    if case .choice(let choices) = type, !namesDefault, !choices.contains(where: \.isOut) {
      doubts.append(
        (
          .choiceWithoutOut,
          "has no value for when none fits; add one, such as 'other', or a default"
        ))
    }
    return doubts
  }

  /// Whether it needs no guide, because its default, its values or its record say what it is for.
  fileprivate var explainsItself: Bool {
    if case .text(let stated) = defaultValue?.content, !stated.isEmpty { return true }
    switch type {
    case .choice(let choices):
      return choices.contains { !$0.guide.isEmpty } || choices.contains(where: \.isOut)
    case .record(let rule): return !rule.guide.isEmpty
    case .union(let rule): return rule.all.allSatisfy { !$0.record.guide.isEmpty }
    case .text, .integer, .number, .flag, .collection: return false
    }
  }

  /// Whether the guide names the value for anything that fits none of the others.
  fileprivate var namesDefault: Bool {
    let words = ["in doubt", "otherwise", "unless", "else", "not known"]
    return words.contains { guide.utf8.contains($0.utf8) }
  }
}

extension ChoiceRule {
  /// Whether the value is for anything that fits none of the others.
  fileprivate var isOut: Bool {
    let names: Set = ["default", "neutral", "none", "normal", "other", "plain", "unknown", "text"]
    return names.contains(name)
  }
}
