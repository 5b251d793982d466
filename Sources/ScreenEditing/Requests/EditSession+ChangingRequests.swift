internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenEditPlans
internal import ScreenEdits
internal import ScreenModel
internal import ScreenReading

/// Changing existing things.
extension EditSession {
  func changing(_ request: ChangeRequest) throws(Refusal) -> EditPlan {
    if let plan = fillingColumn(request) ?? fillingInOrder(request) { return plan }
    let request = naming(request)
    // `…, small and old`: words that nothing calls a name are no name of what was spoken of.
    if request.things.isEmpty, verbs(in: request).isEmpty, request.parts.count == 1,
      request.parts[0].label == .label, case let said = tokens(in: request.parts[0].range),
      said.allSatisfy({ !$0.isQuoted && $0.text.first?.isLowercase ?? false }),
      case let all = tokens(in: request.range),
      !all.indices.contains(where: { self.words.match("saying", at: all[$0...]) != nil })
    {
      throw Refusal(reason: "it does not say what is \(quoted(said))")
    }
    let words = tokens(in: request.things)
    if isPart("title", words), let text = request.said {
      return retitle(name(tokens(in: text), like: screen.title))
    }
    // `change its text to …`
    if request.things.count == 1, latest.count == 1, let text = request.said,
      let part = self.words.match("part", at: finder.bare(words)),
      part.count == finder.bare(words).count, case .missing = finder.find(words)
    {
      return part.meaning == "text" || part.meaning == "label"
        ? try say(word("them"), tokens(in: text))
        : try set(latest, EditProperty(name: part.meaning), to: tokens(in: text))
    }
    var spans = joined(request)
    // `the price ⟨of Assam⟩`
    if spans.count == 1, let place = request.places.first, let thing = request.things.first,
      self.words.match("of", at: tokens(in: place)) != nil
    {
      spans = [thing.union(place)]
    }
    if spans.count == 1, let (property, object) = property(in: tokens(in: spans[0])),
      case .missing = finder.find(tokens(in: spans[0])), let text = request.parts.first
    {
      return try set(try enumerated(object), property, to: tokens(in: text.range))
    }
    if let plan = try restating(request) { return plan }
    // `write "Be kind" under the title`
    if request.things.isEmpty, !request.places.isEmpty, request.elements.count == 1,
      spoken.contains(where: { $0.isQuoted && $0.range.overlaps(request.elements[0].range) })
    {
      return try adding(request)
    }
    if !request.elements.isEmpty, request.parts.allSatisfy({ $0.label.family != .role }) {
      return request.things.isEmpty ? try changing(named: request) : try replacing(request)
    }
    // New things are added, whatever the verb: `put rent 920 and food 350`.
    if request.things.isEmpty, !request.parts.isEmpty,
      request.parts.allSatisfy({ $0.label == .item || $0.label == .column })
    {
      return try adding(request)
    }
    // `meal choice: add none`
    if verbs(in: request).contains("add"), !request.parts.isEmpty,
      request.parts.allSatisfy({ $0.label == .option })
    {
      return try adding(request)
    }
    // Without a previous subject, a name is that of the screen, unless somebody tells what they do.
    if self.words.match("relating", at: tokens(in: request.range)) == nil, request.things.isEmpty,
      latest.isEmpty, let text = request.roles(.label).first
    {
      return retitle(name(tokens(in: text), like: screen.title))
    }
    if request.things.isEmpty, let look = request.roles(.kind).first,
      let plan = layingOut(tokens(in: look))
    {
      return plan
    }
    // `I'd prefer bars`: the only thing that can look so.
    if request.things.isEmpty, latest.isEmpty, request.parts.count == 1,
      let look = request.roles(.kind).first,
      case let kinds = self.words.kinds(taking: tokens(in: look)),
      kinds.count == 1,
      case let fitting = finder.candidates(in: nil).filter({ $0.kind == kinds[0] }),
      fitting.count == 1
    {
      return try changing(request, [fitting[0].target])
    }
    // `turn on life jackets`
    let switched = verbs(in: request).intersection(["mark", "unmark"])
    if request.things.isEmpty, switched.count == 1, let value = request.roles(.value).first,
      case .found(let targets) = finder.find(tokens(in: value))
    {
      return try marking(targets, isOn: switched.contains("mark"))
    }
    // `preselect Dr Lund`
    if request.things.isEmpty, latest.isEmpty, let value = request.roles(.value).first,
      case .part(_, let part)? = finder.find(tokens(in: value)).one, part.kind == "option"
    {
      return try marking(tokens(in: value), isOn: true)
    }
    if let plan = try placing(byRank: request) { return plan }
    let targets: [EditTarget]
    do throws(Refusal) { targets = try things(of: request) } catch {
      // Of several matching things, the one that the change can apply to is meant.
      guard case .ambiguous(_, let among) = finder.nearest(tokens(in: request.things)),
        finder.kinds(named: finder.bare(tokens(in: request.things))) == nil
      else { throw error }
      let plans = among.compactMap { target -> EditPlan? in
        guard let plan = try? changing(request, [target]) else { return nil }
        return plan.lacks.isEmpty && isOther(plan) ? plan : nil
      }
      // A change to a thing counts before a new name.
      let said = plans.filter { $0.subject != "rename" }
      guard let plan = plans.count == 1 ? plans.first : said.first, said.count < 2 else {
        throw error
      }
      return plan
    }
    return try changing(request, targets)
  }

  /// `make priority the first column`: a rank among things of its kind is a place; nil if the
  /// request says something else.
  private func placing(byRank request: ChangeRequest) throws(Refusal) -> EditPlan? {
    guard request.parts.isEmpty, request.things.count == 2,
      let target = finder.find(tokens(in: request.things[0])).one
    else { return nil }
    let rank = finder.bare(tokens(in: request.things[1]))
    guard let order = words.match("ordinal", at: rank), let number = Int(order.meaning),
      let kind = target.kind, words.meaning("kind", of: rank.dropFirst(order.count)) == kind
    else { return nil }
    return try move([target], to: number == 0 ? .end : .at(number - 1))
  }

  /// The options that a request states, each between two marks if marks separate them, without
  /// excluded ones.
  func options(of request: ChangeRequest) -> [SourceRange] {
    var options: [SourceRange] = []
    let said = request.roles(.option)
    let isDivided = zip(said, said.dropFirst()).contains { one, other in
      let between = one.upperBound..<max(one.upperBound, other.lowerBound)
      return text.utf8[between].contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") }
    }
    for option in said {
      if isDivided, let last = options.last, option.lowerBound == last.upperBound + 1 {
        options[options.count - 1] = last.union(option)
        continue
      }
      var words = tokens(in: option)
      if self.words.match("not", at: words) != nil || isIdle(words) { continue }
      // `picked from 1-0, 0-1 and forfeit`
      if let lead = self.words.match("range", at: words), lead.count < words.count {
        words = words.dropFirst(lead.count)
      }
      let start = words.first.map { max($0.range.lowerBound, option.lowerBound) }
      options.append(SourceRange(start ?? option.lowerBound, option.upperBound))
    }
    return options
  }

  /// Replaces a text that is shown somewhere: `change 12 to 15`, `replace Osei with Adeyemi
  /// everywhere`; nil if a thing is referred to by its name.
  private func restating(_ request: ChangeRequest) throws(Refusal) -> EditPlan? {
    guard let said = request.said, request.parts.count == 1, request.roles(.note).isEmpty,
      let first = request.things.first, let last = request.things.last
    else { return nil }
    let (old, new) = (tokens(in: first.union(last)), tokens(in: said))
    if let plan = try replacing(old: old, with: new) { return plan }
    let rest = tokens(in: request.range).filter { $0.range.lowerBound >= said.upperBound }
    let isEverywhere = rest.indices.contains { words.isPhrase("everywhere", rest[$0...]) }
    if isEverywhere { return try replacing((Array(word("all")) + old)[...], with: new) }
    // `change all EUR to GBP`
    let isAll = self.words.match("all", at: old) != nil
    guard request.things.count == 1, request.elements.isEmpty else { return nil }
    if case .found = finder.find(old), !isAll { return nil }
    if case .ambiguous = finder.find(old) { return nil }
    return try replacing(old, with: new)
  }

  private func changing(
    _ request: ChangeRequest, _ things: [EditTarget]
  ) throws(Refusal) -> EditPlan {
    var targets = things
    if let plan = try renaming(request, targets) ?? becoming(request, targets) { return plan }
    if let plan = keepingAsIs(request, targets) { return plan }
    if let plan = try beingDone(request, targets) { return plan }
    // `it is boarding`, where nothing was spoken of: the state that the screen shows.
    if targets == [.screen], latest.isEmpty, verbs(in: request).isEmpty, request.places.isEmpty,
      !request.things.isEmpty, request.parts.count == 1, request.parts[0].label == .value,
      words.isPhrase("them", tokens(in: request.things))
    {
      guard let state = finder.otherwise(word("form", "status"))?.one else {
        throw Refusal(
          reason: "it does not say what should be \(quoted(tokens(in: request.parts[0].range)))")
      }
      targets = [state]
    }
    // `description: a jazz night`
    if targets.count == 1, verbs(in: request).isEmpty, let thing = request.things.first,
      let said = request.said, thing.upperBound < said.lowerBound,
      text.utf8[thing.upperBound..<said.lowerBound].contains(UInt8(ascii: ":")),
      case .element(let address) = held(alone: targets[0]),
      element(at: address)?.component.kind.family == .text
    {
      targets = [.element(address)]
    }
    if request.parts.contains(where: { $0.label != .label && $0.label != .kind }) {
      targets = targets.map { held(alone: $0) }
    }
    var steps = EditSteps(self)
    let items = request.parts.filter { $0.label == .item && $0.children.isEmpty }.map(\.range)
    let options = options(of: request) + items
    var kinds = request.roles(.kind)
    // `hours should be Mon–Sat 7–19`: a thing without parts has one text.
    if targets.count == 1, options.isEmpty, request.parts.count == 1,
      let item = request.parts.first(where: { $0.label == .item }),
      case .element(let address) = targets[0], let kind = element(at: address)?.component.kind,
      ComponentPart.kinds[kind.rawValue] == nil
    {
      return try filling(targets, with: tokens(in: item.range), of: request)
    }
    if let plan = tabulating(request, targets) { return plan }
    if let plan = try again(request, targets) { return plan }
    // `rename it to Register`, if a thing has that name.
    if request.parts.isEmpty, let place = request.places.first,
      let link = words.match("link", at: tokens(in: place)), link.meaning == "to"
    {
      // `assign 103 to Kim`, who is in a column of the other rows.
      if !verbs(in: request).contains("rename"), targets.count == 1,
        targets[0].kind == "row" || targets[0].kind == "item",
        let plan = try valuing(
          targets, tokens(in: place).dropFirst(link.count), isChange: true)
      {
        return plan
      }
      // `Juan moved to Lisbon` says no name.
      let between = tokens(in: request.range).filter {
        $0.range.lowerBound >= (request.things.last?.upperBound ?? 0)
          && $0.range.upperBound <= place.lowerBound
      }[...]
      let isMoved = targets.count == 1 && (targets[0].kind == "row" || targets[0].kind == "item")
      guard !isMoved || between.isEmpty || !verbs(in: request).isEmpty else {
        throw Refusal(
          reason: "nothing in \(names(of: targets)) could be \(quoted(tokens(in: place)))")
      }
      return try rename(targets, to: tokens(in: place).dropFirst(link.count))
    }
    let property = property(saidIn: request)
    // `Double should be the default`
    let isChosen = request.roles(.value).contains {
      finder.find(tokens(in: $0)).one?.kind == "option"
    }
    if property?.name == "value", !isChosen, let first = targets.first, first.kind == "option" {
      return try marking(targets, isOn: true)
    }
    if let property, property.isText, property.name != "value",
      let said = wordsBehindColon(of: request),
      said.lowerBound > (request.things.first?.lowerBound ?? 0),
      !unnamed(in: request).contains(where: { token in
        token.range.lowerBound >= said.lowerBound && words.match("part", at: [token]) != nil
      })
    {
      let mark = said.upperBound < text.utf8.count && text.utf8[said.upperBound] == 0x3F ? "?" : ""
      return try set(targets, property, to: name(tokens(in: said), like: "A") + mark)
    }
    if let property, property.name != "value" {
      if request.parts.isEmpty { return try set(targets, property, to: "") }
      if request.parts.count == 1, let text = request.said {
        return try set(targets, property, to: tokens(in: text))
      }
    }
    if let plan = timing(request, targets) { return plan }
    // The subject of a sort or a move does not get options.
    guard options.isEmpty || !request.things.isEmpty || before?.kind != .move else {
      throw Refusal(reason: "it does not say what \(quoted(tokens(in: options))) are options of")
    }
    // `call the columns Club and Points`
    if options.count == targets.count, targets.allSatisfy({ $0.kind == "column" }),
      !verbs(in: request).isDisjoint(with: ["rename", "say"])
    {
      for (target, option) in zip(targets, options) {
        try steps.take(try steps.session.rename([target], to: tokens(in: option)))
      }
      return try steps.joined(orRefuse: "it does not say what they are called")
    }
    // One option of something that offers none is its value: `change the priority to low`.
    if options.count == 1, targets.count == 1, kinds.isEmpty, !takesOptions(targets[0]),
      let plan = try? filling(targets, with: tokens(in: options[0]), of: request)
    {
      return plan
    }
    if !options.isEmpty {
      let kind = kinds.isEmpty ? [] : tokens(in: kinds.removeFirst())
      try steps.take(try offering(targets, kind, options))
    }
    for (effect, said) in effects(of: request, kinds: kinds) {
      do throws(Refusal) {
        try steps.take(try steps.session.plan(effect, targets, said, of: request))
      } catch {
        // Of several things, those that the change can apply to.
        let fitting = targets.filter { target in
          (try? steps.session.plan(effect, [target], said, of: request)) != nil
        }
        let meant = fitting.isEmpty ? owner(ofAll: targets) : fitting
        guard targets.count > 1, !meant.isEmpty,
          let plan = try? steps.session.plan(effect, meant, said, of: request)
        else {
          steps.leave(written(said), because: error.reason)
          continue
        }
        try steps.take(plan)
      }
    }
    if steps.isEmpty, steps.lacks.isEmpty, let plan = try plan(byVerbOf: request) { return plan }
    return try steps.joined(
      orRefuse: "this is not an edit: it does not say how \(names(of: targets)) should be")
  }

  /// Whether options are what a thing holds.
  private func takesOptions(_ target: EditTarget) -> Bool {
    guard case .element(let address) = target,
      let kind = element(at: address)?.component.kind
    else { return target.kind != nil }
    return kind == .picker || kind == .field || ComponentPart.kinds[kind.rawValue] != nil
  }

  /// The change stated by the verb of a request without a role: `tick off the tyres`, `clear the
  /// note`; nil if the verb states none.
  func plan(byVerbOf request: ChangeRequest) throws(Refusal) -> EditPlan? {
    let words = excepted(request) ?? things(in: request)
    let all = tokens(in: request.range)
    for index in all.indices {
      guard let verb = self.words.match("verb", at: all[index...]) else { continue }
      switch verb.meaning {
      case "mark": return try marking(words, isOn: true)
      case "unmark": return try marking(words, isOn: false)
      case "clear": return try clearing(words)
      case "keep": return try keeping(words)
      case "copy": return try copying(words)
      default: continue
      }
    }
    // `number the steps`
    if let first = all.first, !first.isQuoted, let thing = request.things.first,
      first.range.upperBound <= thing.lowerBound, let targets = try? resolveTargets(words),
      targets.count == 1, let plan = try make(targets, [first])
    {
      return plan
    }
    return nil
  }

  /// The property that words outside of all roles name: `the placeholder`, `the default`; nil if
  /// they name none.
  func property(saidIn request: ChangeRequest) -> EditProperty? {
    let said = unnamed(in: request)
    for index in said.indices {
      guard let part = words.match("part", at: said[index...]),
        EditProperty.givable.contains(part.meaning)
      else { continue }
      return EditProperty(name: part.meaning)
    }
    return nil
  }

  /// `3 sets of lunges`, `rest 2 minutes`: sets the counts and durations of timed exercises; nil
  /// for anything else.
  private func timing(_ request: ChangeRequest, _ targets: [EditTarget]) -> EditPlan? {
    guard targets.count == 1, case .element(let address) = targets[0],
      let kind = element(at: address)?.component.kind, kind == .timer || kind == .repetition
    else { return nil }
    let said = [TreeLabel.value, .count, .time, .unit, .max].flatMap { request.roles($0) }
    guard let first = said.first else { return nil }
    let range = said.reduce(first) { $0.union($1) }
    let words = tokens(in: range).filter { token in
      !request.things.contains { $0.overlaps(token.range) }
    }
    // `3 sets`, if "sets" has no role.
    let behind = tokens(in: request.range).first { $0.range.lowerBound >= range.upperBound }
    let longer = behind.map { words + [$0] } ?? words
    return (try? valuing(targets, longer[...], isChange: true))
      ?? (try? valuing(targets, words[...], isChange: true)) ?? nil
  }
}
