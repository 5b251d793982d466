public import ScreenDiagnostics
public import ScreenGrammar
internal import ScreenModel
internal import ScreenText

extension SchemaDescription {
  /// The faults of a schema, as errors, and its doubtful points, as warnings by the rules of
  /// `LintRule`.
  ///
  /// Each diagnostic has the path of its property.
  public func lint() -> [Diagnostic] {
    var linter = SchemaLinter()
    linter.lint(record, path: name, hasOut: false)
    return linter.log.diagnostics
  }
}

/// Lints the properties of a schema.
private struct SchemaLinter {
  /// The length of a text, or size of a collection, from which a bound has no effect in practice.
  private static let endless = 100_000

  var log = DiagnosticLog()
  /// The unions found so far, by name.
  private var unions: [String: UnionRule] = [:]

  mutating func lint(_ record: RecordRule, path: String, hasOut: Bool, isTagged: Bool = false) {
    var names: Set<String> = isTagged ? [Element.tagName] : []
    for property in record.properties {
      let path = path + "/" + property.name
      if !Self.isName(property.name) {
        fault("bad-name", "a name starts with a letter and has letters, digits and '_'", path)
      }
      if !names.insert(property.name).inserted {
        fault("duplicate-name", "another member is already named '\(property.name)'", path)
      }
      lint(property, path: path, hasOut: hasOut)
      lint(property.type, path: path, hasOut: hasOut)
    }
  }

  private mutating func lint(_ property: PropertyRule, path: String, hasOut: Bool) {
    for doubt in property.doubts(hasOut: hasOut) {
      doubtful(doubt.rule, "'\(property.name)' \(doubt.message)", path)
    }
    if let wish = VagueWord.first(in: property.guide) {
      doubtful(
        .wishNotBound, "'\(wish)' is vague; state a bound, such as 'at most 3 words'", path)
    }
    switch property.type {
    case .integer, .number, .flag:
      guard !property.isOptional, property.defaultValue == nil else { break }
      doubtful(
        .missingFallback,
        "'\(property.name)' has no fallback; give it 'otherwise' or make it optional",
        path)
    case .text, .choice, .collection, .record, .union: break
    }
  }

  private mutating func lint(_ type: TypeRule, path: String, hasOut: Bool) {
    switch type {
    case .flag: break
    case .text(let rule): lintBound(rule.length.upperBound >= Self.endless, path)
    case .integer(let bounds):
      lintBound(Double(bounds.upperBound) >= NumberLimit.number, path)
    case .number(let bounds): lintBound(bounds.upperBound >= NumberLimit.number, path)
    case .choice(let choices):
      if choices.isEmpty { fault("empty-choice", "there is no value to choose", path) }
    case .collection(let rule):
      lintBound(rule.count.upperBound >= Self.endless, path)
      lint(rule.element, path: path, hasOut: hasOut)
    case .record(let record): lint(record, path: path, hasOut: hasOut)
    case .union(let union): lint(union, path: path)
    }
  }

  private mutating func lint(_ union: UnionRule, path: String) {
    if let known = unions.updateValue(union, forKey: union.name) {
      if known != union {
        fault("duplicate-name", "'\(union.name)' is the name of two different unions", path)
      }
      return
    }
    if union.out == nil {
      doubtful(
        .unionWithoutOut,
        "'\(union.name)' has no variant for when none of the others fits; add one that is '.out'",
        path)
    }
    if union.all.isEmpty { fault("empty-choice", "'\(union.name)' has no variants", path) }
    var tags: Set<String> = []
    for variant in union.all {
      let path = path + "/" + variant.name
      if !tags.insert(variant.name).inserted {
        fault("duplicate-name", "'\(variant.name)' is the tag of two variants", path)
      }
      if variant.record.guide.isEmpty {
        doubtful(.missingGuide, "'\(variant.name)' has no guide; say when it applies", path)
      }
      lint(variant.record, path: path, hasOut: union.out != nil, isTagged: true)
    }
  }

  private mutating func lintBound(_ isEndless: Bool, _ path: String) {
    guard isEndless else { return }
    doubtful(
      .missingBound,
      "its upper bound is higher than can be enforced on a reply; lower it", path)
  }

  private mutating func doubtful(_ rule: LintRule, _ message: String, _ path: String) {
    log.report(.warning) { severity, _ in
      Diagnostic(severity, id: rule.rawValue, message, path: path)
    }
  }

  private mutating func fault(_ id: String, _ message: String, _ path: String) {
    log.report(.error) { severity, _ in Diagnostic(severity, id: id, message, path: path) }
  }

  private static func isName(_ name: String) -> Bool {
    guard let first = name.utf8.first else { return false }
    func isLetter(_ byte: UInt8) -> Bool {
      byte.isASCIILetter
    }
    return isLetter(first)
      && name.utf8.allSatisfy { byte in
        isLetter(byte) || byte == UInt8(ascii: "_")
          || byte.isASCIIDigit
      }
  }
}
