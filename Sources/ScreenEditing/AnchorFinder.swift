internal import ScreenModel

/// What an edit speaks of.
enum EditTarget: Hashable {
  case element(ElementAddress)
  case section(String)
  case screen
}

/// Finds what words of an edit mean: by own texts, kinds, places and values.
struct AnchorFinder {
  let screen: Screen
  let words: EditWords
  /// What the clause before was about: what `it` and `them` mean.
  var latest: [EditTarget] = []

  /// What came of looking.
  enum Result {
    case found([EditTarget])
    /// Several are meant equally well; their names.
    case ambiguous([String])
    /// Nothing is meant; the names of what there is.
    case missing([String])
  }

  private struct Candidate {
    var target: EditTarget
    var kind: String
    var labels: [[String]]
    var name: String
    var component: Component?
  }

  /// Finds what some words mean.
  func find(_ tokens: ArraySlice<EditToken>) -> Result {
    guard !tokens.isEmpty else { return .missing(names(of: candidates(in: nil))) }
    if let them = words.match("them", at: tokens), them.count == tokens.count, !latest.isEmpty {
      return .found(latest)
    }
    if let scope = scoped(tokens) { return find(scope.tokens, in: scope.section) }
    return find(tokens, in: nil)
  }

  /// The words before `in SECTION`, and that section; nil where no section is meant so.
  private func scoped(
    _ tokens: ArraySlice<EditToken>
  ) -> (tokens: ArraySlice<EditToken>, section: String)? {
    for index in tokens.indices.dropFirst().reversed() {
      guard let place = words.match("place", at: tokens[index...]), place.meaning == "in",
        index + place.count < tokens.endIndex,
        case .found(let targets) = find(tokens[(index + place.count)...], in: nil),
        targets.count == 1, case .section(let id) = targets[0]
      else { continue }
      return (tokens[..<index], id)
    }
    return nil
  }

  private func find(_ tokens: ArraySlice<EditToken>, in section: String?) -> Result {
    var rest = tokens
    var isAll = false
    if let all = words.match("all", at: rest) {
      isAll = true
      rest = rest.dropFirst(all.count)
    }
    while let article = words.match("article", at: rest) { rest = rest.dropFirst(article.count) }
    if let them = words.match("them", at: rest), them.count == rest.count, !latest.isEmpty {
      return .found(latest)
    }
    var ordinal: Int?
    if let first = words.match("ordinal", at: rest), rest.count > first.count {
      ordinal = Int(first.meaning)
      rest = rest.dropFirst(first.count)
    }
    let all = candidates(in: section)
    if isAll, rest.isEmpty { return .found(all.filter { $0.component != nil }.map(\.target)) }
    // The name in full, whatever kind its words may also say.
    let full = named(all, rest, exactly: true)
    if full.count == 1, ordinal == nil { return .found([full[0].target]) }
    let split = splitKind(rest)
    var found = full
    if found.isEmpty || ordinal != nil || !split.kinds.isEmpty {
      let ofKind = all.filter { split.kinds.isEmpty ? true : split.kinds.contains($0.kind) }
      let matched = split.name.isEmpty ? ofKind : matching(ofKind, split.name)
      if !matched.isEmpty || found.isEmpty { found = matched }
    }
    if rest.isEmpty || split.name.isEmpty && split.kinds.isEmpty { found = [] }
    if let ordinal {
      let place = ordinal == 0 ? found.count - 1 : ordinal - 1
      guard found.indices.contains(place) else { return .missing(names(of: all)) }
      return .found([found[place].target])
    }
    if isAll || split.isPlural && split.name.isEmpty {
      return found.isEmpty ? .missing(names(of: all)) : .found(found.map(\.target))
    }
    switch found.count {
    case 0:
      if let screen = words.match("screen", at: rest), screen.count == rest.count {
        return .found([.screen])
      }
      return .missing(names(of: all))
    case 1: return .found([found[0].target])
    default: return .ambiguous(names(of: found))
    }
  }

  // MARK: - Candidates

  private func candidates(in section: String?) -> [Candidate] {
    var list: [Candidate] = []
    for part in screen.sections where section == nil || part.id == section {
      if !part.title.isEmpty || section == nil {
        list.append(
          Candidate(
            target: .section(part.id), kind: "section",
            labels: [Self.fold(part.title), Self.fold(part.id)],
            name: "section \"\(part.title.isEmpty ? part.id : part.title)\"", component: nil))
      }
      for (index, element) in part.elements.enumerated() {
        let component = element.component
        let title = OwnTexts(of: component).title
        let kind = component.kind.rawValue
        list.append(
          Candidate(
            target: .element(ElementAddress(section: part.id, index: index)), kind: kind,
            labels: [Self.fold(title)] + Self.otherNames(of: component),
            name: title.isEmpty ? kind : "\(kind) \"\(title)\"", component: component))
      }
    }
    return list
  }

  /// What a component may be called beside its label: what a field takes, what hosts wire to.
  private static func otherNames(of component: Component) -> [[String]] {
    switch component {
    case .field(let field): [[field.kind.rawValue], fold(field.name)]
    case .button(let button): [fold(button.action)]
    case .picker(let picker): [fold(picker.name)]
    case .toggle(let toggle): [fold(toggle.name)]
    case .slider(let slider): [fold(slider.name)]
    default: []
    }
  }

  private func names(of candidates: [Candidate]) -> [String] { candidates.map(\.name) }

  // MARK: - Matching

  private func splitKind(
    _ tokens: ArraySlice<EditToken>
  ) -> (name: ArraySlice<EditToken>, kinds: Set<String>, isPlural: Bool) {
    // `the button called Save`, `the section Payment`.
    let leading = (1...3).reversed().lazy.compactMap { count -> (Int, String)? in
      guard count <= tokens.count, let kind = words.meaning("kind", of: tokens.prefix(count)) else {
        return nil
      }
      return (count, kind)
    }.first
    let trailing = words.meanings("kind", endingIn: tokens)
    if let longest = trailing.first?.count {
      let kinds = trailing.filter { $0.count == longest }.map(\.meaning)
      let isPlural = words.match("kind", at: tokens.suffix(longest)) == nil
      return (tokens.dropLast(longest), Set(kinds), isPlural)
    }
    if let (count, kind) = leading, count < tokens.count {
      var name = tokens.dropFirst(count)
      if let saying = words.match("saying", at: name) { name = name.dropFirst(saying.count) }
      return (name, [kind], false)
    }
    return (tokens, [], false)
  }

  /// The candidates that some words name best: in full, by all words, or by what they are set to.
  private func matching(_ candidates: [Candidate], _ name: ArraySlice<EditToken>) -> [Candidate] {
    let exact = named(candidates, name, exactly: true)
    if !exact.isEmpty { return exact }
    let valued = candidates.filter { candidate in
      guard let component = candidate.component,
        let value = words.value(name, of: candidate.kind)
      else { return false }
      var element = Element(component)
      return element.set(value.property, to: TreeValue(.text(value.value)))
        && element.component == component
    }
    if !valued.isEmpty { return valued }
    return named(candidates, name, exactly: false)
  }

  private func named(
    _ candidates: [Candidate], _ name: ArraySlice<EditToken>, exactly: Bool
  ) -> [Candidate] {
    let wanted = name.flatMap { Self.fold($0.text) }
    guard !wanted.isEmpty else { return [] }
    // A label in full counts before what a component is called otherwise.
    let labels = candidates.filter { $0.labels.first == wanted }
    if !labels.isEmpty { return labels }
    let others = candidates.filter { $0.labels.contains(wanted) }
    if exactly || !others.isEmpty { return others }
    return candidates.filter { candidate in
      candidate.labels.contains { label in wanted.allSatisfy { label.contains($0) } }
    }
  }

  /// The words of a text in lower case: letters and digits.
  static func fold(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }.map(
      String.init)
  }
}
