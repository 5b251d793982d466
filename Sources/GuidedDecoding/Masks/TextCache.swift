internal import Sampling

/// A cache of results for places within texts.
///
/// The tokens that continue a text are the same wherever the text occurs; the tokens that may come
/// after its end are kept as a set of tails. In this way places share what they have in common,
/// whatever their counts.
struct TextCache: Sendable {
  /// The numbers of sets of tails, by the place after a text.
  private var endings = ConfigurationTable()
  private var tailSets: [[UInt64]] = []
  private var setNumbers: [[UInt64]: Int] = [:]
  /// The numbers of the parts that continue texts, by machine and state.
  private var partNumbers = ConfigurationTable()
  private var parts: [TextPart] = []
  /// The numbers of the tokens that end a text and go on, by machine, state and set of tails.
  private var closerNumbers = ConfigurationTable()
  private var closers: [(tokens: ClosingTokens, part: Int)] = []
  /// The masks that other states can share, by machine.
  private var known: [Int: [CachedTextState]] = [:]
  private var ownBytes = 0

  /// The size of the cache, in bytes.
  var byteCount: Int {
    ownBytes + endings.byteCount + partNumbers.byteCount + closerNumbers.byteCount
  }

  /// Allows the tokens that may follow at a place.
  ///
  /// - Returns: Whether the result was cached; if not, the mask is unchanged.
  func fill(
    _ mask: inout OptionMask, at place: Configuration, in text: Automaton.Text, _ masks: Masks,
    _ pool: inout MaskPool
  ) -> Bool {
    guard let set = endings.index(of: masks.key(after: text, from: place)),
      let closer = closerNumbers.index(of: closerKey(place, text, set))
    else { return false }
    let lengths = masks.vocabulary.lengths
    let part = closers[closer].part
    let count = text.field.count(in: place.counts)
    let room = text.length.upperBound - count
    let lack = place.partial == .none ? text.length.lowerBound - count : 0
    guard !closers[closer].tokens.isListed || !parts[part].isListed(room: room) else {
      parts[part].list(&mask, room: room, lengths)
      closers[closer].tokens.list(&mask, room: room)
      forEachEarlyEnd(lack, place, text, masks) { mask.remove($0) }
      return true
    }
    var key = Configuration(node: UInt32(part))
    let step = max(parts[part].step(room), closers[closer].tokens.step(room))
    key.counts = UInt64(closer) << 32 | UInt64(UInt32(truncatingIfNeeded: step))
    key.text = UInt16(clamping: min(lack, lengths.greatestClosing + 1))
    if let known = pool.mask(of: key) {
      mask.borrow(known)
      return true
    }
    let made = pool.keep(key, lengths.wordCount) { bits in
      parts[part].write(&bits, room: room, lengths)
      closers[closer].tokens.write(&bits, room: room, lengths)
      forEachEarlyEnd(lack, place, text, masks) { bits.remove($0) }
    }
    mask.borrow(made)
    return true
  }

  /// Visits the tokens that end a text before it has the least number of scalars.
  private func forEachEarlyEnd(
    _ lack: Int, _ place: Configuration, _ text: Automaton.Text, _ masks: Masks,
    _ visit: (Int32) -> Void
  ) {
    guard lack > 0 else { return }
    let lengths = masks.vocabulary.lengths
    if !mayBeEmpty(place, text), masks.automaton.machines[text.machine].mayEnd[Int(place.state)] {
      lengths.ending.forEach(visit)
    }
    for token in lengths.closing {
      guard Int(lengths.counts[Int(token)]) < lack else { return }
      visit(token)
    }
  }

  // MARK: - Finding

  /// Finds the results for a place that are not cached yet.
  mutating func find(
    _ place: Configuration, in text: Automaton.Text, _ masks: Masks, _ walk: inout TokenWalk
  ) {
    let set = findTails(masks.key(after: text, from: place), masks, &walk)
    let machine = masks.automaton.machines[text.machine]
    let number = partNumbers.index(of: partKey(place, text)) ?? parts.count
    if number == parts.count {
      partNumbers.insert(partKey(place, text), number)
      parts.append(part(place, text, machine, masks))
    }
    let key = closerKey(place, text, set)
    guard closerNumbers.index(of: key) == nil else { return }
    var found = closers(place, in: text, machine, tailSets[set], masks)
    if mayBeEmpty(place, text) {
      found += masks.vocabulary.lengths.quotes.map { NeededToken(token: $0, need: 0) }
    }
    let tokens = ClosingTokens(found, masks.vocabulary.lengths)
    closerNumbers.insert(key, closers.count)
    closers.append((tokens, number))
    ownBytes += tokens.byteCount + 8
  }

  /// The tokens that end a text at a place and continue with one of a set of tails.
  private func closers(
    _ place: Configuration, in text: Automaton.Text, _ machine: TextMachine, _ set: [UInt64],
    _ masks: Masks
  ) -> [NeededToken] {
    guard set.contains(where: { $0 != 0 }) else { return [] }
    var found: [NeededToken] = []
    let isEmpty = mayBeEmpty(place, text)
    let alike = masks.vocabulary.prepared[masks.automaton.forms[text.machine]] ?? []
    guard place.partial == .none,
      let known = alike.first(where: { $0.state == place.state })?.closers
    else {
      TextCursor(text: place.text, bits: place.bits).forEachToken(
        of: masks.vocabulary.tails, machine, mayBeEmpty: isEmpty
      ) { if set.holds($0.tail) { found.append(NeededToken(token: $0.token, need: $0.need)) } }
      return found
    }
    let mayEndHere = isEmpty || machine.mayEnd[Int(place.state)]
    for each in known where set.holds(each.tail) && (each.need > 0 || mayEndHere) {
      found.append(NeededToken(token: each.token, need: each.need))
    }
    return found
  }

  /// The number of the set of tails that may follow at a place after a text.
  private mutating func findTails(
    _ ending: Configuration, _ masks: Masks, _ walk: inout TokenWalk
  ) -> Int {
    if let known = endings.index(of: ending) { return known }
    walk.run(masks.vocabulary.tails.trie, from: ending, masks.automaton)
    var set = [UInt64](repeating: 0, count: masks.vocabulary.tails.wordCount)
    for tail in walk.found { set[Int(tail) >> 6] |= 1 << UInt64(tail & 63) }
    let number = setNumbers[set] ?? tailSets.count
    if number == tailSets.count {
      setNumbers[set] = number
      tailSets.append(set)
      ownBytes += set.count * 8
    }
    endings.insert(ending, number)
    return number
  }

  private mutating func part(
    _ place: Configuration, _ text: Automaton.Text, _ machine: TextMachine, _ masks: Masks
  ) -> TextPart {
    let vocabulary = masks.vocabulary
    guard place.partial == .none else {
      let part = TextPart(
        machine, text: place.text, bits: place.bits, vocabulary.trie, vocabulary.lengths)
      ownBytes += part.byteCount + (part.mask?.byteCount ?? 0)
      return part
    }
    let alike =
      known[text.machine] ?? vocabulary.prepared[masks.automaton.forms[text.machine]] ?? []
    if let same = alike.first(where: { $0.state == place.state }) { return TextPart(same) }
    let part = TextPart.sharing(
      alike, machine, state: place.state, vocabulary.trie, vocabulary.lengths)
    ownBytes += part.byteCount
    if let mask = part.mask, part.tokens.isEmpty {
      known[text.machine] = alike + [CachedTextState(state: place.state, mask: mask)]
      ownBytes += mask.byteCount
    }
    return part
  }

  // MARK: - Keys

  /// Whether a text may end here because it is empty and has not begun.
  private func mayBeEmpty(_ place: Configuration, _ text: Automaton.Text) -> Bool {
    text.mayBeEmpty && place.partial == .none && text.field.count(in: place.counts) == 0
  }

  private func partKey(_ place: Configuration, _ text: Automaton.Text) -> Configuration {
    var key = Configuration(node: UInt32(text.machine))
    key.text = place.text
    key.bits = place.bits
    if place.partial != .none, let kind = place.partial.onlyKind(place.bits) {
      // Which scalar it becomes does not matter; the bits read never use all 16 bits.
      key.bits = .max - UInt16(kind.rawValue)
    }
    return key
  }

  private func closerKey(
    _ place: Configuration, _ text: Automaton.Text, _ set: Int
  ) -> Configuration {
    var key = partKey(place, text)
    key.counts = UInt64(set) << 1 | (mayBeEmpty(place, text) ? 1 : 0)
    return key
  }
}
