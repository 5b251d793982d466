package import ScreenBrief
package import ScreenDiagnostics
internal import ScreenModel
internal import ScreenText

/// Something that a document asks for, with its parts.
package struct Request: Hashable, Sendable {
  package var subject: Requirement.Subject
  package var details: Details
  /// The bytes that ask for it.
  package var range: SourceRange
  /// The contents of a part of the screen, or the parts of each thing of a collection.
  package var parts: [Request] = []
  /// Whether it is only implied by another wish, and not stated in words.
  package var isImplied = false

  package init(
    _ subject: Requirement.Subject, _ range: SourceRange, _ details: Details = Details(),
    parts: [Request] = []
  ) {
    self.subject = subject
    self.range = range
    self.details = details
    self.parts = parts
  }

  /// The wishes of a brief, each with its children.
  package static func all(of requirements: [Requirement]) -> [Request] {
    func wish(_ index: Int) -> Request {
      let requirement = requirements[index]
      return Request(
        requirement.subject, requirement.range, requirement.details,
        parts: requirements.indices.filter { $0 > index && requirements[$0].parent == index }
          .map(wish))
    }
    return requirements.indices.filter { requirements[$0].parent == nil }.map(wish)
  }

  /// Adds the requirements of wishes to others, parents before their children.
  package static func add(
    _ wishes: [Request], of bytes: [UInt8], below parent: Int? = nil,
    to requirements: inout [Requirement]
  ) {
    for wish in wishes {
      let words = String(decoding: bytes[wish.range.range], as: UTF8.self)
      var requirement = Requirement(
        wish.subject, parent: parent, range: wish.range, words: words, details: wish.details)
      requirement.meantWords = LabelText.line(bytes[wish.range.range])
      requirement.isImplied = wish.isImplied
      requirements.append(requirement)
      add(wish.parts, of: bytes, below: requirements.count - 1, to: &requirements)
    }
  }

  // MARK: Kinds

  package var isSection: Bool { if case .section = subject { true } else { false } }

  /// Whether it is a collection, so that it may be named by the heading above it.
  package var isCollection: Bool {
    switch subject {
    case .need(.records), .need(.ranking), .need(.schedule), .need(.sequence), .need(.status): true
    case .component(let kind):
      [.list, .checklist, .table, .steps, .chart, .calendar, .standings].contains(kind)
    case .need, .section, .unknown: false
    }
  }

  /// Whether nothing is said of the things of a collection.
  package var isOpenCollection: Bool {
    isCollection && details.columns.isEmpty && details.items.isEmpty && parts.isEmpty
  }

  package var isTable: Bool { subject == .component(.table) }

  package var isPressed: Bool { subject == .need(.action) || subject == .component(.button) }

  /// Whether it is an input: filled in, chosen or switched.
  package var isInput: Bool { subject.isInput }

  /// Whether people use it: an input, a button or a link.
  package var isUsed: Bool { isInput || isPressed || subject == .component(.link) }

  /// Whether it is rated on a scale.
  package var isRated: Bool { details.variant == "rating" }

  /// Whether it is a field or a fact with nothing but a name.
  package var isBare: Bool {
    details.value == nil && details.kind == nil && details.items.isEmpty && details.columns.isEmpty
      && details.fieldKind == nil && details.unit == nil && parts.isEmpty
  }

  // MARK: Making

  /// Creates a part of the screen.
  package static func section(
    _ label: Phrase?, _ range: SourceRange, variant: String? = nil, _ parts: [Request]
  ) -> Request {
    var details = Details()
    details.label = label
    details.variant = variant
    return Request(.section(nil), range, details, parts: parts)
  }

  /// A box to tick in each row.
  package static func tick(_ label: Phrase, _ range: SourceRange) -> Request {
    Request(.component(.toggle), range, Details(label: label))
  }

  package static func action(_ label: Phrase, _ range: SourceRange) -> Request {
    Request(.need(.action), range, Details(label: label))
  }

  package static func fact(_ label: Phrase, _ value: Phrase?, _ range: SourceRange) -> Request {
    Request(.need(.fact), range, Details(label: label, value: value))
  }

  package static func paragraph(_ value: Phrase, _ range: SourceRange) -> Request {
    Request(.component(.paragraph), range, Details(value: value))
  }
}
