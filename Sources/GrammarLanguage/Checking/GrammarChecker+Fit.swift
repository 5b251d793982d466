internal import ScreenDiagnostics
internal import ScreenModel

extension GrammarChecker {
  /// Checks the value that fills a property against the property's type and bounds.
  ///
  /// A value without bounds takes the property's: a parameter `text` may be as long as the property
  /// it fills.
  mutating func checkFit(
    _ type: TypeRule, _ slot: LoweringScope.Slot, into property: PropertyRule,
    at range: SourceRange, _ scope: inout LoweringScope
  ) {
    if scope.bounds[slot] == nil, type.isSameFamily(as: property.type) {
      let known = scope.inferred[slot] ?? property.type
      guard let narrowed = known.intersection(property.type) else {
        report(
          Diagnostic(
            .error, id: "cannot-fit",
            "no value fits both '\(property.name)' and the other places that use it", at: range))
        return
      }
      scope.inferred[slot] = narrowed.keepingRules(of: type)
      return
    }
    let type = narrowElement(of: type, slot, to: property.type, &scope)
    switch type.fit(into: property.type) {
    case .always: break
    case .wrongType:
      reportType(of: property, ", but this is \(type.words)", at: range)
    case .never(let given, let taken):
      report(.cannotFit(given, taken, property.name, at: range))
    case .sometimes(let given, let taken):
      let bounds = "\(taken.lowerBound)...\(taken.upperBound)"
      var fixIts: [FixIt] = []
      if let written = scope.bounds[slot] {
        fixIts = [FixIt("write \(bounds) there", edits: [TextEdit(written, bounds)])]
      }
      report(
        Diagnostic(
          .warning, id: "may-not-fit",
          "\(given) may be given, but '\(property.name)' takes \(bounds)", at: range,
          fixIts: fixIts))
    }
  }
}

extension GrammarChecker {
  /// A collection passed as a whole; if its element states no bounds, it takes those of the
  /// property it fills.
  private func narrowElement(
    of type: TypeRule, _ slot: LoweringScope.Slot, to target: TypeRule,
    _ scope: inout LoweringScope
  ) -> TypeRule {
    guard case .collection(var given) = type,
      case .collection(let taken) = target
    else { return type }
    let element = slot.element
    guard scope.bounds[element] == nil, given.element.isSameFamily(as: taken.element),
      let narrowed = (scope.inferred[element] ?? taken.element).intersection(taken.element)
    else { return type }
    given.element = narrowed.keepingRules(of: given.element)
    scope.inferred[element] = given.element
    return .collection(given)
  }
}

/// Whether the values of one type are also values of another.
private enum Fit {
  case always
  case sometimes(String, ClosedRange<Int>)
  case never(String, ClosedRange<Int>)
  case wrongType

  init(_ given: ClosedRange<Int>, in taken: ClosedRange<Int>, _ unit: String) {
    let shown = "\(given.lowerBound)...\(given.upperBound)\(unit)"
    if taken.contains(given.lowerBound), taken.contains(given.upperBound) {
      self = .always
    } else {
      self = taken.overlaps(given) ? .sometimes(shown, taken) : .never(shown, taken)
    }
  }
}

extension TypeRule {
  fileprivate func fit(into target: TypeRule) -> Fit {
    switch (self, target) {
    case (.text(let given), .text(let taken)):
      return Fit(given.length, in: taken.length, " characters")
    case (.integer(let given), .integer(let taken)): return Fit(given, in: taken, "")
    case (.integer(let given), .number(let taken)):
      return taken.contains(Double(given.lowerBound)) && taken.contains(Double(given.upperBound))
        ? .always : .numbers(Double(given.lowerBound)...Double(given.upperBound), in: taken)
    case (.number(let given), .number(let taken)):
      return .numbers(given, in: taken)
    case (.flag, .flag), (.integer, .text), (.number, .text): return .always
    case (.choice(let choices), .text(let taken)):
      let lengths = choices.map { $0.name.unicodeScalars.count }
      guard let least = lengths.min(), let most = lengths.max() else { return .always }
      return Fit(least...most, in: taken.length, " characters")
    case (.choice(let given), .choice(let taken)):
      return given.allSatisfy { choice in taken.contains { $0.name == choice.name } }
        ? .always : .wrongType
    case (.collection(let given), .collection(let taken)):
      guard case .always = given.element.fit(into: taken.element) else {
        return given.element.fit(into: taken.element)
      }
      return Fit(given.count, in: taken.count, " elements")
    case (.record(let given), .record(let taken)): return given.fit(into: taken)
    default: return .wrongType
    }
  }

  fileprivate func isSameFamily(as other: TypeRule) -> Bool {
    switch (self, other) {
    case (.text, .text), (.integer, .integer), (.number, .number): true
    default: false
    }
  }

  /// The values that both types allow; nil if there are none.
  fileprivate func intersection(_ other: TypeRule) -> TypeRule? {
    switch (self, other) {
    case (.text(var rule), .text(let more)):
      guard rule.length.overlaps(more.length) else { return nil }
      rule.length = rule.length.clamped(to: more.length)
      return .text(rule)
    case (.integer(let bounds), .integer(let more)):
      return bounds.overlaps(more) ? .integer(bounds.clamped(to: more)) : nil
    case (.number(let bounds), .number(let more)):
      return bounds.overlaps(more) ? .number(bounds.clamped(to: more)) : nil
    default: return self
    }
  }

  /// These bounds, with the rules that the text itself states.
  fileprivate func keepingRules(of written: TypeRule) -> TypeRule {
    guard case .text(let bounded) = self, case .text(var rule) = written else { return self }
    rule.length = bounded.length
    return .text(rule)
  }
}

extension Fit {
  fileprivate static func numbers(
    _ given: ClosedRange<Double>, in taken: ClosedRange<Double>
  ) -> Fit {
    guard !(taken.contains(given.lowerBound) && taken.contains(given.upperBound)) else {
      return .always
    }
    // Bounds have at most 15 digits, so integers can hold them.
    let shown = Int(taken.lowerBound)...max(Int(taken.lowerBound), Int(taken.upperBound))
    let words = "a number beyond that"
    return taken.overlaps(given) ? .sometimes(words, shown) : .never(words, shown)
  }
}

extension RecordRule {
  fileprivate func fit(into target: RecordRule) -> Fit {
    for property in properties {
      guard let taken = target[property.name] else { return .wrongType }
      let fit = property.type.fit(into: taken.type)
      guard case .always = fit else { return fit }
    }
    let isComplete = target.properties.allSatisfy {
      $0.isOptional || $0.defaultValue != nil || self[$0.name] != nil
    }
    return isComplete ? .always : .wrongType
  }
}
