internal import ScreenModel
internal import ScreenRendering
internal import ScreenText

extension HTMLWriter {
  /// Writes a screen as a page or a fragment.
  mutating func write(_ screen: Screen) {
    switch options.extent {
    case .page:
      writeHead(of: screen)
      out.append("<body class=\"sc")
      writeAccent(of: screen)
      out.append("\">\n<main class=\"w")
      writeWidth()
      out.append("\">\n")
      writeBody(of: screen)
      out.append("</main>\n</body>\n</html>\n")
    case .fragment:
      out.append("<section class=\"sc")
      if options.theme == .automatic, let name = screen.appearance.styleClass {
        out.append(UInt8(ascii: " "))
        out.append(name)
      }
      writeAccent(of: screen)
      out.append(UInt8(ascii: "\""))
      writeLanguage()
      out.append(" aria-labelledby=\"")
      writeScreenID("t")
      writeCaptionID()
      out.append("\">\n<div class=\"w")
      writeWidth()
      out.append("\">\n")
      writeBody(of: screen)
      out.append("</div>\n</section>\n")
    }
  }

  private mutating func writeAccent(of screen: Screen) {
    guard screen.accent != .standard else { return }
    out.append(UInt8(ascii: " "))
    out.append(verbatim: screen.accent.styleClass)
  }

  private mutating func writeCaptionID() {
    guard !options.captionID.isEmpty else { return }
    out.append(UInt8(ascii: " "))
    for byte in options.captionID.utf8 { out.append(byte.isNameByte ? byte : UInt8(ascii: "-")) }
  }

  private mutating func writeHead(of screen: Screen) {
    out.append("<!DOCTYPE html>\n<html")
    writeLanguage()
    out.append(
      """
      >
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <meta name="color-scheme" content="
      """)
    let theme = options.theme(of: screen)
    switch theme {
    case .automatic: out.append("light dark")
    case .light: out.append("light")
    case .dark: out.append("dark")
    }
    out.append("\">\n<title>")
    writeTitle(of: screen)
    out.append("</title>\n<style>\n")
    plan.style.append(to: &out, theme: theme)
    out.append("</style>\n</head>\n")
  }

  private mutating func writeLanguage() {
    if HTMLOptions.isLanguageTag(options.language) {
      out.append(" lang=\"")
      out.append(verbatim: options.language)
      out.append(UInt8(ascii: "\""))
    }
    out.append(isRightToLeft ? " dir=\"rtl\"" : " dir=\"ltr\"")
  }

  private mutating func writeWidth() {
    switch plan.width {
    case .narrow: out.append(" narrow")
    case .middle: break
    case .wide: out.append(" wide")
    }
  }

  private mutating func writeTitle(of screen: Screen) {
    if screen.title.isBlank {
      out.append(words.page.untitled)
    } else {
      out.append(attribute: screen.title)
    }
  }

  private mutating func writeBody(of screen: Screen) {
    out.append("<div class=\"hd\">\n")
    if plan.style.families.contains(.drafts) {
      out.append("<p class=\"draft\"><bdi><strong>")
      out.append(words.samples.draft)
      out.append(".</strong> ")
      out.append(words.samples.dotted.lead)
      out.append(" <span class=\"smp\">")
      out.append(words.samples.dotted.mark)
      out.append("</span> ")
      out.append(words.samples.dotted.tail)
      out.append("</bdi></p>\n")
    }
    out.append("<h1 class=\"t1\" id=\"")
    writeScreenID("t")
    out.append("\">")
    if screen.title.isBlank { out.append(words.page.untitled) } else { writeIsolated(screen.title) }
    out.append("</h1>\n</div>\n")
    for (index, block) in plan.arrangement.blocks.enumerated() {
      write(block, at: index, of: screen)
    }
    // Windows are outside of every column, tab and step: any button may open them.
    for index in plan.arrangement.windows {
      writeDialog(screen.sections[index], at: index)
    }
    if screen.sections.isEmpty { writeNothing() }
  }

  /// Writes the placeholder for an empty collection.
  mutating func writeNothing() {
    out.append("<p class=\"m\">")
    out.append(words.page.nothing)
    out.append("</p>\n")
  }
}
