internal import ScreenModel
internal import ScreenRendering

extension TerminalCanvas {
  mutating func putAlert(_ alert: Component.Alert, _ samples: Samples) {
    let style = TerminalStyle.tone(alert.tone)
    let bar: TerminalStyle = alert.tone == .neutral ? .muted : style
    indented(.bar(.heavyBar, bar)) { canvas in
      canvas.put(alert.tone.glyph, style.bold)
      canvas.put(.space)
      let word = canvas.take(word: canvas.words.word(for: alert.tone))
      let title = canvas.take(alert.title)
      canvas.put(word, style.bold)
      if !title.isEmpty {
        canvas.put(canvas.take(literal: ":"), style.bold)
        canvas.putAfter(
          title, .bold, isSample: samples.isAny(except: Component.Alert.Property.message))
      }
      canvas.newLine()
      let message = canvas.takeProse(alert.message)
      guard !message.isEmpty else { return }
      canvas.move(to: 2)
      canvas.putProse(
        message, isSample: samples.holds(Component.Alert.Property.message),
        columns: Measure.text - 4)
    }
  }

  /// Puts a title after a word, or below it if the line has little room left.
  private mutating func putAfter(_ title: TextRun, _ style: TerminalStyle, isSample: Bool) {
    let room = min(width, Measure.text - 2)
    if column + 1 + title.columns <= room || room - column > 24 {
      put(.space)
    } else {
      newLine()
      move(to: 2)
    }
    putMarked(title, style, isSample: isSample, columns: room - column)
  }

  mutating func putUnclear(_ unclear: Component.Unclear, _ samples: Samples) {
    indented(.bar(.dashedBar, .muted)) { canvas in
      canvas.put(.unknown, .muted.bold)
      canvas.put(.space)
      canvas.putHanging(canvas.take(word: canvas.words.page.unclear), .bold)
      canvas.newLine()
      let reason = canvas.takeProse(unclear.reason)
      guard !reason.isEmpty else { return }
      canvas.move(to: 2)
      canvas.putProse(reason, isSample: samples.isAny, columns: Measure.text - 4)
    }
  }
}
