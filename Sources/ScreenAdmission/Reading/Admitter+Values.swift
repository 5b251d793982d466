internal import ScreenDiagnostics
internal import ScreenGrammar
internal import ScreenModel
internal import ScreenText

extension Admitter {
  /// A text checked against its rule; nil, with a diagnostic, if it is unusable.
  mutating func text(_ proposed: TreeValue, _ rule: TextRule, _ use: TextUse) -> String? {
    guard let value = resolved(proposed) else {
      switch use {
      case .label, .prose, .code: return Self.unknown
      case .slug, .destination, .source, .month, .date, .pattern: return nil
      }
    }
    switch value.content {
    case .text(let text): return clean(text, rule, use)
    case .number(let number):
      report("number-as-text", "a number is read as text", .lossless)
      return clean(Measures.digits(number), rule, use)
    case .flag(let flag):
      report("flag-as-text", "true or false is read as text", .lossless)
      return clean(flag ? "true" : "false", rule, use)
    case .array(let elements):
      let texts = elements.prefix(1000).compactMap(Self.plainText)
      guard !texts.isEmpty, texts.count == elements.count else { break }
      report("texts-joined", "several texts are read as one", .lossless)
      return clean(texts.joined(separator: use == .code ? "\n" : ", "), rule, use)
    case .object(let members):
      // Such as an option written as `{"label": "Weekly", "value": "weekly"}`.
      let names = ["label", "text", "title", "name", "header", "headerName", "value"]
      for name in names {
        guard let text = value[name].flatMap(Self.plainText) else { continue }
        report(
          "object-as-text", "'\(name)' of this object is read as text",
          members.count == 1 ? .lossless : .lossy)
        return clean(text, rule, use)
      }
    case .null: break
    }
    report("wrong-kind", "this must be text, not \(value.kindInWords)", .lossy)
    return nil
  }

  /// The text shown for an unknown fact.
  static let unknown = "—"

  private static func plainText(_ value: TreeValue) -> String? {
    switch value.content {
    case .text(let text): return text
    case .number(let number): return Measures.digits(number)
    case .flag, .null, .array, .object: return nil
    }
  }

  private mutating func clean(_ text: String, _ rule: TextRule, _ use: TextUse) -> String? {
    let cleaning: TextCleaning
    switch use {
    case .label, .prose, .code, .pattern: cleaning = TextCleaning(text, rule, as: use)
    case .slug: return slug(text, rule)
    case .destination, .source: return address(text, rule, use)
    case .month, .date: return date(text, rule, use)
    }
    report(cleaning, rule)
    guard cleaning.fault == nil else { return nil }
    if use == .pattern { judge(pattern: cleaning.text) }
    return cleaning.text
  }

  /// Reports a pattern that browsers do not accept, which pages leave out.
  ///
  /// It stays in the screen, because a grammar's exports cannot state what a valid pattern is and
  /// must admit the same documents.
  private mutating func judge(pattern: String) {
    guard !pattern.isEmpty, let fault = RegularExpression.fault(in: pattern) else { return }
    report(
      "bad-pattern",
      "browsers refuse the pattern '\(Self.excerpt(pattern))', and pages leave it out: "
        + fault.reason, nil)
  }

  private mutating func report(_ cleaning: TextCleaning, _ rule: TextRule) {
    let changes = cleaning.changes
    if !changes.isEmpty {
      if changes.contains(.controls) {
        report("control-characters", "characters that must not be shown are removed", .lossless)
      }
      if changes.contains(.spaces) {
        report("white-space", "white space is normalized", .lossless)
      }
      if changes.contains(.markers) {
        report("marker", "the numbering or bullet at the start is removed", .lossless)
      }
      if changes.contains(.emoji) { report("emoji", "emoji are removed", .lossy) }
      if changes.contains(.words), let words = rule.words {
        report("too-many-words", "the text is cut to \(words.upperBound) words", .lossy)
      }
      if changes.contains(.length) {
        report(
          "text-too-long", "the text is cut to \(rule.length.upperBound) characters", .lossy)
      }
    }
    guard let fault = cleaning.fault else { return }
    let shown = "'" + Self.excerpt(cleaning.text) + "'"
    switch fault {
    case .empty: report("empty-text", "the text is empty", .lossy)
    case .tooShort:
      report(
        "text-too-short", "\(shown) must have \(rule.length.lowerBound) characters or more", .lossy)
    case .tooFewWords:
      report(
        "too-few-words", "\(shown) must have \(rule.words?.lowerBound ?? 0) words or more", .lossy)
    case .tooManyWords:
      report(
        "too-many-words", "\(shown) must have \(rule.words?.upperBound ?? 0) words or fewer",
        .lossy)
    case .excluded: report("excluded-text", "\(shown) names nothing", .lossy)
    case .tooLong:
      report("text-too-long", "\(shown) is too long, and cutting it would make it useless", .lossy)
    case .misplacedDigits:
      report("misplaced-digits", "\(shown) may have digits only near its end", .lossy)
    }
  }

  /// A name that a host connects to: kept if it is a slug, otherwise derived from the text.
  private mutating func slug(_ text: String, _ rule: TextRule) -> String? {
    guard !text.isEmpty else { return rule.length.lowerBound == 0 ? "" : nil }
    let limit = rule.slugLimit
    if text.utf8.count <= limit, Slug.isSlug(text) { return text }
    let slug = Slug.derived(from: text, limit: limit)
    report(
      "bad-slug",
      slug.map { "a name must be a slug: it becomes '\($0)'" }
        ?? "a name must be a slug, and none can be made of this",
      slug == nil ? .lossy : .lossless)
    return slug ?? ""
  }

  private mutating func address(_ text: String, _ rule: TextRule, _ use: TextUse) -> String? {
    guard !text.isEmpty else { return rule.length.lowerBound == 0 ? "" : nil }
    let cleaning = TextCleaning(text, rule, as: use)
    report(cleaning, rule)
    guard cleaning.fault == nil else { return rule.length.lowerBound == 0 ? "" : nil }
    if Address.isAllowed(cleaning.text, for: use) { return cleaning.text }
    report(
      "unsafe-url",
      use == .source
        ? "an address to load from must be https, http or relative: it is left out"
        : "an address must be https, http, mailto, tel or relative: it is left out", .lossy)
    return rule.length.lowerBound == 0 ? "" : nil
  }

  private mutating func date(_ text: String, _ rule: TextRule, _ use: TextUse) -> String? {
    guard !text.isEmpty else { return rule.length.lowerBound == 0 ? "" : nil }
    let read = TextCleaning(text, TextRule(length: 0...40)).text
    let date =
      use == .month
      ? CalendarDate(lenientMonth: read)?.monthText : CalendarDate(lenient: read)?.text
    guard let date, rule.length.contains(date.utf8.count) else {
      report(
        "bad-date",
        use == .month
          ? "a month must be written as 2027-03"
          : "a day must be written as "
            + "2027-03-14",
        .lossy)
      return rule.length.lowerBound == 0 ? "" : nil
    }
    if date != text { report("date-form", "the date is written as \(date)", .lossless) }
    return date
  }
}
