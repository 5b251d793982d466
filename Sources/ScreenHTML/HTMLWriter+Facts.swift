internal import ScreenModel
internal import ScreenRendering
internal import ScreenText

extension HTMLWriter {
  mutating func write(_ fact: Component.KeyValue) {
    out.append("<div")
    if fact.emphasis != .regular {
      out.append(" class=\"kve")
      writeEmphasis(fact.emphasis)
      out.append(UInt8(ascii: "\""))
    }
    out.append("><dt>")
    write(fact.key, Component.KeyValue.Property.key)
    out.append("</dt><dd")
    if fact.tone != .neutral {
      out.append(" class=\"tone")
      writeTone(fact.tone)
      out.append(UInt8(ascii: "\""))
    }
    out.append(UInt8(ascii: ">"))
    write(fact.value, Component.KeyValue.Property.value)
    out.append("</dd></div>\n")
  }

  mutating func write(_ stat: Component.Stat) {
    out.append("<div class=\"stat")
    writeEmphasis(stat.emphasis)
    out.append("\"><dt>")
    write(stat.label, Component.Stat.Property.label)
    out.append("</dt><dd class=\"val")
    if stat.tone != .neutral {
      out.append(" tone")
      writeTone(stat.tone)
    }
    out.append("\">")
    write(stat.value, Component.Stat.Property.value)
    out.append("</dd>")
    if !stat.change.isBlank {
      let isGood = (stat.trend == .up) != looks.isBetterLower
      let tone: StaticString = isGood ? " up\">" : " down\">"
      out.append("<dd class=\"chg")
      switch stat.trend {
      case .up:
        out.append(tone)
        writeTrend("▲ ", words.facts.up)
      case .down:
        out.append(tone)
        writeTrend("▼ ", words.facts.down)
      case .flat: out.append("\">")
      }
      write(stat.change, Component.Stat.Property.change)
      out.append("</dd>")
    }
    out.append("</div>\n")
  }

  private mutating func writeTrend(_ arrow: StaticString, _ word: StaticString) {
    out.append("<span aria-hidden=\"true\">")
    out.append(arrow)
    out.append("</span><span class=\"vh\">")
    out.append(word)
    out.append(": </span>")
  }

  mutating func write(_ badge: Component.Badge) {
    out.append("<span class=\"tag")
    writeTone(badge.tone)
    out.append("\">")
    write(badge.label, Component.Badge.Property.label)
    out.append("</span>\n")
  }

  /// Writes the class of a tone, to be appended to other classes.
  mutating func writeTone(_ tone: Component.Tone) {
    switch tone {
    case .neutral: break
    case .info: out.append(" info")
    case .success: out.append(" good")
    case .warning: out.append(" warn")
    case .critical: out.append(" crit")
    }
  }

  /// Writes the classes of an emphasis, to be appended to other classes.
  mutating func writeEmphasis(_ emphasis: Component.Emphasis) {
    switch emphasis {
    case .regular: break
    case .strong: out.append(" big")
    case .muted: out.append(" m sm")
    }
  }

  /// Writes plain text as a badge, with a tone if one is given or the text names a state.
  mutating func writeBadge(_ text: String, _ tone: Component.Tone? = nil) {
    out.append("<span class=\"tag")
    if let tone = tone ?? looks.tones[text] { writeTone(tone) }
    out.append("\">")
    writeIsolated(text)
    out.append("</span>")
  }

  mutating func write(_ progress: Component.Progress) {
    let percent = progress.percent.isNaN ? 0 : min(max(progress.percent, 0), 100)
    out.append("<div class=\"prog\"><label for=\"")
    writeID()
    out.append("\">")
    write(progress.label, Component.Progress.Property.label)
    out.append("</label><span>")
    if isSample(Component.Progress.Property.percent) { out.append("<span class=\"smp\">") }
    out.append(figure: percent)
    out.append(UInt8(ascii: "%"))
    if isSample(Component.Progress.Property.percent) {
      out.append("</span>")
      writeHiddenSample()
    }
    out.append("</span><progress id=\"")
    writeID()
    out.append("\" max=\"100\" value=\"")
    out.append(figure: percent)
    out.append("\"></progress></div>\n")
  }

  mutating func write(_ rating: Component.Rating) {
    let stars = rating.outOf
    let score = rating.score.isFinite ? rating.score : 0
    out.append("<div class=\"rate\">")
    if (1...10).contains(stars) { writeStars(score, of: stars) }
    out.append("<strong>")
    if isSample(Component.Rating.Property.score) { out.append("<span class=\"smp\">") }
    out.append(figure: score)
    if isSample(Component.Rating.Property.score) {
      out.append("</span>")
      writeHiddenSample()
    }
    out.append("</strong>")
    if !(1...10).contains(stars) {
      out.append("<span class=\"m sm\">")
      out.append(words.facts.of)
      out.append(UInt8(ascii: " "))
      out.append(integer: stars)
      out.append("</span>")
    }
    if !rating.label.isBlank {
      out.append("<span class=\"m sm\">")
      write(rating.label, Component.Rating.Property.label)
      out.append("</span>")
    }
    out.append("</div>\n")
  }

  /// Draws stars filled up to a score; nested drawings clip the star within which the score falls.
  private mutating func writeStars(_ score: Double, of count: Int) {
    out.append("<svg class=\"stars\" role=\"img\" aria-label=\"")
    out.append(figure: score)
    writeSpaced(words.facts.outOf)
    out.append(integer: count)
    out.append("\" viewBox=\"0 0 ")
    out.append(integer: count * 22)
    out.append(" 20\" width=\"")
    out.append(integer: count * 20)
    out.append("\" height=\"18\">")
    let filled = Int(min(max(score, 0), Double(count)) * 10 + 0.5)
    for star in 0..<count {
      let tenths = min(max(filled - star * 10, 0), 10)
      if tenths < 10 { writeStar(at: star, width: 22, "st0") }
      if tenths > 0 { writeStar(at: star, width: tenths * 2 + (tenths == 10 ? 2 : 1), "st") }
    }
    out.append("</svg>")
  }

  private mutating func writeStar(at index: Int, width: Int, _ style: StaticString) {
    out.append("<svg x=\"")
    out.append(integer: index * 22)
    out.append("\" width=\"")
    out.append(integer: width)
    out.append("\" height=\"20\"><path class=\"")
    out.append(style)
    out.append(
      "\" d=\"m11 1 2.9 6.2 6.6.8-4.9 4.6 1.3 6.7-5.9-3.3-5.9 3.3 1.3-6.7L1.5 8l6.6-.8z\"/>")
    out.append("</svg>")
  }
}
