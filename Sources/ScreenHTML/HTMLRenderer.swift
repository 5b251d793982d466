public import ScreenModel
internal import ScreenText

/// Writes screens as HTML: no script, no style attribute, no request to anywhere.
///
/// Pure and total: the same screen gives the same bytes, and every screen gives a valid page. The
/// style sheet holds what the screen uses and nothing else.
public struct HTMLRenderer: Sendable {
  /// How it writes.
  public let options: HTMLOptions

  /// Creates a renderer.
  public init(_ options: HTMLOptions = .default) { self.options = options }

  /// Writes a screen.
  public func render(_ screen: Screen) -> [UInt8] {
    var writer = HTMLWriter(screen, options)
    writer.write(screen)
    return writer.out.takeBytes()
  }

  /// The style sheet that fragments of these screens need, once on the page that they are put into.
  ///
  /// Its rules are nested under the fragments' own class, so they touch nothing else.
  public func stylesheet(for screens: [Screen]) -> String {
    var style = Stylesheet()
    for screen in screens {
      let needed = ScreenPlan(screen).style
      style.families.formUnion(needed.families)
      style.wizardSteps = max(style.wizardSteps, needed.wizardSteps)
    }
    return scoped(style)
  }

  /// The style sheet that fragments of any screens need: one file for a whole site.
  ///
  /// - Parameter wizardSteps: The most steps that a wizard among them has, 12 at least.
  /// - Returns: The sheet, in the colours of the options.
  public func completeStylesheet(wizardSteps: Int = 12) -> String {
    scoped(Stylesheet(families: .all, wizardSteps: min(max(12, wizardSteps), 1_000)))
  }

  private func scoped(_ style: Stylesheet) -> String {
    var out = UTF8Buffer()
    style.appendScoped(to: &out, theme: options.theme)
    return out.string
  }
}

extension Screen {
  /// The screen as HTML.
  public func html(_ options: HTMLOptions = .default) -> String {
    String(decoding: HTMLRenderer(options).render(self), as: UTF8.self)
  }
}
