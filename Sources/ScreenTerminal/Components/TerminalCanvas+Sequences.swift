internal import ScreenModel
internal import ScreenRendering

extension TerminalCanvas {
  mutating func putChecklist(_ checklist: Component.Checklist, _ samples: Samples) {
    putTitle(checklist.title, isSample: samples.isAny)
    if checklist.items.isEmpty { putNothing() }
    for item in checklist.items {
      putBox(isOn: item.checked, item.checked ? .success : .ink)
      putHanging(take(value: item.label), item.checked ? .muted : .ink, columns: Measure.text)
      newLine()
    }
  }

  /// Puts a check box and a space.
  mutating func putBox(isOn: Bool, _ style: TerminalStyle) {
    put(take(literal: "[") + take(isOn ? .check : .space) + take(literal: "]"), style)
    put(.space)
  }

  mutating func putSteps(_ steps: Component.Steps, _ samples: Samples) {
    putTitle(steps.title, isSample: samples.isAny)
    if steps.items.isEmpty { putNothing() }
    let columns = String(steps.items.count).utf8.count
    for (index, step) in steps.items.enumerated() {
      let labelStyle: TerminalStyle
      switch step.state {
      case .done:
        put(.check, .success)
        labelStyle = .muted
      case .current:
        put(.play, .strongAccent)
        labelStyle = .bold
      case .upcoming:
        put(.circleEmpty, .muted)
        labelStyle = .ink
      }
      put(.space)
      put(take(integer: index + 1))
      move(to: columns + 4)
      putHanging(take(value: step.label), labelStyle, columns: Measure.text)
      newLine()
      let detail = take(step.detail)
      guard !detail.isEmpty else { continue }
      let isLast = index == steps.items.count - 1
      indented(isLast ? .spaces(2) : .bar(.thinBar, .line)) { canvas in
        canvas.indented(.spaces(columns + 2)) { $0.putLines(detail, .muted) }
      }
    }
  }

  /// Puts timers and repetitions one below the other, with their labels in one column.
  mutating func putRoutine(_ run: ArraySlice<Element>) {
    var entries: [(glyph: Glyph, figure: TextRun, label: TextRun, note: TextRun, mark: Bool)] = []
    for (index, element) in zip(run.indices, run) {
      beginElement(index)
      let samples = Samples(element)
      if case .timer(let timer) = element.component {
        let mark = samples.isAny
        entries.append((.clock, duration(timer), take(timer.label), note(timer), mark))
      } else if case .repetition(let repetition) = element.component {
        let sets = max(0, repetition.sets)
        let note =
          sets > 1
          ? take(integer: sets) + take(literal: " ") + take(word: words.routine.sets) : .empty
        let reps = take(integer: max(0, repetition.reps))
        entries.append(
          (.cross, reps, take(repetition.label), note, samples.isAny))
      }
    }
    let figures = entries.lazy.map { $0.figure.columns + ($0.mark ? 1 : 0) }.max() ?? 0
    for entry in entries {
      put(entry.glyph, .accent)
      put(.space)
      putMarked(entry.figure, .bold, isSample: entry.mark)
      if entry.label.isEmpty && entry.note.isEmpty {
        newLine()
        continue
      }
      move(to: max(column + 2, min(figures + 4, width / 2)))
      let indent = column
      putHanging(entry.label, columns: Measure.text)
      putNote(entry.note, indent: indent)
      newLine()
    }
  }

  /// Puts a note after a label, or below it if it does not fit.
  private mutating func putNote(_ note: TextRun, indent: Int) {
    guard !note.isEmpty else { return }
    if column + 3 + note.columns <= width {
      put(.space)
      put(.separator, .muted)
      put(.space)
    } else {
      newLine()
      move(to: note.columns <= width - indent ? indent : min(2, width / 4))
    }
    putHanging(note, .muted)
  }

  private mutating func duration(_ timer: Component.Timer) -> TextRun {
    let least = take(clock: timer.seconds)
    guard timer.upTo > timer.seconds else { return least }
    return least + take(.range) + take(clock: timer.upTo)
  }

  /// Adds seconds as minutes and seconds, or as hours, minutes and seconds.
  mutating func take(clock seconds: Int) -> TextRun {
    // A century is long enough for any timer.
    let seconds = min(max(0, seconds), 3_155_760_000)
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
    var run = hours > 0 ? take(integer: hours) + take(literal: ":") : .empty
    if hours > 0, minutes < 10 { run = run + take(literal: "0") }
    run = run + take(integer: minutes) + take(literal: rest < 10 ? ":0" : ":")
    return run + take(integer: rest)
  }

  private mutating func note(_ timer: Component.Timer) -> TextRun {
    let rounds = max(0, timer.rounds)
    let many =
      rounds > 1
      ? take(integer: rounds) + take(literal: " ") + take(word: words.routine.rounds) : .empty
    let kind: StaticString =
      switch timer.kind {
      case .countdown, .interval: ""
      case .countup: words.routine.countsUp.within
      case .rest: words.routine.rest.within
      case .random: words.routine.random.within
      }
    if kind.utf8CodeUnitCount == 0 { return many }
    return many.isEmpty ? take(word: kind) : many + take(literal: ", ") + take(word: kind)
  }
}
