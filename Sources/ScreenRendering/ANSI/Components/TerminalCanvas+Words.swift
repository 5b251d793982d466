internal import ScreenModel

extension TerminalCanvas {
  mutating func putHeading(_ heading: Component.Heading, _ samples: Samples) {
    let text = take(heading.text)
    guard !text.isEmpty else { return }
    putMarked(text, .bold, isSample: samples.isAny, columns: Measure.text)
    newLine()
  }

  mutating func putParagraph(_ paragraph: Component.Paragraph, _ samples: Samples) {
    let text = take(paragraph.text)
    guard !text.isEmpty else { return }
    putMarked(text, isSample: samples.isAny, columns: Measure.text)
    newLine()
  }

  mutating func putQuote(_ quote: Component.Quote, _ samples: Samples) {
    let text = take(quote.text)
    let attribution = take(quote.attribution)
    indented(.bar(.thinBar, .line)) { canvas in
      if !text.isEmpty {
        canvas.putMarked(
          text, isSample: samples.isAny(except: "attribution"), columns: Measure.text - 2)
        canvas.newLine()
      }
      if !attribution.isEmpty {
        canvas.putMarked(attribution, .muted, isSample: samples.holds("attribution"))
        canvas.newLine()
      }
    }
  }

  mutating func putCode(_ code: Component.Code, _ samples: Samples) {
    let runs = takeLines(code.text)
    indented { canvas in
      for run in runs {
        // A line of code keeps its place even where it is empty.
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
