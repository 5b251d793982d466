public import ScreenDiagnostics

/// The result of decoding a tree as a screen: the screen, or why there is none.
public struct ScreenDecoding: Hashable, Sendable {
  /// The screen; nil if there is any error.
  public var screen: Screen?
  /// The errors, in document order; their number is bounded.
  public var diagnostics: [Diagnostic]

  /// Reads a tree of the canonical shape strictly: nothing is repaired and nothing is ignored.
  ///
  /// Bounds, references and the meaning of texts are not checked here but by admission.
  ///
  /// - Complexity: O(number of values).
  public init(_ tree: TreeValue) {
    var decoder = ScreenDecoder()
    let screen = decoder.screen(tree)
    diagnostics = decoder.log.diagnostics
    self.screen = decoder.log.isEmpty ? screen : nil
  }
}

/// Reads screens, sections and components from a tree.
private struct ScreenDecoder {
  var log = DiagnosticLog()
  private var ids: Set<String> = []

  mutating func screen(_ tree: TreeValue) -> Screen {
    var reader = PropertyReader(MemberReader(tree))
    var screen = Screen(title: "", sections: [])
    if let version = reader.members.take(Screen.Property.version.rawValue),
      version.content != .number(Double(Screen.formatVersion))
    {
      reader.members.fail(
        "unsupported-version", "the version must be \(Screen.formatVersion)", at: version.range,
        path: Screen.Property.version.rawValue)
    }
    reader.text(Screen.Property.title.rawValue, as: .title, &screen.title, default: nil)
    reader.choice(Screen.Property.layout.rawValue, as: .variant, &screen.layout, default: .stack)
    reader.choice(Screen.Property.accent.rawValue, as: .tone, &screen.accent, default: .standard)
    reader.choice(
      Screen.Property.appearance.rawValue, as: .tone, &screen.appearance, default: .automatic)
    // Whether a screen is a draft follows from its samples; the flag is for other readers.
    var isDraft = false
    reader.flag(Screen.Property.draft.rawValue, as: .state, &isDraft)
    let sections = reader.members.take(Screen.Property.sections.rawValue)
    if sections == nil { reader.members.reportMissing(Screen.Property.sections.rawValue) }
    if let sections, sections.elements == nil {
      reader.members.reportKind(
        of: sections, Screen.Property.sections.rawValue, expected: "an array")
    }
    for (index, section) in (sections?.elements ?? []).enumerated() where !log.isFull {
      screen.sections.append(self.section(section, at: index))
    }
    reader.members.finish { Screen.Property.allCases.map(\.rawValue) }
    log.append(reader.members.log, under: "")
    return screen
  }

  private mutating func section(_ tree: TreeValue, at index: Int) -> Section {
    var reader = PropertyReader(MemberReader(tree))
    var section = Section(id: "", elements: [])
    reader.text(Section.Property.id.rawValue, as: .identity, &section.id, default: nil)
    reader.text(Section.Property.title.rawValue, as: .title, &section.title, default: "")
    reader.choice(Section.Property.layout.rawValue, as: .variant, &section.layout, default: .stack)
    reader.text(Section.Property.group.rawValue, as: .title, &section.group, default: "")
    if let id = tree[Section.Property.id], id.text != nil {
      if !Slug.isSlug(section.id) {
        reader.members.fail(
          "bad-id", "an id must be a slug: letters, digits, '-' and '_', such as 'billing-address'",
          at: id.range, path: Section.Property.id.rawValue)
      } else if !ids.insert(section.id).inserted {
        reader.members.fail(
          "duplicate-id", "another section has the id '\(section.id)'", at: id.range,
          path: Section.Property.id.rawValue)
      }
    }
    let components = reader.members.take(Section.Property.components.rawValue)
    if components == nil { reader.members.reportMissing(Section.Property.components.rawValue) }
    if let components, components.elements == nil {
      reader.members.reportKind(
        of: components, Section.Property.components.rawValue, expected: "an array")
    }
    for (index, component) in (components?.elements ?? []).enumerated()
    where !reader.members.log.isFull {
      if let element = element(component, at: index, log: &reader.members.log) {
        section.elements.append(element)
      }
    }
    reader.members.finish { Section.Property.allCases.map(\.rawValue) }
    let name = Slug.isSlug(section.id) ? section.id : String(index)
    log.append(reader.members.log, under: "sections/" + name)
    return section
  }

  private func element(
    _ tree: TreeValue, at index: Int, log: inout DiagnosticLog
  ) -> Element? {
    var reader = PropertyReader(MemberReader(tree))
    defer { log.append(reader.members.log, under: "components/" + String(index)) }
    guard reader.members.log.isEmpty else { return nil }
    guard let tag = reader.members.take(Element.tagName) else {
      reader.members.reportMissing(Element.tagName)
      return nil
    }
    guard case .text(let word) = tag.content else {
      reader.members.reportKind(of: tag, Element.tagName, expected: "a component's name")
      return nil
    }
    guard let kind = ComponentKind(rawValue: word) else {
      reader.members.reportWord(
        word, id: "unknown-component", as: "component", at: tag.range, path: Element.tagName,
        allowed: ComponentKind.allCases.map(\.rawValue))
      return nil
    }
    var component = Component(kind)
    component.visitProperties(&reader)
    var samples: [String] = []
    reader.texts(Element.samplesName, as: .marks, &samples)
    reader.members.finish {
      [Element.tagName] + kind.properties.map(\.name) + [Element.samplesName]
    }
    return Element(component, samples: ordered(samples, of: kind, in: tree, &reader.members))
  }

  /// Returns the samples in declared order, and reports each name that is not a property's.
  private func ordered(
    _ samples: [String], of kind: ComponentKind, in tree: TreeValue, _ members: inout MemberReader
  ) -> [String] {
    guard !samples.isEmpty else { return [] }
    let names = kind.properties.map(\.name)
    for sample in tree[Element.samplesName]?.elements ?? [] {
      guard let name = sample.text, !names.contains(name) else { continue }
      members.reportWord(
        name, id: "unknown-sample", as: "property of \(kind.rawValue)", at: sample.range,
        path: Element.samplesName, allowed: names)
    }
    return names.filter(samples.contains)
  }
}
