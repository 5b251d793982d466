internal import ScreenCompiler

extension Preview {
  /// Selects the next or the previous seed; switches from best choices to drawing.
  mutating func changeSeed(by step: Int) {
    guard isOpen("seed") else { return }
    let sampling = focused.sampling
    if sampling.isGreedy {
      focused.sampling = .random(seed: step > 0 ? 1 : 0)
    } else if step > 0 {
      focused.sampling.seed = sampling.seed &+ 1
    } else if sampling.seed > 0 {
      focused.sampling.seed = sampling.seed - 1
    } else {
      note = "0 is the first seed"
    }
    compile()
  }

  /// Changes the temperature by a tenth, within 0…2.
  mutating func changeTemperature(by step: Int) {
    guard isOpen("temperature") else { return }
    let sampling = focused.sampling
    let tenths = sampling.isGreedy ? 0 : sampling.temperature * 10
    // A whole number of tenths may be slightly off in binary.
    let above = Int(tenths + 0.001) + 1
    let isWhole = tenths < Double(above - 1) + 0.001
    let next = step > 0 ? above : above - (isWhole ? 2 : 1)
    if !(0...20).contains(next) { note = "a temperature must be from 0 to 2" }
    focused.sampling = SamplingOptions(
      temperature: Double(min(max(0, next), 20)) / 10,
      topK: sampling.topK == 1 ? nil : sampling.topK,
      topP: sampling.topP, seed: sampling.seed)
    compile()
  }

  private mutating func isOpen(_ dial: String) -> Bool {
    if case .intent = subject { return true }
    note = "a finished screen has no \(dial)"
    return false
  }

  mutating func changeGrammar() {
    focused.grammar = (focused.grammar + 1) % grammars.count
    compile()
  }

  mutating func changeTheme() {
    switch theme {
    case .automatic: theme = .dark
    case .dark: theme = .light
    case .light: theme = .automatic
    }
    note = "theme \(themeName)"
    layOut()
  }

  /// The theme as a value of `--theme`.
  var themeName: String {
    switch theme {
    case .automatic: "auto"
    case .dark: "dark"
    case .light: "light"
    }
  }

  mutating func changeWidth(to width: Int?) {
    self.width = width.map { min(max(1, $0), 1_000) }
    layOut()
  }

  /// The next of the widths that `w` cycles through: that of the terminal, then common ones.
  var nextWidth: Int? {
    guard let width else { return 40 }
    return [60, 80, 100, 120].first { $0 > width }
  }

  mutating func changeFormat() {
    positions[format.rawValue] = position.line
    format = Format(rawValue: format.rawValue + 1) ?? .terminal
    position = (0, 0)
    layOut()
    move(lines: positions[format.rawValue])
  }

  /// Shows a second variant with the next seed next to the first, or only the focused one again.
  mutating func split() {
    guard panes.count == 1 else {
      panes = [focused]
      focus = 0
      layOut()
      return
    }
    var other = focused
    other.sampling =
      other.sampling.isGreedy
      ? .random(seed: 1)
      : SamplingOptions(
        temperature: other.sampling.temperature, topK: other.sampling.topK,
        topP: other.sampling.topP, seed: other.sampling.seed &+ 1)
    panes.append(other)
    compile()
  }
}
