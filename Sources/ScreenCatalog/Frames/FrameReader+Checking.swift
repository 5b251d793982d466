internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenText

/// Checks on a whole record.
extension FrameReader {
  /// The required number of rows and the maximum number of attributes of a frame.
  static let rowCount = 6, mostAttributes = 10

  mutating func check(named name: Range<Int>) {
    let row = rowLines.first ?? name
    if frame.attributes.isEmpty {
      report("missing-attributes", "'\(frame.name)' has no attributes", at: name)
    } else if frame.attributes.count > Self.mostAttributes {
      report("many-attributes", "more than \(Self.mostAttributes) attributes", at: name)
    }
    if frame.rows.count != Self.rowCount, !frame.attributes.isEmpty {
      report(
        "row-count", "'\(frame.name)' has \(frame.rows.count) rows of \(Self.rowCount)", at: name)
    }
    checkNames(at: name)
    checkOrder(at: labels.first ?? name)
    if frame.role == .fact, frame.source == nil {
      report("missing-source", "a frame of facts must name its source: 'source: …'", at: name)
    }
    for (number, row) in frame.rows.enumerated() where frame.rows[..<number].contains(row) {
      report("repeated-row", "the row is already there", at: rowLines[number])
    }
    for (place, attribute) in frame.attributes.enumerated() {
      let empty = frame.rows.count { $0[place].isEmpty }
      if empty * 2 > frame.rows.count, !isNeutral {
        report("empty-column", "most cells of '\(attribute.label)' are empty", at: row)
      }
      checkDecimals(of: attribute, at: place)
    }
  }

  /// Reports a money column whose amounts differ in their number of decimals, or have exactly one
  /// decimal.
  private mutating func checkDecimals(of attribute: FrameAttribute, at place: Int) {
    guard attribute.kind == .money else { return }
    let decimals = Set(
      frame.rows.map { $0[place] }.filter { !$0.isEmpty }.map {
        $0.split(separator: ".").dropFirst().first?.count ?? 0
      })
    if decimals.count > 1 || decimals.contains(1) {
      report(
        "mixed-decimals",
        "amounts of '\(attribute.label)' must have equally many decimals in every row: none, two "
          + "or, rarely, three",
        at: labels[place])
    }
  }

  private mutating func checkNames(at place: Range<Int>) {
    for name in frame.names {
      if name.spacedWords.count > 5 {
        report("long-name", "'\(name)' has more than five words", at: place)
      }
      if Wording.singular(name) != name {
        report(
          "plural-name", "'\(name)' is a plural, which its singular finds already", at: place,
          severity: .warning)
      }
    }
    for (number, name) in frame.names.enumerated() where frame.names[..<number].contains(name) {
      report("repeated-name", "'\(name)' is already one of its names", at: place)
    }
  }

  /// Reports a measure that does not begin with a time or does not list its latest row first, and
  /// any other frame without a name attribute.
  private mutating func checkOrder(at place: Range<Int>) {
    guard let first = frame.attributes.first else { return }
    if frame.role == .measure {
      let isTime = first.kind == .day || first.kind == .time || first.kind == .date
      if !isTime { report("no-time", "a measure must begin with 'day' or 'time'", at: place) }
      let keys = frame.rows.map { $0[0] }
      if keys != keys.sorted(by: >) {
        report("row-order", "the rows of a measure must start with the latest", at: place)
      }
    } else if !frame.attributes.contains(where: \.isName) {
      report(
        "no-title",
        "the first attribute, and no other, must be a 'title' or a 'name'", at: place)
    }
  }

  // MARK: Reporting

  mutating func report(
    _ id: String, _ message: String, at range: Range<Int>,
    severity: Diagnostic.Severity = .error, fixIts: [FixIt] = []
  ) {
    log.report(severity) { severity, _ in
      Diagnostic(severity, id: id, message, at: SourceRange(range), fixIts: fixIts)
    }
  }

  /// Reports an unknown word and suggests the nearest known one.
  mutating func reportUnknown(
    _ id: String, _ what: String, _ range: Range<Int>, among known: [String]
  ) {
    let word = text.string(range)
    let nearest = Spelling.nearest(to: word, among: known)
    let fixIts = nearest.map {
      [FixIt("replace '\(word)' with '\($0)'", edits: [TextEdit(SourceRange(range), $0)])]
    }
    let hint =
      nearest.map { "; did you mean '\($0)'?" } ?? "; known are " + known.joined(separator: ", ")
    report(id, "unknown \(what) '\(word)'" + hint, at: range, fixIts: fixIts ?? [])
  }
}

extension FrameAttribute {
  /// Returns what is wrong with a cell, as a clause, or nil if it is valid.
  func fault(in cell: String) -> String? {
    guard cell != "-" else { return nil }
    guard !cell.isEmpty else { return "a cell without a value must be '-'" }
    switch kind {
    case .title, .text, .place, .name, .address:
      return cell.unicodeScalars.count > 48 ? "'\(cell)' is longer than 48 characters" : nil
    case .note:
      return cell.unicodeScalars.count > 100 ? "'\(cell)' is longer than 100 characters" : nil
    case .choice:
      return options.contains(cell)
        ? nil : "'\(cell)' is not one of the options" + Spelling.hint(for: cell, among: options)
    case .number, .money, .percent, .rating, .duration, .length, .year: return figureFault(in: cell)
    case .day, .date:
      return FrameDay(cell) == nil ? "'\(cell)' is not a day such as 2027-03-15" : nil
    case .time: return Self.isTime(cell) ? nil : "'\(cell)' is not a time such as 07:30"
    case .phone:
      return cell.utf8.contains { $0 &- 0x30 < 10 } ? nil : "'\(cell)' is not a phone number"
    case .email: return cell.contains("@") ? nil : "'\(cell)' is not an e-mail address"
    case .url: return cell.contains(".") ? nil : "'\(cell)' is not a web address"
    case .code:
      return cell.unicodeScalars.count > 32 ? "'\(cell)' is longer than 32 characters" : nil
    }
  }

  private func figureFault(in cell: String) -> String? {
    guard let figure = Double(cell),
      cell.utf8.allSatisfy({ $0 &- 0x30 < 10 || $0 == 0x2E || $0 == 0x2D })
    else { return "'\(cell)' is not a plain number; the unit belongs to the kind" }
    let isWhole = kind == .duration || kind == .length || kind == .year
    if isWhole, Int(cell) == nil { return "'\(cell)' is not whole" }
    if let bounds, !bounds.contains(figure) {
      return
        "\(cell) is outside \(Self.plain(bounds.lowerBound))...\(Self.plain(bounds.upperBound))"
    }
    return nil
  }

  private static func plain(_ number: Double) -> String {
    decimal(number, decimals: number == number.rounded() ? 0 : 2)
  }

  private static func isTime(_ cell: String) -> Bool {
    let parts = cell.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.count == 2 }), let hour = Int(parts[0]),
      let minute = Int(parts[1])
    else { return false }
    return (0..<24).contains(hour) && (0..<60).contains(minute)
  }
}
