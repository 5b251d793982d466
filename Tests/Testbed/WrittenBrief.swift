package import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenModel

/// A requirement written by hand.
package func requirement(
  _ subject: Requirement.Subject, _ label: String? = nil, items: [String] = [],
  in parent: Int? = nil,
  _ change: (inout Details) -> Void = { _ in }
) -> Requirement {
  var details = Details(
    label: label.map { Phrase($0, at: SourceRange(0, 1)) },
    items: items.map { Details.Item(Phrase($0, at: SourceRange(0, 1))) })
  change(&details)
  return Requirement(
    subject, parent: parent, range: SourceRange(0, 1), words: label ?? items.joined(separator: " "),
    details: details)
}

/// A brief of requirements written by hand.
package func brief(_ requirements: Requirement..., title: String = "Screen") -> Brief {
  Brief(title: Phrase(title), requirements: requirements)
}
