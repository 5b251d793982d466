internal import ScreenModel
internal import ScreenRendering
internal import ScreenText

/// The rules of screens that have an accent or an appearance of their own.
extension Stylesheet {
  /// Appends the rules, which outweigh the tokens by their two classes.
  func appendLooks(to out: inout UTF8Buffer) {
    // On paper every fragment is light.
    for appearance in Screen.Appearance.allCases where appearances.contains(appearance) {
      guard let name = appearance.styleClass else { continue }
      let isDark = appearance == .dark
      out.append("@media screen{.sc.")
      out.append(name)
      append(declarationsOf: isDark ? EmbeddedText.darkTokens : EmbeddedText.lightTokens, to: &out)
      if families.contains(.series) {
        out.append(".sc.")
        out.append(name)
        append(
          declarationsOf: isDark ? EmbeddedText.darkSeries : EmbeddedText.lightSeries, to: &out)
      }
      out.append(".sc.")
      out.append(name)
      out.append(isDark ? "{color-scheme:dark}}\n" : "{color-scheme:light}}\n")
    }
    for accent in Screen.Accent.allCases where accents.contains(accent) {
      guard let colors = AccentColors(accent) else { continue }
      out.append(".sc.")
      out.append(verbatim: accent.styleClass)
      out.append("{--acc:")
      append(colors.light.ink, colors.dark.ink, to: &out)
      out.append(";--on:")
      append(colors.light.on, colors.dark.on, to: &out)
      out.append(";--tint:")
      append(colors.light.tint, colors.dark.tint, to: &out)
      // The series that has the accent's hue takes the one that the accent took the place of.
      if families.contains(.series), let series = colors.likeSeries {
        out.append(";--c")
        out.append(integer: series)
        out.append(":")
        append(AccentColors.standard.light.ink, AccentColors.standard.dark.ink, to: &out)
      }
      out.append("}\n")
    }
  }

  /// Appends the declarations of a rule, with their braces and without their selector.
  private func append(declarationsOf rule: StaticString, to out: inout UTF8Buffer) {
    let text = rule.description
    guard let start = text.firstIndex(of: "{") else { return }
    out.append(verbatim: String(text[start...]))
  }

  private func append(_ light: UInt32, _ dark: UInt32, to out: inout UTF8Buffer) {
    out.append("light-dark(")
    append(light, to: &out)
    out.append(",")
    append(dark, to: &out)
    out.append(")")
  }

  private func append(_ color: UInt32, to out: inout UTF8Buffer) {
    let digits = String(color, radix: 16)
    out.append(verbatim: "#" + String(repeating: "0", count: 6 - digits.utf8.count) + digits)
  }
}

extension Screen.Accent {
  /// The class of what has the accent.
  var styleClass: String { "a-" + rawValue }
}

extension Screen.Appearance {
  /// The class of a fragment with the appearance; nil for one that follows the user.
  var styleClass: StaticString? {
    switch self {
    case .automatic: nil
    case .light: "lt"
    case .dark: "dk"
    }
  }
}
