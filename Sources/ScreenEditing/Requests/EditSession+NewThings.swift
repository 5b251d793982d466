internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenEditPlans
internal import ScreenEdits
internal import ScreenModel
internal import ScreenReading
internal import ScreenText

/// New things whose names or kinds stand outside of their brackets.
extension EditSession {
  /// `a half-day ⟨checkbox⟩`: the words before a kind are its name; `a $100 option` is an option.
  func takeKind(into request: inout ChangeRequest) {
    guard request.parts.count == 1 else { return }
    let part = request.parts[0]
    if part.label == .value, saidPartKind(request) == "option" {
      request.parts = [ReadingTree.Node(.option, part.range)]
    }
    guard part.label.family == .element, part.children.count == 1, part.children[0].label == .kind
    else { return }
    let kind = part.children[0].range
    let name = widened(kind, in: request).filter { !$0.range.overlaps(kind) }[...]
    guard !name.isEmpty, words.meaning("kind", of: tokens(in: kind)) != nil else { return }
    request.parts[0].children.insert(ReadingTree.Node(.label, range(of: name)), at: 0)
    request.parts[0].range = part.range.union(range(of: name))
  }

  /// `lead time 2.5 days` beside figures, where nothing has options or items, is one more figure.
  func takeFigure(into request: inout ChangeRequest) {
    guard request.elements.isEmpty, request.parts.count == 1, request.things.isEmpty,
      [.option, .item, .column].contains(request.parts[0].label),
      request.parts[0].children.isEmpty,
      onlyCollection == nil, !isSomewhere(.picker), neighbour(at: nil) != nil
    else { return }
    let said = tokens(in: request.parts[0].range)
    let figure = said.indices.dropFirst().first { index in
      said[index].text.utf8.contains(where: \.isASCIIDigit)
    }
    guard let figure else { return }
    let children = [
      ReadingTree.Node(.label, range(of: said[..<figure])),
      ReadingTree.Node(.value, range(of: said[figure...])),
    ]
    request.parts = [ReadingTree.Node(.field, request.parts[0].range, children: children)]
  }

  /// `Friday: fish` beside a table of two columns alone is one more row of it.
  func takeRow(into request: inout ChangeRequest) {
    guard request.parts.count == 1, request.parts[0].label == .fact, request.things.isEmpty,
      case .element(let address)? = onlyCollection,
      case .table(let table)? = element(at: address)?.component, table.columns.count == 2,
      !isSomewhere(.keyValue), !isSomewhere(.stat)
    else { return }
    request.parts[0].label = .item
  }

  /// `a student membership` beside a choice of memberships is one more option of it.
  func takeChoice(into request: inout ChangeRequest) {
    guard request.elements.count == 1, request.parts.count == 1, request.places.isEmpty,
      request.things.isEmpty, [.field, .choice, .fact, .toggle].contains(request.parts[0].label)
    else { return }
    var name = tokens(in: label(of: request.parts[0]))
    // `zone D` beside "Permit zone"
    if let value = request.parts[0].children.first(where: { $0.label == .value }), name.count == 1 {
      name = (Array(tokens(in: value.range)) + name)[...]
    } else if !isBare(request.parts[0]) {
      return
    }
    guard name.count > 1, name.allSatisfy({ !$0.isQuoted }), let head = name.last else { return }
    let noun = AnchorFinder.stem(head.folded)
    let homes = finder.all.filter { thing in
      thing.kind == "picker"
        && thing.labels.first?.count ?? 9 < 3
        && [thing.labels.first?.first, thing.labels.first?.last].contains { word in
          word.map(AnchorFinder.stem) == noun
        }
    }
    guard homes.count == 1, let home = homes[0].address,
      case .picker(let picker)? = element(at: home)?.component, picker.options.count > 1
    else { return }
    let option = range(of: name.dropLast())
    request.parts = [ReadingTree.Node(.option, option)]
    request.things = [head.range]
  }

  /// `colour after the model`: beside an input, a name alone is one more input and no option.
  func takeInput(into request: inout ChangeRequest) {
    guard request.elements.isEmpty, request.parts.count == 1, request.parts[0].label == .option,
      request.parts[0].children.isEmpty, saidPartKind(request) == nil
    else { return }
    switch try? place(of: request) {
    case .after(let targets), .before(let targets):
      guard case .element(let address)? = targets.first,
        element(at: address)?.component.kind.family == .input
      else { return }
    default: return
    }
    let name = ReadingTree.Node(.label, request.parts[0].range)
    request.parts = [ReadingTree.Node(.field, name.range, children: [name])]
  }

  /// The words of a range with those right before it that have no role and say nothing else: `a
  /// timezone ⟨dropdown⟩`.
  func widened(_ range: SourceRange, in request: ChangeRequest) -> ArraySlice<EditToken> {
    let own = tokens(in: range)
    var before: [EditToken] = []
    for token in unnamed(in: request).reversed() where token.range.upperBound <= range.lowerBound {
      let isIdle = ["article", "verb", "polite", "joint", "of", "link", "place"].contains {
        words.match($0, at: [token]) != nil
      }
      guard !token.isMark, !isIdle else { break }
      before.insert(token, at: 0)
    }
    let gap = before.last.map { $0.range.upperBound + 1 >= range.lowerBound } ?? true
    return gap ? (before + own)[...] : own
  }
}
