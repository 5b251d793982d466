internal import ScreenDiagnostics
internal import ScreenGrammar
internal import ScreenModel

/// Finds the single screen, list of sections or list of components within other values.
///
/// These are an answer in a wrapper, the arguments of a call, the body of a host's answer, or JSON
/// within a text.
struct ReplyLifting {
  /// A value that was found, and its place.
  struct Lifted {
    var tree: TreeValue
    var path: TreePath
    var diagnostics: [Diagnostic] = []
  }

  /// The greatest depth and number of values that are searched.
  private static let greatestDepth = 12
  private static let greatestCount = 20_000
  /// The greatest depth of JSON in texts within JSON.
  private static let greatestTextDepth = 3

  let tags: TaggedRules
  private var visited = 0
  private var textDepth = 0

  init(under grammar: Grammar) {
    tags = TaggedRules(rules: grammar.components, out: grammar.out)
  }

  /// The value that another one wraps; nil if that is a screen itself, or wraps none or several.
  mutating func lift(_ tree: TreeValue) -> Lifted? {
    guard !isScreen(tree), !isMixed(tree) else { return nil }
    // A whole screen or a list of sections is searched for first, because its parts may be in
    // wrappers too.
    for form in [Form.sections, .components] {
      if form == .components, isPart(tree) { return nil }
      visited = 0
      var found: [Lifted] = []
      find(form, in: tree, at: TreePath(), title: nil, isRoot: true, &found)
      if found.count == 1 { return found[0] }
      if found.count > 1 { return nil }
    }
    return nil
  }

  private enum Form {
    case sections
    case components
  }

  private mutating func find(
    _ form: Form, in tree: TreeValue, at path: TreePath, title: TreeMember?, isRoot: Bool = false,
    _ found: inout [Lifted]
  ) {
    visited += 1
    guard visited <= Self.greatestCount, path.steps.count <= Self.greatestDepth, found.count < 2
    else { return }
    if !isRoot, fits(tree, form) {
      found.append(Lifted(tree: Self.titled(tree, title), path: path))
      return
    }
    switch tree.content {
    case .null, .flag, .number: return
    case .text(let text):
      guard textDepth < Self.greatestTextDepth, Self.mayHoldJSON(text) else { return }
      textDepth += 1
      defer { textDepth -= 1 }
      for passage in JSONReader.readPassages(SourceText(name: "text", text)) {
        guard let inner = passage.reading.tree else { continue }
        let count = found.count
        find(form, in: inner.located(at: tree.range), at: path, title: title, &found)
        guard found.count > count else { continue }
        found[count].diagnostics += passage.reading.diagnostics.map { diagnostic in
          var placed = diagnostic
          placed.range = tree.range
          placed.fixIts = []
          return placed
        }
      }
    case .array(let elements):
      if textDepth < Self.greatestTextDepth, let text = HostText.joined(elements) {
        find(form, in: TreeValue(.text(text), at: tree.range), at: path, title: title, &found)
        if !found.isEmpty { return }
      }
      for (index, element) in elements.enumerated() {
        find(form, in: element, at: path.appending(index), title: title, &found)
      }
    case .object(let members):
      let own = members.first { Admitter.isSame($0.name, "title") && $0.value.text != nil }
      for member in members {
        find(
          form, in: member.value, at: path.appending(member.name), title: own ?? title, &found)
      }
    }
  }

  private func fits(_ tree: TreeValue, _ form: Form) -> Bool {
    switch form {
    case .sections: isScreen(tree) || isListOfSections(tree) || isMixed(tree)
    case .components: isPart(tree)
    }
  }

  /// Whether a value has sections or components of its own.
  private func isScreen(_ tree: TreeValue) -> Bool {
    guard case .object(let members) = tree.content else { return false }
    return members.contains { member in
      (Admitter.isSame(member.name, "sections") || Admitter.isSame(member.name, "components"))
        && isList(member.value)
    }
  }

  private func isList(_ value: TreeValue) -> Bool {
    switch value.content {
    case .array: true
    case .object(let members): members.contains { $0.name == "each" || $0.name == "components" }
    case .text(let text): Self.mayHoldJSON(text)
    case .null, .flag, .number: false
    }
  }

  private func isListOfSections(_ tree: TreeValue) -> Bool {
    guard let elements = tree.elements, !elements.isEmpty else { return false }
    return elements.allSatisfy { isScreen($0) && $0["sections"] == nil }
  }

  /// Whether a value is a list of sections with components among them.
  private func isMixed(_ tree: TreeValue) -> Bool {
    guard let elements = tree.elements, elements.count > 1 else { return false }
    return elements.allSatisfy(isPartOfScreen) && elements.contains { $0["components"] != nil }
  }

  /// Whether a value is a section or a component.
  func isPartOfScreen(_ tree: TreeValue) -> Bool {
    isComponent(tree) || isScreen(tree) && tree["sections"] == nil
  }

  /// Whether a value is an answer: a screen, or its parts.
  func isAnswer(_ tree: TreeValue) -> Bool {
    isScreen(tree) || isPart(tree) || isMixed(tree) || isListOfSections(tree)
  }

  /// Whether a value is a component, or a list of them.
  private func isPart(_ tree: TreeValue) -> Bool {
    if let elements = tree.elements {
      return elements.contains { isPart($0) } && elements.allSatisfy(isComponent)
    }
    return isComponent(tree) && !Self.isHostText(tree)
  }

  /// Whether a value is a text among the parts of a host's answer, which is a component only beside
  /// others: `{"type": "text", "text": "…"}`.
  private static func isHostText(_ tree: TreeValue) -> Bool {
    guard tree["type"]?.text == "text", case .object(let members) = tree.content else {
      return false
    }
    let names = ["type", "text", "annotations", "citations", "cache_control"]
    return members.allSatisfy { names.contains($0.name) }
  }

  private func isComponent(_ tree: TreeValue) -> Bool {
    guard case .object(let members) = tree.content, let tag = tags.tag(of: tree),
      tags.names(tag.name)
    else { return false }
    // A part of a host's answer says `"type": "text"`, and holds the answer.
    return !members.contains { $0.value.text.map(Self.mayHoldJSON) ?? false }
  }

  /// A list with the title of its wrapper.
  private static func titled(_ tree: TreeValue, _ title: TreeMember?) -> TreeValue {
    guard let title, tree.elements != nil else { return tree }
    return TreeValue(
      .object([TreeMember("title", title.value), TreeMember("sections", tree)]), at: tree.range)
  }

  /// Whether a text may hold a screen in JSON.
  static func mayHoldJSON(_ text: String) -> Bool {
    let bytes = text.utf8
    guard bytes.count >= 8, bytes.contains(UInt8(ascii: "{")), bytes.contains(UInt8(ascii: ":"))
    else { return false }
    return text.contains("sections") || text.contains("components") || text.contains("type")
  }
}

extension TreeValue {
  /// The same value, with every part placed at one range of another text.
  func located(at range: SourceRange?) -> TreeValue {
    var value = self
    value.range = range
    switch content {
    case .null, .flag, .number, .text: break
    case .array(let elements): value.content = .array(elements.map { $0.located(at: range) })
    case .object(let members):
      value.content = .object(
        members.map { TreeMember($0.name, at: range, $0.value.located(at: range)) })
    }
    return value
  }
}
