package import ScreenBrief
package import ScreenDiagnostics
import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Sentences whose form alone says what they ask for, in a brief that was read otherwise.
extension Brief {
  /// Replaces what was read from sentences whose form says more.
  ///
  /// - Parameters:
  ///   - sentences: The sentences of the text that may ask for something.
  ///   - reader: The reader of their form.
  ///   - areLines: Whether each is one of several requests on lines of their own.
  /// - Returns: The sentences from which something else is made now.
  @discardableResult
  package mutating func takeForms(
    of sentences: [SourceRange], by reader: SentenceFormReader, areLines: Bool
  ) -> [SourceRange] {
    var reader = reader
    var taken: [SourceRange] = []
    for sentence in sentences {
      reader.things = Set(
        requirements.compactMap { requirement in
          requirement.hasThings || requirement.subject == .component(.list)
            ? requirement.details.label.flatMap { FoldedWords($0.text).words.last } : nil
        })
      guard let (form, range) = reader.form(of: sentence, isLine: areLines) else { continue }
      taken.append(range)
      take(form, of: range, reader.words.bytes, reader.inputs)
    }
    renameRepeated()
    nameKinds(reader)
    if areLines {
      takeListedColumns(reader)
      showThingsNotDrawn(reader)
    }
    for sentence in sentences { takeWhether(sentence, reader) }
    return taken
  }

  private mutating func take(
    _ form: SentenceForm, of sentence: SourceRange, _ utf8: [UInt8], _ inputs: InputBuilder
  ) {
    switch form {
    case .nothing(let reason):
      guard dropParts(in: sentence) else { return }
      leftOut.append(LeftOut(sentence, reason))
    case .parts(let parts):
      guard dropParts(in: sentence) else { return }
      // A name that is already there is not asked for again.
      let new = parts.filter { part in
        !requirements.contains {
          $0.subject == part.subject && part.parts.isEmpty
            && $0.details.label.map { label in part.details.label.map(label.isSame) ?? false }
              ?? false
        }
      }
      insert(new, of: utf8)
    case .columns(let columns, let thing):
      take(columns, of: thing, in: sentence, utf8)
    case .ofEach(let parts, let things): take(parts, of: things, in: sentence, utf8)
    case .rule(let rule, let name): take(rule, of: name, in: sentence, inputs)
    }
  }

  /// Drops what was read from a sentence; false if something in it continues behind it.
  private mutating func dropParts(in sentence: SourceRange) -> Bool {
    let own = requirements.indices.filter {
      sentence.lowerBound <= requirements[$0].range.lowerBound
        && requirements[$0].range.lowerBound < sentence.upperBound
    }
    let isWhole = own.allSatisfy { index in
      requirements[index].range.upperBound <= sentence.upperBound + 2
        || requirements[index].details.columns.allSatisfy { column in
          column.range.map { $0.upperBound <= sentence.upperBound } ?? true
        } && requirements[index].details.items.isEmpty
    }
    guard isWhole else { return false }
    requirements.drop(Set(own))
    return true
  }

  /// The index of the last collection before a place, by a word for its things if that is given.
  private func collection(of thing: String?, before place: Int) -> Int? {
    let all = requirements.indices.filter { index in
      requirements[index].range.lowerBound < place
        && (requirements[index].hasThings || requirements[index].subject.isShownThings)
        && !isOfRows(requirements[index].details.label)
    }
    let named = all.last { index in
      requirements[index].details.label.map { FoldedWords($0.text).words.last == thing } ?? false
    }
    return thing == nil ? all.last : named
  }

  /// Whether a label is only a word for rows: "Table".
  private func isOfRows(_ label: Phrase?) -> Bool {
    label.map {
      DocumentLexicon.shipped.sense(ofAll: FoldedWords($0.text), as: "form rows") != nil
    } ?? false
  }

  private mutating func take(
    _ columns: [(name: Phrase, values: [String])], of thing: String?, in sentence: SourceRange,
    _ utf8: [UInt8]
  ) {
    guard let place = collection(of: thing, before: sentence.lowerBound) else {
      guard thing == nil, dropParts(in: sentence) else { return }
      var details = Details()
      details.nameColumn = columns[0].name
      details.columns = columns.dropFirst().map(\.name)
      details.columnValues = columns.dropFirst().map(\.values).map {
        $0.isEmpty ? .open : .some($0)
      }
      insert([Request(.component(.table), sentence, details)], of: utf8)
      return
    }
    let target = requirements[place].range
    guard dropParts(in: sentence),
      let place = requirements.firstIndex(where: {
        $0.range == target && ($0.hasThings || $0.subject.isShownThings)
      })
    else { return }
    var details = requirements[place].details
    let known = details.columns.map(\.text) + (details.nameColumn.map { [$0.text] } ?? [])
    let new = columns.filter { column in
      !known.contains { FoldedWords($0) == FoldedWords(column.name.text) }
    }
    details.columnValues += Array(
      repeating: .open, count: max(0, details.columns.count - details.columnValues.count))
    var added = new[...]
    if details.nameColumn == nil, details.columns.isEmpty, details.items.isEmpty {
      details.nameColumn = added.popFirst()?.name
    }
    details.columns += added.map(\.name)
    details.columnValues += added.map { $0.values.isEmpty ? .open : .some($0.values) }
    requirements[place].details = details
    if requirements[place].subject == .component(.list) {
      requirements[place].subject = .component(.table)
    }
  }

  private mutating func take(
    _ parts: [Request], of things: Phrase?, in sentence: SourceRange, _ utf8: [UInt8]
  ) {
    let thing = things.flatMap { FoldedWords($0.text).words.last }
    let known = collection(of: thing, before: sentence.lowerBound)
    guard known != nil || things != nil else { return }
    let target = known.map { requirements[$0].range }
    guard dropParts(in: sentence) else { return }
    var place = requirements.firstIndex { $0.range == target }
    if place == nil, let things {
      insert(
        [Request(.component(.list), things.range ?? sentence, Details(label: things))], of: utf8)
      place = requirements.firstIndex { $0.range == things.range && $0.details.label == things }
    }
    guard let place else { return }
    // A choice for each thing is named by what the things are told to be.
    var added: [Requirement] = []
    Request.add(parts.map(\.ofEach), of: utf8, to: &added)
    for index in added.indices { added[index].parent = added[index].parent ?? place }
    let end = (place + 1..<requirements.count).first { requirements[$0].parent == nil }
    let at = end ?? requirements.count
    for index in requirements.indices {
      requirements[index].parent = requirements[index].parent.map {
        $0 >= at ? $0 + added.count : $0
      }
    }
    requirements.insert(contentsOf: added, at: at)
  }

  /// Sets a rule for an input by its name, or for the last inputs before a sentence.
  private mutating func take(
    _ rule: SourceRange, of name: String?, in sentence: SourceRange, _ inputs: InputBuilder
  ) {
    let earlier = requirements.indices.filter { index in
      requirements[index].subject == .need(.input)
        && requirements[index].range.lowerBound < sentence.lowerBound
    }
    let named = earlier.filter { index in
      requirements[index].details.label.map {
        FoldedWords($0.text).words.joined(separator: " ") == name
      } ?? false
    }
    let place = name == nil ? earlier.last(where: { !isRepetition($0) }) : named.last
    let target = place.map { (requirements[$0].range, requirements[$0].details.label) }
    guard dropParts(in: sentence) else { return }
    leftOut.append(LeftOut(sentence, "it is a rule for the input"))
    guard let target,
      let index = requirements.firstIndex(where: {
        $0.range == target.0 && $0.details.label == target.1
      }), let label = target.1
    else { return }
    var parts = InputParts(label, sentence)
    for part in inputs.words.members(of: rule) where inputs.saysRule(part) {
      inputs.take(part, &parts, isNote: true)
    }
    let details = parts.wish(inputs.book).details
    let bounds = (details.minimum, details.maximum)
    guard bounds.0 != nil || bounds.1 != nil else { return }
    requirements[index].details.minimum = bounds.0 ?? requirements[index].details.minimum
    requirements[index].details.maximum = bounds.1 ?? requirements[index].details.maximum
    requirements[index].details.unit = details.unit ?? requirements[index].details.unit
  }

  private func isRepetition(_ index: Int) -> Bool {
    guard let label = requirements[index].details.label else { return false }
    return DocumentLexicon.shipped.opening(of: FoldedWords(label.text), as: "form repeat") != nil
  }

  // MARK: Afterwards

  /// Names an input after the one that it repeats: "enter a new password and repeat it".
  private mutating func renameRepeated() {
    let phrases = DocumentLexicon.shipped
    var last: Phrase?
    for index in requirements.indices where requirements[index].subject == .need(.input) {
      guard let label = requirements[index].details.label else { continue }
      let folded = FoldedWords(label.text)
      if let last, let verb = phrases.opening(of: folded, as: "form repeat"),
        verb.length + 1 == folded.count,
        phrases.sense(ofAll: FoldedWords(folded.words[verb.length]), as: "sense lone") != nil
      {
        let text = folded.words[..<verb.length].joined(separator: " ")
        requirements[index].details.label = Phrase(
          LabelText.capitalized(text) + " " + LabelText.lowercased(last.text), from: label.origin)
        requirements[index].details.fieldKind =
          requirements.first { $0.details.label == last }?.details.fieldKind
      } else {
        last = label
      }
    }
  }

  /// A choice named like a column with known values has these as its options.
  package mutating func takeOptionsOfColumns() {
    var known: [(name: FoldedWords, values: [String])] = []
    for requirement in requirements {
      for (column, values) in zip(requirement.details.columns, requirement.details.columnValues) {
        if case .some(let all) = values { known.append((FoldedWords(column.text), all)) }
      }
    }
    for index in requirements.indices
    where requirements[index].subject == .need(.choice) && requirements[index].details.items.isEmpty
    {
      guard let label = requirements[index].details.label,
        let found = known.first(where: { $0.name == FoldedWords(label.text) })
      else { continue }
      requirements[index].details.items = found.values.map {
        Details.Item(Phrase($0, from: label.origin))
      }
    }
  }

  /// Reads the columns of a collection again if one of them has its values in brackets, which are
  /// no column: "name, plate, status (free / on trip / break)".
  private mutating func takeListedColumns(_ reader: SentenceFormReader) {
    let words = reader.words
    for index in requirements.indices.reversed() where index < requirements.count {
      let details = requirements[index].details
      let ranges = (details.nameColumn.map { [$0] } ?? []) + details.columns
      guard requirements[index].hasThings || requirements[index].subject.isShownThings,
        details.items.isEmpty,
        let start = ranges.compactMap(\.range?.lowerBound).min()
      else { continue }
      let end = words.bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") } ?? words.bytes.count
      guard let sentence = words.sentences(of: SourceRange(start, end)).first else { continue }
      let names = words.members(of: reader.withoutStop(sentence)).prefix(while: reader.isName)
      let columns = names.map(reader.column)
      guard columns.count >= max(2, ranges.count - 1),
        columns.contains(where: { !$0.values.isEmpty }),
        let last = names.last
      else { continue }
      let told = SourceRange(start, last.upperBound + 1)
      requirements[index].details.nameColumn = details.nameColumn == nil ? nil : columns[0].name
      let others = columns.dropFirst(details.nameColumn == nil ? 0 : 1)
      requirements[index].details.columns = others.map(\.name)
      requirements[index].details.columnValues = others.map {
        $0.values.isEmpty ? .open : .some($0.values)
      }
      if requirements[index].subject == .component(.list) {
        requirements[index].subject = .component(.table)
      }
      requirements.drop(
        Set(
          requirements.indices.filter {
            $0 != index && told.lowerBound <= requirements[$0].range.lowerBound
              && requirements[$0].range.upperBound <= told.upperBound
          }))
    }
  }

  /// Lists what no word asks to draw: "the attendance for the last sessions".
  private mutating func showThingsNotDrawn(_ reader: SentenceFormReader) {
    for index in requirements.indices where requirements[index].subject == .need(.trend) {
      let line = reader.words.line(around: requirements[index].range)
      let folded = reader.words.folded(line)
      let isDrawn = ["figure chart", "around chart", "word chart"].contains {
        reader.phrases.sense(in: folded, as: $0) != nil
      }
      if !isDrawn { requirements[index].subject = .need(.records) }
    }
  }

  /// "and whether we may enter the flat": a switch with these words, unless something is one.
  private mutating func takeWhether(_ sentence: SourceRange, _ reader: SentenceFormReader) {
    let words = reader.words
    for member in words.members(of: reader.withoutStop(sentence)) {
      let folded = words.folded(member)
      guard let whether = reader.phrases.opening(of: folded, as: "form whether"),
        (3...12).contains(folded.count - whether.length)
      else { continue }
      let own = requirements.indices.filter {
        member.lowerBound <= requirements[$0].range.lowerBound
          && requirements[$0].range.upperBound <= member.upperBound + 1
      }
      guard own.allSatisfy({ requirements[$0].subject == .need(.input) }), own.count < 2 else {
        continue
      }
      var name = words.dropping(whether.length, from: member)
      if let or = reader.phrases.ending(of: words.folded(name), as: "form or"),
        or.length < words.count(name)
      {
        name = words.droppingLast(or.length, from: name)
      }
      requirements.drop(Set(own))
      insert(
        [Request(.component(.toggle), member, Details(label: words.label(name)))], of: words.bytes)
    }
  }

  /// "What kind of problem it is" is named "Kind of problem".
  private mutating func nameKinds(_ reader: SentenceFormReader) {
    let phrases = reader.phrases
    for index in requirements.indices where requirements[index].subject.isInput {
      guard let label = requirements[index].details.label, !label.text.hasSuffix("?") else {
        continue
      }
      let folded = FoldedWords(label.text)
      guard let what = phrases.opening(of: folded, as: "form what kind"),
        let end = phrases.ending(of: folded, as: "form it is"),
        what.length + end.length < folded.count
      else { continue }
      let text = label.text.split(separator: " ").dropFirst(what.length - 2).dropLast(end.length)
      requirements[index].details.label = Phrase(
        LabelText.capitalized(text.joined(separator: " ")), from: label.origin)
    }
  }

  /// Adds wishes at their position in the text.
  ///
  /// - Parameters:
  ///   - wishes: The wishes, in the order of the text.
  ///   - utf8: The text.
  package mutating func insert(_ wishes: [Request], of utf8: [UInt8]) {
    guard let first = wishes.first else { return }
    var added: [Requirement] = []
    Request.add(wishes, of: utf8, to: &added)
    let place =
      requirements.firstIndex {
        $0.parent == nil && $0.range.lowerBound > first.range.lowerBound
      } ?? requirements.count
    for index in requirements.indices {
      requirements[index].parent = requirements[index].parent.map { parent in
        parent >= place ? parent + added.count : parent
      }
    }
    for index in added.indices { added[index].parent = added[index].parent.map { $0 + place } }
    requirements.insert(contentsOf: added, at: place)
  }
}

extension Requirement.Subject {
  /// Whether it shows several things as a list or a table.
  fileprivate var isShownThings: Bool { self == .component(.list) || self == .component(.table) }
}
