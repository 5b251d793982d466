internal import ScreenModel
internal import ScreenRendering

extension TerminalCanvas {
  mutating func putImage(_ image: Component.Image, _ samples: Samples) {
    putPicture(image.description, image.shape, isSample: samples.isAny)
  }

  /// Puts the description of a picture.
  mutating func putPicture(
    _ description: String, _ shape: Component.ImageShape = .rectangle, isSample: Bool = false
  ) {
    switch shape {
    case .rectangle: put(.picture, .line)
    case .round: put(.circleFull, .line)
    }
    put(.space)
    let words = take(word: words.nouns.image) + take(literal: ": ") + take(value: description)
    putMarked(words, .muted, isSample: isSample, columns: Measure.text)
    newLine()
  }

  mutating func putPlayer(_ player: Component.Player, _ samples: Samples) {
    put(.play, .accent)
    put(.space)
    putMarked(
      take(value: player.title), .bold,
      isSample: samples.isAny(except: Component.Player.Property.seconds),
      columns: Measure.text)
    switch player.kind {
    case .audio: break
    case .video:
      let word = take(word: words.nouns.video)
      if column + 3 + word.columns <= width {
        put(.space)
        put(.separator, .muted)
        put(.space)
        put(word, .muted)
      }
    }
    newLine()
    let time = player.seconds > 0 ? take(clock: player.seconds) : .empty
    indented { canvas in
      let room = min(canvas.width, Measure.form - 2)
      let mark = samples.holds(Component.Player.Property.seconds) && !time.isEmpty ? 1 : 0
      let track = time.isEmpty ? room : room - time.columns - 2 - mark
      canvas.put(.thinRule, count: track, .line)
      if !time.isEmpty {
        if canvas.column > 0 { canvas.put(.space, count: 2) }
        canvas.put(time, .muted)
        if mark > 0 { canvas.put(.sample, .warning) }
      }
      canvas.newLine()
    }
  }
}
