internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Lets the items behind a noun say what it asks for.
  mutating func adapt(_ index: Int) {
    let listed = requirements[index].details.items
    if isComponent(index, .steps, .list), listed.count > 1,
      listed.allSatisfy({ item in
        isTemporal(item.label)
          && item.values.first.flatMap { firstToken(of: $0) }.map { kind($0) == .number } ?? false
      })
    {
      // "Steps: Mon 12, Tue 18" are counted, not taken.
      requirements[index].subject = .need(.trend)
    }
    if isNeed(index, .records, .fact, .status), listed.contains(where: \.isSelected),
      headToken(of: index).map({ isRole($0, .tasks) }) ?? false
    {
      // "to-do: mend the net, oil the winch (done)"
      requirements[index].subject = .component(.checklist)
    }
    guard case .need(let need) = requirements[index].subject else { return }
    let items = requirements[index].details.items
    if isPriced(items) { return price(index) }
    let timed = items.count { $0.seconds != nil || $0.times != nil }
    let stated = items.count { $0.state != nil }
    let valued = items.count { !$0.values.isEmpty }
    let open = need == .fact || need == .metric || need == .records || need == .input
    let isOpenState = open || need == .status || need == .place
    if need == .metric, valued == items.count, namesFigures(index) { return }
    if timed * 2 >= items.count, timed > 0, open || need == .routine {
      requirements[index].subject = .need(.routine)
    } else if stated * 2 >= items.count, stated > 0, isOpenState {
      let isSequence = items.contains { $0.state.map { isProgress($0) } ?? false }
      requirements[index].subject = .need(isSequence && need != .status ? .sequence : .status)
    } else if valued * 2 > items.count, open, items.allSatisfy({ isTimedFirst($0) }) {
      // "14:00 The Larks, 16:30 Iron Bakery"
      requirements[index].subject = .need(.schedule)
    } else if valued * 2 > items.count, open, !isComparable(items) {
      if need != .records {
        requirements[index].subject = .need(.fact)
      }
    } else if valued * 2 > items.count, open {
      requirements[index].subject = .need(
        items.allSatisfy { isTemporal($0.label) }
          ? .trend
          // "eggs per hen: Ida 4, Greta 6"
          : need == .metric || requirements[index].details.dimension != nil
            ? .breakdown : .records
      )
    } else if open, items.count > 1 {
      // "Units: metric or imperial"
      let last = firstToken(of: items[items.count - 1].label) ?? 0
      let isChoice = valued == 0 && plays(last - 1, CueSet(.alternative))
      requirements[index].subject = .need(isChoice ? .choice : .records)
    }
  }

  /// Whether a noun says that figures of several kinds follow: "player stats: goals 12, assists 7".
  func namesFigures(_ index: Int) -> Bool {
    headToken(of: index).map { lexicon.plays(.figures, tokens[$0].entry) } ?? false
  }

  func isProgress(_ state: Phrase) -> Bool {
    let text = lowercased(state).text
    return ["done", "now", "current", "current step", "next", "upcoming", "in progress"]
      .contains(text)
  }

  /// Whether an item has its time or its date before its name.
  func isTimedFirst(_ item: Details.Item) -> Bool {
    guard let value = item.values.first, let time = firstToken(of: value),
      let start = item.label.range?.lowerBound, tokens[time].start < start,
      tokens[time].kind == .number
    else { return false }
    return tokens[time].measure == .clock || tokens[time].measure == .date || isYear(time)
  }

  /// Whether a label is a day, a month or a year.
  func isTemporal(_ label: Phrase) -> Bool {
    guard let first = firstToken(of: label) else { return false }
    return tokens[first].plays(CueSet(.day, .period)) || isYear(first)
  }
}
