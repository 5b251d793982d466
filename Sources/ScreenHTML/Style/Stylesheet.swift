internal import ScreenModel
internal import ScreenText

/// The style sheet: tokens, a base, and the families that are used.
struct Stylesheet {
  /// The blocks besides the base.
  var families: StyleFamilies = []
  /// The most steps that a wizard on the page has.
  var wizardSteps = 0

  /// Appends the sheet of a page.
  func append(to out: inout UTF8Buffer, theme: HTMLOptions.Theme) {
    appendTokens(to: &out, theme: theme)
    out.append(Self.base)
    appendFamilies(to: &out)
    out.append(Self.print)
  }

  /// Appends the sheet of fragments: the same rules, nested so that they touch nothing else.
  func appendScoped(to out: inout UTF8Buffer, theme: HTMLOptions.Theme) {
    appendTokens(to: &out, theme: theme)
    out.append(".sc{\n")
    out.append(Self.base)
    appendFamilies(to: &out)
    out.append(Self.print)
    out.append("}\n")
  }

  private func appendTokens(to out: inout UTF8Buffer, theme: HTMLOptions.Theme) {
    let hasSeries = families.contains(.series)
    out.append(".sc{")
    switch theme {
    case .automatic, .light: out.append(Self.lightTokens)
    case .dark: out.append(Self.darkTokens)
    }
    if hasSeries { out.append(theme == .dark ? Self.darkSeries : Self.lightSeries) }
    switch theme {
    case .automatic: out.append("color-scheme:light dark;")
    case .light: out.append("color-scheme:light;")
    case .dark: out.append("color-scheme:dark;")
    }
    out.append(Self.root)
    out.append("}\n")
    out.append(theme == .dark ? Self.paperFromDark : Self.paper)
    guard theme == .automatic else { return }
    out.append("@media screen and (prefers-color-scheme:dark){.sc{")
    out.append(Self.darkTokens)
    if hasSeries { out.append(Self.darkSeries) }
    out.append("}}\n")
  }

  private func appendFamilies(to out: inout UTF8Buffer) {
    if families.contains(.words) { out.append(Self.words) }
    if families.contains(.tags) { out.append(Self.tags) }
    if families.contains(.inputs) { out.append(Self.inputs) }
    if families.contains(.dates) { out.append(Self.dates) }
    if families.contains(.choices) { out.append(Self.choices) }
    if families.contains(.actions) { out.append(Self.actions) }
    if families.contains(.facts) { out.append(Self.facts) }
    if families.contains(.meters) { out.append(Self.meters) }
    if families.contains(.tables) { out.append(Self.tables) }
    if families.contains(.lists) { out.append(Self.lists) }
    if families.contains(.listStyles) { out.append(Self.listStyles) }
    if families.contains(.steps) { out.append(Self.steps) }
    if families.contains(.series) { out.append(Self.series) }
    if families.contains(.charts) { out.append(Self.charts) }
    if families.contains(.places) { out.append(Self.places) }
    if families.contains(.media) { out.append(Self.media) }
    if families.contains(.routine) { out.append(Self.routine) }
    if families.contains(.feedback) { out.append(Self.feedback) }
    if families.contains(.drafts) { out.append(Self.drafts) }
    if families.contains(.arrangements) { out.append(Self.arrangements) }
    if families.contains(.tabs) { out.append(Self.tabs) }
    if families.contains(.wizard) { appendWizard(to: &out) }
    if families.contains(.overlays) { out.append(Self.overlays) }
  }

  /// A wizard shows its first step, or the one whose empty target the address names.
  private func appendWizard(to out: inout UTF8Buffer) {
    out.append(Self.wizard)
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
