public import ScreenModel
internal import ScreenText

/// Renders screens as HTML without scripts, style attributes or, by default, requests.
///
/// Rendering is deterministic and cannot fail: equal screens yield equal bytes, and every screen
/// yields a valid page. The style sheet contains only what the screen uses.
public struct HTMLRenderer: Sendable {
  /// The options of the output.
  public let options: HTMLOptions

  /// Creates a renderer.
  public init(_ options: HTMLOptions = .default) { self.options = options }

  /// Returns a screen as the bytes of HTML.
  public func render(_ screen: Screen) -> [UInt8] {
    var writer = HTMLWriter(screen, options)
    writer.write(screen)
    return writer.out.takeBytes()
  }

  /// Returns the style sheet for fragments of some screens, to be included once in their page.
  ///
  /// Its rules are nested under the class of fragments, so they affect nothing else.
  public func stylesheet(for screens: [Screen]) -> String {
    var style = Stylesheet()
    for screen in screens {
      let needed = ScreenPlan(screen).style
      style.families.formUnion(needed.families)
      style.wizardSteps = max(style.wizardSteps, needed.wizardSteps)
      style.accents.formUnion(needed.accents)
      if options.theme == .automatic, screen.appearance != .automatic {
        style.appearances.insert(screen.appearance)
      }
    }
    return scoped(style)
  }

  /// Returns a style sheet for fragments of any screens: one file for a whole site.
  ///
  /// - Parameter wizardSteps: The maximum number of steps in any wizard; clamped to 12...1000.
  /// - Returns: The style sheet in the theme of the options.
  public func completeStylesheet(wizardSteps: Int = 12) -> String {
    scoped(
      Stylesheet(
        families: .all, wizardSteps: min(max(12, wizardSteps), 1_000),
        accents: Set(Screen.Accent.allCases),
        appearances: options.theme == .automatic ? Set(Screen.Appearance.allCases) : []))
  }

  private func scoped(_ style: Stylesheet) -> String {
    var out = UTF8Buffer()
    style.appendScoped(to: &out, theme: options.theme)
    return out.string
  }
}

extension Screen {
  /// Returns the screen as HTML.
  public func html(_ options: HTMLOptions = .default) -> String {
    String(decoding: HTMLRenderer(options).render(self), as: UTF8.self)
  }
}
