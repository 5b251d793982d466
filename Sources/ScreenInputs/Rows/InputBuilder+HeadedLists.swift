internal import ScreenBrief
package import ScreenDiagnostics
internal import ScreenModel
package import ScreenOutline
internal import ScreenText

/// Lists whose head and marks say what their lines form together: a talk, a chart, a choice.
extension InputBuilder {
  /// What people said, below a head such as "Conversation": the lines "Name: words" as they are.
  package func talk(
    _ items: [OutlineList.Item], below head: SourceRange, in range: SourceRange
  ) -> Request? {
    let lines = items.map { FieldLine($0.words, of: words) }
    guard phrases.sense(ofAll: words.folded(head), as: "word talk") != nil, items.count > 1,
      lines.allSatisfy({ $0.value != nil && words.count($0.label) <= 3 })
    else { return nil }
    var details = Details()
    details.items = lines.map { line in
      Details.Item(words.verbatim(line.name), values: line.value.map { [words.verbatim($0)] } ?? [])
    }
    return Request(.component(.list), range, details)
  }

  /// A chart of items with numbers below a head that says so: "Visitors a day (bar chart)".
  package func chart(
    of items: [OutlineList.Item], below head: SourceRange?, in range: SourceRange
  ) -> Request? {
    guard let head, items.count > 1,
      let shape = phrases.sense(in: words.folded(head), as: "around"), Self.charts.contains(shape)
    else { return nil }
    let lines = items.map { FieldLine($0.words, of: words) }
    guard
      lines.allSatisfy({ line in
        line.value.map { Quantity.isQuantity(words.text($0)) } ?? false
      })
    else { return nil }
    let line = FieldLine(head, of: words)
    let isNote = words.bytes[line.label.range].first == UInt8(ascii: "(")
    var details = Details(label: line.label.count > 2 && !isNote ? words.label(line.label) : nil)
    details.variant = shape == "chart" ? nil : shape
    details.items = lines.map { line in
      Details.Item(
        words.verbatim(line.label), values: line.value.map { [words.verbatim($0)] } ?? [])
    }
    return Request(.component(.chart), range, details)
  }

  /// A choice among items with round marks before them: "( ) Standard", "(x) Express".
  package func radio(
    _ items: [OutlineList.Item], below head: SourceRange?, in range: SourceRange
  ) -> Request? {
    let marks = items.compactMap { item -> (rest: SourceRange, isOn: Bool)? in
      let text = words.bytes[item.words.range]
      guard text.count > 4, text.first == UInt8(ascii: "("),
        text[text.startIndex + 2] == UInt8(ascii: ")")
      else { return nil }
      let mark = text[text.startIndex + 1]
      guard
        [UInt8(ascii: " "), UInt8(ascii: "x"), UInt8(ascii: "o"), UInt8(ascii: "*")].contains(mark)
      else { return nil }
      return (words.trimmed(item.words.dropping(3)), mark != UInt8(ascii: " "))
    }
    guard marks.count > 1, marks.count == items.count else { return nil }
    var details = Details(label: head.map { words.label(FieldLine($0, of: words).label) })
    details.items = marks.map { Details.Item(words.label($0.rest), isSelected: $0.isOn) }
    details.variant = "radio"
    return Request(.component(.picker), range, details)
  }

  /// The shapes of charts that a head can name.
  package static let charts: Set<String> = ["chart", "bar", "line", "pie", "donut", "area"]
}
