/// The class of a list's items, or of a block's lines.
enum MemberClass: String, CaseIterable, Sendable {
  case field, action, stat, chart, link, alert, check, step, toggle, column, tab, filter, faq,
    quote, thing, fact
  case sentence, part

  /// The classes of lines that are shown as they are.
  static let contents: Set<MemberClass> = [
    .check, .step, .faq, .quote, .thing, .fact, .stat, .alert,
  ]
}
