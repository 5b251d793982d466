public import ScreenDiagnostics
public import ScreenGrammar
public import ScreenModel

extension SchemaDescription {
  /// Reads a reply and checks it against the schema.
  ///
  /// Faulty JSON is repaired, texts are cleaned and cut, numbers are clamped, and unusable values
  /// are dropped. Each change is a diagnostic with its repair, lossless or lossy.
  ///
  /// - Complexity: O(number of bytes).
  public func admit(_ reply: SourceText, limits: JSONLimits = .default) -> SchemaAdmission {
    let reading = JSONReader.read(reply, limits: limits)
    guard let tree = reading.tree else {
      return SchemaAdmission(tree: nil, diagnostics: reading.diagnostics)
    }
    var admission = admit(tree)
    admission.diagnostics = reading.diagnostics + admission.diagnostics
    return admission
  }

  /// Checks a tree against the schema; an admitted tree is admitted again unchanged.
  public func admit(_ tree: TreeValue) -> SchemaAdmission {
    var admitter = Admitter(answering: ())
    guard let admitted = admitter.tree(tree, .record(record)) else {
      admitter.log.appendAlways(
        Diagnostic(
          .error, id: "unusable-answer",
          "this is not usable as \(name): a required part is missing or out of bounds",
          at: tree.range))
      return SchemaAdmission(tree: nil, diagnostics: admitter.log.diagnostics)
    }
    return SchemaAdmission(tree: admitted, diagnostics: admitter.log.diagnostics)
  }

  /// The complete members of a reply that breaks off.
  ///
  /// A text, number or object counts once it has ended; an array grows element by element. Members
  /// that are still missing are left out, even if they have fallbacks.
  ///
  /// - Complexity: O(number of bytes).
  public func admitPart(_ beginning: SourceText, limits: JSONLimits = .default) -> TreeValue {
    let end = beginning.utf8.count
    guard let tree = JSONReader.read(beginning, limits: limits).tree?.ended(before: end),
      case .object(let members) = tree.content
    else { return TreeValue(.object([])) }
    var part = record
    for index in part.properties.indices {
      part.properties[index].isOptional = true
      part.properties[index].defaultValue = nil
      let isOpen = members.contains { member in
        Admitter.isSame(member.name, part.properties[index].name)
          && (member.value.range?.upperBound ?? 0) >= end
      }
      guard isOpen, case .collection(var rule) = part.properties[index].type else { continue }
      rule.count = min(0, rule.count.lowerBound)...rule.count.upperBound
      part.properties[index].type = .collection(rule)
    }
    var admitter = Admitter(answering: ())
    return admitter.tree(tree, .record(part)) ?? TreeValue(.object([]))
  }
}

extension Admitter {
  /// An admission of answers, without components and data.
  fileprivate init(answering: Void) {
    let nothing = RecordRule(properties: [])
    self.init(
      grammar: Grammar(name: "", screen: nothing, section: nothing, components: []),
      origins: [], data: nil)
    bindsData = false
  }
}

extension TreeValue {
  /// An object or array in which a text breaks off, without its incomplete parts.
  ///
  /// - Parameter end: The end of the text; a value that reaches it may be incomplete.
  /// - Returns: The complete members and, for an array at the end, its complete elements.
  fileprivate func ended(before end: Int) -> TreeValue {
    func isOpen(_ value: TreeValue) -> Bool { (value.range?.upperBound ?? 0) >= end }
    switch content {
    case .null, .flag, .number, .text: return self
    case .array(let elements):
      guard let last = elements.last, isOpen(last) else { return self }
      return TreeValue(.array(Array(elements.dropLast())), at: range)
    case .object(var members):
      guard let last = members.last, isOpen(last.value) else { return self }
      members.removeLast()
      if last.value.elements != nil {
        members.append(TreeMember(last.name, at: last.nameRange, last.value.ended(before: end)))
      }
      return TreeValue(.object(members), at: range)
    }
  }
}
