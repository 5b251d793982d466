internal import ScreenDiagnostics
internal import ScreenModel

extension Admitter {
  /// Gives each section a unique id: the one given, or one derived from its title.
  mutating func nameSections(_ sections: inout [SectionDraft]) {
    var taken: Set<String> = []
    var next: [String: Int] = [:]
    for index in sections.indices where !sections[index].section.id.isEmpty {
      let id = sections[index].section.id
      let unique = Slug.unique(id, limit: Slug.maximumLength, taken: &taken, next: &next)
      guard unique != id else { continue }
      report(
        "duplicate-id", "another section has the id '\(id)': it becomes '\(unique)'", .lossy,
        of: sections[index])
      sections[index].section.id = unique
    }
    for index in sections.indices where sections[index].section.id.isEmpty {
      let section = sections[index].section
      let slug =
        Slug.derived(from: sections[index].givenID)
        ?? Slug.ofSection(
          at: index, title: section.title, group: section.group,
          components: sections[index].drafts.lazy.map(\.component))
      sections[index].section.id = Slug.unique(
        slug, limit: Slug.maximumLength, taken: &taken, next: &next)
    }
  }

  /// Connects each button that opens something to the dialog it names.
  mutating func connectDialogs(_ sections: inout [SectionDraft]) {
    for section in sections.indices {
      for index in sections[section].drafts.indices {
        guard case .button(var button) = sections[section].drafts[index].component,
          !button.opens.isEmpty
        else { continue }
        let target = self.target(of: button.opens, sections)
        guard let target, target.layout == .dialog else {
          let reason = target == nil ? "no section has that id" : "that section is not a dialog"
          report(
            "dangling-opens", "'\(Self.excerpt(button.opens))' cannot be opened: \(reason)",
            .lossy, of: sections[section].drafts[index], severity: .error)
          button.opens = ""
          sections[section].drafts[index].component = .button(button)
          continue
        }
        guard target.id != button.opens else { continue }
        report(
          "opens-name", "'\(Self.excerpt(button.opens))' is read as the section '\(target.id)'",
          .lossless, of: sections[section].drafts[index])
        button.opens = target.id
        sections[section].drafts[index].component = .button(button)
      }
    }
  }

  private func target(of name: String, _ sections: [SectionDraft]) -> Section? {
    let found =
      sections.first { $0.section.id == name } ?? sections.first { $0.givenID == name }
      ?? sections.first { Self.isSame($0.section.id, name) || Self.isSame($0.section.title, name) }
    return found?.section
  }

  /// Gives inputs and actions the names that a host connects to, each unique in the screen.
  mutating func nameComponents(_ sections: inout [SectionDraft]) {
    var namer = ComponentNamer(grammar)
    for pass in ComponentNamer.Pass.allCases {
      namer.pass = pass
      for section in sections.indices {
        for index in sections[section].drafts.indices {
          namer.name(&sections[section].drafts[index].component)
          guard !namer.renamed.isEmpty else { continue }
          for (old, new) in namer.renamed {
            report(
              "duplicate-name", "another part of the screen is named '\(old)': it becomes '\(new)'",
              .lossy, of: sections[section].drafts[index])
          }
          namer.renamed = []
        }
      }
    }
  }
}
