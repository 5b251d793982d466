internal import ScreenModel
internal import ScreenRendering

extension TerminalCanvas {
  mutating func putPicker(_ picker: Component.Picker, _ samples: Samples) {
    let width = min(width, Measure.form)
    let limit = samples.isAny ? width - 2 : width
    putHanging(take(value: picker.label), .bold, columns: limit)
    if picker.required { putNote(take(word: words.controls.required), columns: limit) }
    if samples.isAny {
      put(.space)
      put(.sample, .warning)
    }
    newLine()
    guard !picker.options.isEmpty else {
      putNothing()
      return
    }
    switch picker.style {
    case .menu: putMenu(picker, width)
    case .segmented:
      for option in picker.options { putSegment(option, isOn: picker.selected.contains(option)) }
      newLine()
    case .radio:
      for option in picker.options {
        let isOn = picker.selected.contains(option)
        let mark = take(isOn ? .circleFull : .space)
        putOption(option, "(", mark, ")", isOn: isOn)
      }
    case .multiple:
      for option in picker.options {
        let isOn = picker.selected.contains(option)
        let mark = take(isOn ? .check : .space)
        putOption(option, "[", mark, "]", isOn: isOn)
      }
    }
  }

  private mutating func putMenu(_ picker: Component.Picker, _ width: Int) {
    put(.space)
    let selected = picker.options.first { picker.selected.contains($0) }
    if let selected {
      putHanging(take(value: selected), columns: width - 3)
    } else {
      putHanging(take(word: words.controls.choose) + take(.ellipsis), .muted, columns: width - 3)
    }
    move(to: width - 1)
    put(.down, .accent)
    newLine()
    put(.fieldRule, count: width, .line)
    newLine()
    // A menu cannot be opened here, so its options are listed below it.
    guard picker.options.count > (selected == nil ? 0 : 1) else { return }
    for (index, option) in picker.options.enumerated() {
      let run = take(value: option)
      if index == 0 {
        put(.space)
      } else if column + 3 + run.columns > width {
        newLine()
        put(.space)
      } else {
        put(.space)
        put(.separator, .line)
        put(.space)
      }
      putHanging(run, .muted, columns: width - 1)
    }
    newLine()
  }

  private mutating func putSegment(_ option: String, isOn: Bool) {
    let segment =
      isOn
      ? take(literal: "[") + take(.circleFull) + take(literal: " ") + take(value: option)
        + take(literal: " ]")
      : take(.circleEmpty) + take(literal: " ") + take(value: option)
    startItem(segment.columns, gutter: 3)
    putHanging(segment, isOn ? .strongAccent : .muted)
  }

  private mutating func putOption(
    _ option: String, _ open: StaticString, _ mark: TextRun, _ close: StaticString, isOn: Bool
  ) {
    let style: TerminalStyle = isOn ? .accent : .ink
    put(take(literal: open), style)
    put(mark, style)
    put(take(literal: close), style)
    put(.space)
    putHanging(take(value: option), columns: Measure.form)
    newLine()
  }

  /// Puts switches one below the other, each at the end of its line.
  mutating func putToggles(_ run: ArraySlice<Element>) {
    let width = min(width, Measure.form)
    let on = take(word: words.controls.on)
    let off = take(word: words.controls.off)
    for (index, element) in zip(run.indices, run) {
      guard case .toggle(let toggle) = element.component else { continue }
      beginElement(index)
      guard toggle.style == .switch else {
        putCheckbox(toggle, isSample: Samples(element).isAny)
        continue
      }
      // A switch, a space and the longer word.
      let place = width - 4 - max(on.columns, off.columns)
      let label = label(toggle.label, isRequired: toggle.required)
      if place >= 8 {
        putMarked(label, isSample: Samples(element).isAny, columns: place - 2)
        move(to: place)
      } else {
        putMarked(label, isSample: Samples(element).isAny)
        newLine()
      }
      if toggle.isOn {
        put(.heavyRule, count: 2, .accent)
        put(.circleFull, .accent)
        put(.space)
        put(on)
      } else {
        put(.circleEmpty, .muted)
        put(.thinRule, count: 2, .muted)
        put(.space)
        put(off)
      }
      newLine()
    }
  }

  /// Puts a box to tick before its label.
  private mutating func putCheckbox(_ toggle: Component.Toggle, isSample: Bool) {
    putBox(isOn: toggle.isOn, toggle.isOn ? .accent : .ink)
    putMarked(
      label(toggle.label, isRequired: toggle.required), isSample: isSample,
      columns: min(width, Measure.form) - 4)
    newLine()
  }

  mutating func putSlider(_ slider: Component.Slider, _ samples: Samples) {
    let width = min(width, Measure.form)
    let least = Quantity(slider.minimum).value
    let most = max(least, Quantity(slider.maximum).value)
    let value = take(Quantity(slider.value).clamped(to: least...most))
    let room = width - value.columns - 1
    putMarked(
      take(value: slider.label), .bold, isSample: samples.isAny,
      columns: room < width / 2 ? width : room)
    if column + 1 + value.columns > width { newLine() }
    move(to: width - value.columns)
    put(value, .bold)
    newLine()
    let (low, high) = (take(least), take(most))
    let track = width - low.columns - high.columns - 2
    guard track >= 1 else {
      putLines(low, .muted, columns: width)
      putLines(high, .muted, columns: width)
      return
    }
    put(low, .muted)
    put(.space)
    if track >= 3 {
      let share =
        most > least
        ? (Quantity(slider.value).clamped(to: least...most) - least) / (most - least) : 0
      let knob = Int(share * Double(track - 1) + 0.5)
      put(.heavyRule, count: knob, .accent)
      put(.circleFull, .accent)
      put(.thinRule, count: track - 1 - knob, .line)
    } else {
      put(.range, .line)
    }
    put(.space)
    put(high, .muted)
    newLine()
  }

  /// A label, followed by the word for a required choice.
  private mutating func label(_ text: String, isRequired: Bool) -> TextRun {
    let label = take(value: text)
    guard isRequired else { return label }
    // Runs are joined in the order in which they were added.
    let mark = take(literal: " (")
    let demand = take(word: words.controls.required)
    return label + mark + demand + take(literal: ")")
  }
}
