internal import ScreenModel

extension TerminalCanvas {
  mutating func putHeading(_ heading: Component.Heading, _ samples: Samples) {
    let text = take(heading.text)
    guard !text.isEmpty else { return }
    let style: TerminalStyle
    switch heading.emphasis {
    case .regular: style = .bold
    case .strong: style = .strongAccent
    case .muted: style = .muted
    }
    putMarked(text, style, isSample: samples.isAny, columns: Measure.text)
    newLine()
  }

  mutating func putParagraph(_ paragraph: Component.Paragraph, _ samples: Samples) {
    putProse(
      takeProse(paragraph.text), .ink.emphasized(paragraph.emphasis), isSample: samples.isAny,
      columns: Measure.text)
  }

  /// Puts the lines of a prose text from the current column, and ends the last one.
  mutating func putProse(
    _ lines: [TextRun], _ style: TerminalStyle = .ink, isSample: Bool, columns: Int
  ) {
    let indent = column
    for (index, line) in lines.enumerated() {
      let isLast = index == lines.count - 1
      if !line.isEmpty {
        move(to: indent)
        putMarked(line, style, isSample: isSample && isLast, columns: columns)
      }
      newLine()
    }
  }

  mutating func putQuote(_ quote: Component.Quote, _ samples: Samples) {
    let lines = takeProse(quote.text)
    let attribution = take(quote.attribution)
    indented(.bar(.thinBar, .line)) { canvas in
      canvas.putProse(
        lines, isSample: samples.isAny(except: Component.Quote.Property.attribution),
        columns: Measure.text - 2)
      if !attribution.isEmpty {
        canvas.putMarked(
          attribution, .muted, isSample: samples.holds(Component.Quote.Property.attribution))
        canvas.newLine()
      }
    }
  }

  mutating func putCode(_ code: Component.Code, _ samples: Samples) {
    let runs = takeLines(code.text)
    indented { canvas in
      for run in runs {
        // A line of code is kept even if it is empty.
        if run.isEmpty { canvas.newLine() }
        canvas.putLines(run, .info, columns: .max)
      }
      if samples.isAny {
        canvas.put(.sample, .warning)
        canvas.newLine()
      }
    }
  }

  mutating func putDivider() {
    put(.dashedRule, count: width, .line)
    newLine()
  }
}
