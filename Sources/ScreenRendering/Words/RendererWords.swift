internal import ScreenModel

/// The words that renderers add to a screen's own, in its language.
///
/// Each language has a file, and the initialiser takes every word: none can be left out.
struct RendererWords: Sendable {
  /// What a page and its parts are called, and what is where there is nothing.
  var page: Page
  /// What is said of samples.
  var samples: Samples
  /// What is on and in controls that say nothing themselves.
  var controls: Controls
  /// What things are, for those who do not see it.
  var nouns: Nouns
  /// What is added to figures and states.
  var facts: Facts
  /// What is added to timers and repetitions.
  var routine: Routine
  /// Months, days and directions.
  var calendar: Calendar

  /// The words of a language, by its BCP 47 tag; English for one that is not known.
  init(language: String) {
    switch Substring(language.utf8.prefix { $0 != UInt8(ascii: "-") }) {
    case "it": self = .italian
    case "es": self = .spanish
    case "de": self = .german
    case "fr": self = .french
    default: self = .english
    }
  }

  init(
    page: Page, samples: Samples, controls: Controls, nouns: Nouns, facts: Facts,
    routine: Routine, calendar: Calendar
  ) {
    self.page = page
    self.samples = samples
    self.controls = controls
    self.nouns = nouns
    self.facts = facts
    self.routine = routine
    self.calendar = calendar
  }
}

extension RendererWords {
  /// What a page and its parts are called, and what is where there is nothing.
  struct Page: Sendable {
    /// A screen without a title.
    var untitled: StaticString
    /// An empty collection.
    var nothing: StaticString
    /// What no component can be.
    var unclear: StaticString
    /// A disclosure without a title.
    var details: StaticString
    /// A dialog without a title, and the way out of one.
    var dialog: StaticString
    var close: StaticString
    /// The tabs.
    var parts: StaticString
    /// "Step 1 of 3": what precedes the numbers, and between them.
    var step: (lead: StaticString, of: StaticString)
    /// The ways through a wizard; after the first, hidden, where it leads "to".
    var back: StaticString
    var to: StaticString
    var next: StaticString
  }

  /// What is said of samples.
  struct Samples: Sendable {
    /// What a screen with samples is called.
    var draft: StaticString
    /// What a terminal says of the mark after a sample.
    var marked: StaticString
    /// What a page says of them: the words before, within and after a dotted line.
    var dotted: (lead: StaticString, mark: StaticString, tail: StaticString)
    /// The tag of a collection of samples, and the same for those who do not see it.
    var tag: StaticString
    var hidden: StaticString
  }

  /// What is on and in controls that say nothing themselves.
  struct Controls: Sendable {
    /// Labels of controls without one.
    var text: StaticString
    var option: StaticString
    var value: StaticString
    var choice: StaticString
    var proceed: StaticString
    var open: StaticString
    var start: StaticString
    /// What plays something; its title follows.
    var play: StaticString
    /// What leads to a picture.
    var openImage: StaticString
    /// What is in a picker, a search or the choice of a file where there is nothing.
    var choose: StaticString
    var search: StaticString
    var file: StaticString
    /// How a date and a time are written.
    var date: StaticString
    var time: StaticString
    /// Whether a switch is on.
    var on: StaticString
    var off: StaticString
    /// What a field demands: "required, 3 to 8 characters".
    var required: StaticString
    var atLeast: StaticString
    var atMost: StaticString
    var upTo: StaticString
    var characters: StaticString
  }

  /// What things are, for those who do not see it.
  struct Nouns: Sendable {
    var list: StaticString
    var checklist: StaticString
    var steps: StaticString
    var table: StaticString
    var standings: StaticString
    var events: StaticString
    var event: StaticString
    var places: StaticString
    var code: StaticString
    var image: StaticString
    var audio: StaticString
    var video: StaticString
    /// A chart without a title, and its kinds.
    var chart: StaticString
    var bars: StaticString
    var line: StaticString
    var area: StaticString
    var pie: StaticString
    /// "Chart as a table": what follows the chart's name, and what the table holds.
    var asTable: StaticString
    var values: StaticString
    /// A series without a name; its number follows.
    var series: StaticString
  }

  /// What is added to figures and states.
  struct Facts: Sendable {
    /// The trend of a figure.
    var up: StaticString
    var down: StaticString
    /// "4.5 of 5", as it is read and as it is heard.
    var of: StaticString
    var outOf: StaticString
    /// The heads of standings.
    var rank: StaticString
    var team: StaticString
    var points: StaticString
    /// A step that is done.
    var done: StaticString
    /// What the colours of a notice say.
    var neutral: StaticString
    var info: StaticString
    var success: StaticString
    var warning: StaticString
    var critical: StaticString
  }

  /// What is added to timers and repetitions.
  struct Routine: Sendable {
    /// How a timer runs, by itself and within a line.
    var countsUp: (alone: StaticString, within: StaticString)
    var rest: (alone: StaticString, within: StaticString)
    var random: (alone: StaticString, within: StaticString)
    var interval: StaticString
    /// "0:30 to 0:45".
    var to: StaticString
    /// What follows a number.
    var rounds: StaticString
    var repetition: StaticString
    var repetitions: StaticString
    var sets: StaticString
    /// "3 sets of 12": what is between the numbers.
    var setsOf: StaticString
  }

  /// Months, days and directions.
  struct Calendar: Sendable {
    /// From January.
    var months: [StaticString]
    /// From Monday, in full and in two letters.
    var weekdays: [StaticString]
    var shortWeekdays: [StaticString]
    /// What is between a day and its month, and between a month and its year.
    var ofMonth: StaticString
    var ofYear: StaticString
    /// The points of the compass.
    var north: StaticString
    var south: StaticString
    var east: StaticString
    var west: StaticString

    /// The name of a month, counted from 1.
    func month(_ number: Int) -> StaticString { months[min(max(1, number), months.count) - 1] }
  }

  /// What the colour of a tone says.
  func word(for tone: Component.Tone) -> StaticString {
    switch tone {
    case .neutral: facts.neutral
    case .info: facts.info
    case .success: facts.success
    case .warning: facts.warning
    case .critical: facts.critical
    }
  }
}
