import ScreenCompiler

extension DoctorCommand {
  static var version: Finding {
    Finding(state: .fine, subject: "screenc", detail: "version \(Compiler.version)")
  }

  /// Returns the finding on the Swift toolchain, which only building needs.
  static func toolchain(in environment: Environment) -> Finding {
    for folder in (environment.variable("PATH") ?? "").split(separator: ":") {
      let file = File(path: folder + "/swift")
      guard file.exists, !file.isFolder else { continue }
      return Finding(state: .fine, subject: "toolchain", detail: "swift at \(shown(file.path))")
    }
    return Finding(
      state: .absent, subject: "toolchain", detail: "swift is not on PATH; only building needs it",
      fix: "install it from https://www.swift.org/install, or extend PATH")
  }

  static func terminal(in environment: Environment) -> Finding {
    let term = environment.variable("TERM") ?? ""
    guard environment.isTerminal(.standardOutput) else {
      return Finding(
        state: .absent, subject: "terminal",
        detail: "standard output is not a terminal; screens are \(environment.columns) columns "
          + "wide",
        fix: "screenc render --width 100 INTENT")
    }
    let columns = environment.columns
    guard columns >= 40 else {
      return Finding(
        state: .failed, subject: "terminal", detail: "\(columns) columns; screens need 40 or more",
        fix: "widen the window, or screenc render --width 80 INTENT")
    }
    return Finding(
      state: .fine, subject: "terminal",
      detail: "\(columns) columns, TERM is '\(shown(term))'")
  }

  /// Returns the finding on whether the locale names UTF-8 as the encoding.
  static func encoding(in environment: Environment) -> Finding {
    if let locale = environment.locale, Environment.isUTF8(locale) {
      return Finding(state: .fine, subject: "encoding", detail: "UTF-8, from '\(shown(locale))'")
    }
    guard environment.locale == nil else {
      return Finding(
        state: .absent, subject: "encoding",
        detail: "the locale is not UTF-8; screens on a terminal are drawn in ASCII",
        fix: "export LC_ALL=C.UTF-8")
    }
    return Finding(
      state: .absent, subject: "encoding",
      detail: "no variable sets UTF-8; screens are written in UTF-8 anyway",
      fix: "export LANG=C.UTF-8, or screenc render --ascii INTENT")
  }

  static func color(in environment: Environment) -> Finding {
    let decision = environment.colorDecision(.auto, on: .standardOutput)
    let reason = shown(decision.reason)
    switch decision.depth {
    case .none:
      return Finding(
        state: .absent, subject: "colour", detail: "none: \(reason)",
        fix: "screenc render --color always INTENT")
    case .ansi16:
      return Finding(
        state: .fine, subject: "colour", detail: "16 colours: \(reason)",
        fix: "export COLORTERM=truecolor, if the terminal has more")
    case .ansi256:
      return Finding(
        state: .fine, subject: "colour", detail: "256 colours: \(reason)",
        fix: "export COLORTERM=truecolor, if the terminal has more")
    case .trueColor:
      return Finding(state: .fine, subject: "colour", detail: "all colours: \(reason)")
    }
  }

  /// The finding on the shipped grammars.
  static var shippedGrammars: [Finding] {
    let names = Grammar.shippedNames
    let faulty = names.filter { Grammar.named($0) == nil }
    guard faulty.isEmpty else {
      return [
        Finding(
          state: .failed, subject: "grammars",
          detail: "this build is broken: \(faulty.joined(separator: ", ")) cannot be read",
          fix: "swift build -c release")
      ]
    }
    return [
      Finding(state: .fine, subject: "grammars", detail: names.joined(separator: ", "))
    ]
  }

  /// The findings on the grammars in the current folder, one for each.
  static var ownGrammars: [Finding] {
    let files = ((try? File(path: ".").entries()) ?? []).filter {
      $0.path.hasSuffix(".grammar") && !$0.isFolder
    }
    return files.map { file in
      let name = shown(String(file.path.dropFirst(2)))
      guard let source = try? SourceText.read(file) else {
        return Finding(
          state: .failed, subject: "grammar", detail: "\(name) cannot be read",
          fix: "chmod +r '\(name)'")
      }
      let folder = GrammarFolder(of: file)
      let diagnostics = Grammar.parse(source, resolvingIncludes: folder.source).diagnostics
      let errors = diagnostics.count { $0.severity == .error }
      guard errors == 0 else {
        return Finding(
          state: .failed, subject: "grammar",
          detail: "\(name) has \(errors == 1 ? "an error" : "\(errors) errors")",
          fix: "screenc check --fix '\(name)'")
      }
      return Finding(
        state: .fine, subject: "grammar", detail: "\(name)",
        fix: "screenc render --grammar './\(name)' INTENT")
    }
  }

  static var catalog: Finding {
    let topics = Catalog.shipped.topics.count
    return Finding(
      state: topics > 0 ? .fine : .failed, subject: "catalog",
      detail: "\(topics) topics, version \(Compiler.version)",
      fix: topics > 0 ? nil : "swift build -c release")
  }

  /// Returns the finding on the browser for pictures of snapshots, which only their review needs.
  static func browser(in environment: Environment) -> Finding {
    guard let browser = HeadlessBrowser(in: environment) else {
      return Finding(
        state: .absent, subject: "browser",
        detail: "no Chromium or Chrome on PATH; only pictures of snapshots need it",
        fix: "install one, or open the page that 'screenc snapshot review' names")
    }
    return Finding(
      state: .fine, subject: "browser",
      detail: "\(shown(browser.program.path)) takes pictures of snapshots")
  }

  /// Returns the first 200 scalars of a text from outside, with control characters replaced,
  /// because a terminal would act on them.
  private static func shown(_ text: String) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(200) {
      let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
      shown.append(isControl ? "\u{FFFD}" : scalar)
    }
    return String(shown)
  }
}
