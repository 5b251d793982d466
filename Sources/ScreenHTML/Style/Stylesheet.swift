internal import ScreenModel
internal import ScreenText

/// The style sheet: tokens, a base, and the families in use, each from a file in `Embedded`.
struct Stylesheet {
  /// The blocks besides the base.
  var families: StyleFamilies = []
  /// The maximum number of steps of any wizard on the page.
  var wizardSteps = 0
  /// The accents in use, without the standard one.
  var accents: Set<Screen.Accent> = []
  /// The appearances that a fragment may have of its own, against the theme.
  var appearances: Set<Screen.Appearance> = []

  /// Appends the style sheet of a page.
  func append(to out: inout UTF8Buffer, theme: HTMLOptions.Theme) {
    appendTokens(to: &out, theme: theme)
    appendLooks(to: &out)
    out.append(EmbeddedText.base)
    appendFamilies(to: &out)
    out.append(EmbeddedText.print)
  }

  /// Appends the style sheet of fragments: the same rules, nested so that they affect nothing else.
  func appendScoped(to out: inout UTF8Buffer, theme: HTMLOptions.Theme) {
    appendTokens(to: &out, theme: theme)
    appendLooks(to: &out)
    out.append(".sc{\n")
    out.append(EmbeddedText.base)
    appendFamilies(to: &out)
    out.append(EmbeddedText.print)
    out.append("}\n")
  }

  private func appendTokens(to out: inout UTF8Buffer, theme: HTMLOptions.Theme) {
    let isDark = theme == .dark
    appendColors(isDark: isDark, to: &out)
    switch theme {
    case .automatic: out.append(".sc{color-scheme:light dark}\n")
    case .light: out.append(".sc{color-scheme:light}\n")
    case .dark: out.append(".sc{color-scheme:dark}\n")
    }
    out.append(EmbeddedText.root)
    out.append(isDark ? EmbeddedText.paperFromDark : EmbeddedText.paper)
    guard theme == .automatic else { return }
    out.append("@media screen and (prefers-color-scheme:dark){")
    appendColors(isDark: true, to: &out)
    out.append("}\n")
  }

  private func appendColors(isDark: Bool, to out: inout UTF8Buffer) {
    out.append(isDark ? EmbeddedText.darkTokens : EmbeddedText.lightTokens)
    guard families.contains(.series) else { return }
    out.append(isDark ? EmbeddedText.darkSeries : EmbeddedText.lightSeries)
  }

  private func appendFamilies(to out: inout UTF8Buffer) {
    if families.contains(.words) { out.append(EmbeddedText.words) }
    if families.contains(.tags) { out.append(EmbeddedText.tags) }
    if families.contains(.inputs) { out.append(EmbeddedText.inputs) }
    if families.contains(.dates) { out.append(EmbeddedText.dates) }
    if families.contains(.marks) { out.append(EmbeddedText.marks) }
    if families.contains(.choices) { out.append(EmbeddedText.choices) }
    if families.contains(.actions) { out.append(EmbeddedText.actions) }
    if families.contains(.facts) { out.append(EmbeddedText.facts) }
    if families.contains(.meters) { out.append(EmbeddedText.meters) }
    if families.contains(.tables) { out.append(EmbeddedText.tables) }
    if families.contains(.records) { out.append(EmbeddedText.records) }
    if families.contains(.lists) { out.append(EmbeddedText.lists) }
    if families.contains(.listStyles) { out.append(EmbeddedText.listStyles) }
    if families.contains(.steps) { out.append(EmbeddedText.steps) }
    if families.contains(.series) { out.append(EmbeddedText.series) }
    if families.contains(.charts) { out.append(EmbeddedText.charts) }
    if families.contains(.places) { out.append(EmbeddedText.places) }
    if families.contains(.media) { out.append(EmbeddedText.media) }
    if families.contains(.looks) { out.append(EmbeddedText.looks) }
    if families.contains(.routine) { out.append(EmbeddedText.routine) }
    if families.contains(.feedback) { out.append(EmbeddedText.feedback) }
    if families.contains(.drafts) { out.append(EmbeddedText.drafts) }
    if families.contains(.arrangements) { out.append(EmbeddedText.arrangements) }
    if families.contains(.tabs) { out.append(EmbeddedText.tabs) }
    if families.contains(.wizard) { appendWizard(to: &out) }
    if families.contains(.overlays) { out.append(EmbeddedText.overlays) }
  }

  /// Appends the rules by which a wizard shows the step that the URL fragment targets, or else the
  /// first.
  private func appendWizard(to out: inout UTF8Buffer) {
    out.append(EmbeddedText.wizard)
    for step in 1..<max(1, wizardSteps) {
      out.append("@media screen{.wiz>i:nth-of-type(")
      out.append(integer: step + 1)
      out.append("):target~div{display:none}.wiz>i:nth-of-type(")
      out.append(integer: step + 1)
      out.append("):target~div:nth-of-type(")
      out.append(integer: step + 1)
      out.append("){display:grid}}\n")
    }
  }
}
