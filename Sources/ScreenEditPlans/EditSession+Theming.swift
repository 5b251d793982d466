package import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenEdits
internal import ScreenModel

/// The accent and the appearance of the screen.
extension EditSession {
  /// What words ask of the looks of the whole screen.
  private struct Theme {
    var accent: Screen.Accent?
    var appearance: Screen.Appearance?
    /// The meanings of what is to look so: the theme, the whole, the ground, the buttons, it.
    var painted: Set<String> = []
    /// Whether a hue came after a shade: `light blue`.
    var isShaded = false
    /// The looks that no screen has.
    var lacks: [ArraySlice<EditToken>] = []
  }

  /// `I want it dark with orange`, `a light blue background`: sets the hue of what stands out, and
  /// whether the screen is dark.
  ///
  /// - Returns: The plan, with the words that are left; nil if words ask for anything else.
  package func theming(_ said: ArraySlice<EditToken>) -> (
    plan: EditPlan, rest: ArraySlice<EditToken>
  )? {
    guard let (theme, rest) = theme(in: said), theme.accent != nil || theme.appearance != nil,
      isAboutScreen(theme, before: said.startIndex)
    else { return nil }
    // A setting called "Dark mode" is no look of the screen.
    let named = said.prefix(said.count - rest.count)
    for start in named.indices {
      guard let painted = words.match("painted", at: named[start...]), painted.meaning == "theme"
      else { continue }
      for lead in [start, max(named.startIndex, start - 1)] {
        let phrase = named[lead..<(start + painted.count)]
        if case .found(let found) = finder.find(phrase), found != [.screen] { return nil }
      }
    }
    return (plan(for: theme), rest)
  }

  private func theme(
    in said: ArraySlice<EditToken>
  ) -> (theme: Theme, rest: ArraySlice<EditToken>)? {
    var scanner = ClauseScanner(said, words: words)
    var theme = Theme()
    var whole: (Theme, ArraySlice<EditToken>)?
    while true {
      if scanner.isAtEnd {
        whole = (theme, scanner.rest)
        // `dark and orange` is one request, `dark and remove the logo` is two.
        guard theme.accent != nil || theme.appearance != nil, scanner.rest.first?.isMark != true,
          scanner.take("clause-end") != nil
        else { return whole }
        continue
      }
      let before = scanner.rest
      if scanner.take("unpainted") != nil {
        theme.lacks.append(before.prefix(before.count - scanner.rest.count))
      } else if let hue = scanner.take("hue").flatMap(Screen.Accent.init(rawValue:)) {
        guard theme.accent == nil else { return whole }
        theme.accent = hue
      } else if let shade = scanner.take("shade").flatMap(Screen.Appearance.init(rawValue:)) {
        guard theme.appearance == nil else { return whole }
        theme.isShaded = words.match("hue", at: scanner.rest) != nil
        theme.appearance = shade
      } else if let painted = scanner.take("painted") {
        theme.painted.insert(painted)
      } else if scanner.take("around") == nil, scanner.take("article") == nil {
        return whole
      }
    }
  }

  /// Whether what is to look so is the screen: it is named, or nothing else can be meant.
  private func isAboutScreen(_ theme: Theme, before start: Int) -> Bool {
    if !theme.painted.isDisjoint(with: ["theme", "whole", "ground", "buttons"]) { return true }
    // Nothing but a screen can be dark.
    if theme.appearance != nil, !theme.isShaded {
      return theme.painted.contains("it") || theme.accent != nil
    }
    return theme.painted.contains("it") && !hasSpoken && latest.isEmpty && !speaksOfThing(start)
  }

  /// Whether a sentence before some word speaks of a thing on the screen: `The total is lost. Make
  /// it green.`
  private func speaksOfThing(_ start: Int) -> Bool {
    let before = spoken.prefix(start)
    return before.indices.contains { index in
      (index..<min(index + 3, before.endIndex)).contains { end in
        if case .found(let found) = finder.find(before[index...end]) {
          found != [.screen]
        } else {
          false
        }
      }
    }
  }

  private func plan(for theme: Theme) -> EditPlan {
    var edits: [Edit] = []
    var done: [String] = []
    let isGround = theme.painted.contains("ground")
    // `dark blue` is a shade of the accent, and a ground of that shade.
    if let appearance = theme.appearance, !theme.isShaded || isGround {
      edits.append(.setting(.appearance, to: appearance.rawValue))
      done.append("the screen is \(appearance.rawValue) now")
    }
    if let accent = theme.accent {
      edits.append(.setting(.accent, to: accent.rawValue))
      done.append("the accent of the screen is \(accent.rawValue) now")
    }
    if theme.painted.contains("buttons"), let first = firstButton {
      edits.append(
        .setting(first, Component.Button.Property.style, to: TreeValue(.text("primary"))))
      done.append("\(name(of: .element(first))) is primary, which has it")
    }
    var plan = EditPlan(
      subject: "set", edits: edits, targets: [.screen], done: done.joined(separator: ", "))
    if theme.accent != nil, isGround {
      plan.isNearest = true
      plan.done += ": a background has no hue of its own"
    } else if theme.painted.contains("buttons") {
      plan.isNearest = true
      plan.done += ": main buttons and links share one hue"
    }
    plan.lacks = theme.lacks.map { lack in
      EditPlan.UnsupportedWords(
        words: written(lack), reason: "no screen has \(quoted(lack)): shapes are the renderer's")
    }
    return plan
  }

  /// The first button that may be the main one, if no button is.
  private var firstButton: ElementAddress? {
    var first: ElementAddress?
    for section in screen.sections {
      for (index, element) in section.elements.enumerated() {
        guard case .button(let button) = element.component else { continue }
        if button.style == .primary { return nil }
        if first == nil, button.style == .secondary {
          first = ElementAddress(section: section.id, index: index)
        }
      }
    }
    return first
  }
}
