internal import ScreenModel
internal import ScreenRendering
internal import ScreenText

extension HTMLWriter {
  mutating func write(_ timer: Component.Timer) {
    out.append(
      """
      <li><svg class="ring" viewBox="0 0 56 56" aria-hidden="true"><circle cx="28" cy="28" r="26" \
      stroke-width="3"/><path stroke-width="3" d="M28 2v7"/></svg><div><p class="ti">
      """)
    write(timer.label, Component.Timer.Property.label)
    out.append("</p>")
    out.append(
      isSample(Component.Timer.Property.seconds) ? "<bdi class=\"dur smp\">" : "<bdi class=\"dur\">"
    )
    writeTime(timer.seconds)
    if timer.upTo > timer.seconds {
      out.append("<span aria-hidden=\"true\">–</span><span class=\"vh\">")
      writeSpaced(words.routine.to)
      out.append("</span>")
      writeTime(timer.upTo)
    }
    out.append("</bdi>")
    if isSample(Component.Timer.Property.seconds) { writeHiddenSample() }
    writeKind(of: timer)
    out.append("</div><button class=\"btn\" type=\"button\" data-action=\"start\">")
    out.append(words.controls.start)
    if !timer.label.isBlank { writeHidden(timer.label) }
    out.append("</button></li>\n")
  }

  private mutating func writeKind(of timer: Component.Timer) {
    let word: StaticString =
      switch timer.kind {
      case .countdown: ""
      case .countup: words.routine.countsUp.alone
      // Most rests are labelled with that word already.
      case .rest: isCalledRest(timer) ? "" : words.routine.rest.alone
      case .interval: words.routine.interval
      case .random: words.routine.random.alone
      }
    let hasWord = word.utf8CodeUnitCount > 0
    guard hasWord || timer.rounds > 1 else { return }
    out.append("<p class=\"m sm\"><bdi>")
    out.append(word)
    if timer.rounds > 1 {
      if hasWord { out.append(", ") }
      out.append(integer: timer.rounds)
      out.append(UInt8(ascii: " "))
      out.append(words.routine.rounds)
    }
    out.append("</bdi></p>")
  }

  private func isCalledRest(_ timer: Component.Timer) -> Bool {
    let rest = FoldedWord(words.routine.rest.within.description)
    return timer.label.holdsWord { $0 == rest }
  }

  /// Writes a duration: `0:45`, `24:10`, `1:05:00`.
  mutating func writeTime(_ seconds: Int) {
    // HTML limits the digits of a duration; a century is enough for any routine.
    let seconds = min(max(seconds, 0), 3_155_760_000)
    out.append("<time datetime=\"PT")
    out.append(integer: seconds)
    out.append("S\">")
    if seconds >= 3600 {
      out.append(integer: seconds / 3600)
      out.append(UInt8(ascii: ":"))
      if seconds / 60 % 60 < 10 { out.append(UInt8(ascii: "0")) }
    }
    out.append(integer: seconds / 60 % 60)
    out.append(UInt8(ascii: ":"))
    if seconds % 60 < 10 { out.append(UInt8(ascii: "0")) }
    out.append(integer: seconds % 60)
    out.append("</time>")
  }

  mutating func write(_ repetition: Component.Repetition) {
    out.append("<li><span class=\"disc\" aria-hidden=\"true\"><bdi>×")
    out.append(integer: repetition.reps)
    out.append("</bdi></span><div><p class=\"ti\">")
    write(repetition.label, Component.Repetition.Property.label)
    out.append("</p><p class=\"m sm\">")
    let isSample =
      isSample(Component.Repetition.Property.sets) || isSample(Component.Repetition.Property.reps)
    out.append(isSample ? "<bdi class=\"smp\">" : "<bdi>")
    if repetition.sets == 1 {
      out.append(integer: repetition.reps)
      out.append(UInt8(ascii: " "))
      out.append(repetition.reps == 1 ? words.routine.repetition : words.routine.repetitions)
    } else {
      out.append(integer: repetition.sets)
      writeSpaced(words.routine.setsOf)
      out.append(integer: repetition.reps)
    }
    out.append("</bdi>")
    if isSample { writeHiddenSample() }
    out.append("</p></div></li>\n")
  }
}
