internal import ScreenCatalog
internal import ScreenTables
internal import ScreenText

/// Subjects of a kind of screen that are more than the name of a thing.
extension PhraseReader {
  /// Returns the days that a modifier begins or ends with, and its other words: "July calendar",
  /// "Monday class schedule". Returns nil for a name that has a day in it.
  func period(
    in modifier: ArraySlice<String>
  ) -> (days: SamplePeriod, rest: ArraySlice<String>)? {
    guard things.named(modifier) == nil, !isTopic(modifier) else { return nil }
    for length in [2, 1] where length <= modifier.count {
      let first = modifier.prefix(length)
      if let days = SamplePeriod(first) { return (days, modifier.dropFirst(length)) }
      let last = modifier.suffix(length)
      if let days = SamplePeriod(last) { return (days, modifier.dropLast(length)) }
    }
    return nil
  }

  /// Returns the pattern of a kind of screen that words name letter by letter.
  func headPattern(_ words: ArraySlice<String>) -> Pattern? {
    if let pattern = pattern(ofHead: words) { return pattern }
    // A "request" is a form, and "requests" are a list of them.
    guard let last = words.last, case let one = Wording.singular(last), one != last,
      pattern(ofHead: words.dropLast() + [one]) != nil
    else { return nil }
    return pattern(ofHead: words.dropLast() + [one, "list"])
  }

  func pattern(ofHead words: ArraySlice<String>) -> Pattern? {
    bundle.patterns.pattern(.head, PhraseKey(words.spaced)).flatMap {
      $0.isCalled(words) ? $0 : nil
    }
  }

  /// Returns the things of a topic as the subject of a pattern for things to read about.
  func readThing(of modifier: ArraySlice<String>, for pattern: Pattern) -> Thing? {
    guard pattern.roles.contains(.fact), things.finding(modifier) == nil,
      let topic = topic(named: modifier)
    else { return nil }
    var thing = Thing(topic)
    thing.said = modifier.spaced
    return thing
  }

  /// Returns what is sought or kept by an activity that nothing else is known of: an "apartment
  /// hunting comparison" compares apartments.
  func soughtThing(of modifier: ArraySlice<String>, for pattern: Pattern) -> Thing? {
    guard modifier.count > 1, let last = modifier.last, last.hasSuffix("ing"),
      things.named(modifier) == nil, things.named([last]) == nil,
      let object = things.named(modifier.dropLast()),
      let thing = fitting(object, pattern)
    else { return nil }
    return Thing(things.noun(modifier), thing.frame, reason: thing.reason)
  }

  /// Returns the thing whose tasks a checklist has if it is named before an activity: the tasks of a
  /// "forklift safety" checklist are those of a forklift.
  func taskThing(of modifier: ArraySlice<String>, for pattern: Pattern) -> Thing? {
    guard pattern.lines.contains("*tasks"), modifier.count > 1,
      let front = things.finding(modifier.dropLast()), front.rest == 0,
      !front.thing.frame.tasks.isEmpty, let thing = fitting(front.thing, pattern)
    else { return nil }
    return Thing(things.noun(modifier), thing.frame, reason: thing.reason)
  }

  /// Returns the tasks of a subject as things with states and days: a "housekeeping task board" has
  /// what there is to do in housekeeping.
  func tasks(of modifier: ArraySlice<String>) -> Thing? {
    guard modifier.count > 1, let last = modifier.last, things.named(modifier) == nil,
      Self.tasks.contains(Wording.singular(last)), var thing = things.named([last]),
      let subject = things.finding(modifier.dropLast())?.thing, !subject.frame.tasks.isEmpty
    else { return nil }
    let title = thing.frame.titlePlace
    let tasks = subject.frame.tasks
    thing.frame.rows = zip(thing.frame.rows, tasks).map { row, task in
      var row = row
      row[title] = task
      return row
    }
    thing.noun = things.noun(modifier)
    return thing
  }

  private static let tasks: Set<String> = ["task", "job", "chore", "duty"]
}
