package import ScreenModel

/// The words that renderers add to a screen's own, in its language.
///
/// Each language has a file, and the initialiser takes every word: none can be left out.
package struct RendererWords: Sendable {
  /// What a page and its parts are called, and what is where there is nothing.
  package var page: Page
  /// What is said of samples.
  package var samples: Samples
  /// What is on and in controls that say nothing themselves.
  package var controls: Controls
  /// What things are, for those who do not see it.
  package var nouns: Nouns
  /// What is added to figures and states.
  package var facts: Facts
  /// What is added to timers and repetitions.
  package var routine: Routine
  /// Months, days and directions.
  package var calendar: Calendar

  /// The words of a language, by its BCP 47 tag; English for one that is not known.
  package init(language: String) {
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
  package struct Page: Sendable {
    /// A screen without a title.
    package var untitled: StaticString
    /// An empty collection.
    package var nothing: StaticString
    /// What no component can be.
    package var unclear: StaticString
    /// A disclosure without a title.
    package var details: StaticString
    /// A dialog without a title, and the way out of one.
    package var dialog: StaticString
    package var close: StaticString
    /// The tabs.
    package var parts: StaticString
    /// "Step 1 of 3": what precedes the numbers, and between them.
    package var step: (lead: StaticString, of: StaticString)
    /// The ways through a wizard; after the first, hidden, where it leads "to".
    package var back: StaticString
    package var to: StaticString
    package var next: StaticString
  }

  /// What is said of samples.
  package struct Samples: Sendable {
    /// What a screen with samples is called.
    package var draft: StaticString
    /// What a terminal says of the mark after a sample.
    package var marked: StaticString
    /// What a page says of them: the words before, within and after a dotted line.
    package var dotted: (lead: StaticString, mark: StaticString, tail: StaticString)
    /// The tag of a collection of samples, and the same for those who do not see it.
    package var tag: StaticString
    package var hidden: StaticString
  }

  /// What is on and in controls that say nothing themselves.
  package struct Controls: Sendable {
    /// Labels of controls without one.
    package var text: StaticString
    package var option: StaticString
    package var value: StaticString
    package var choice: StaticString
    package var proceed: StaticString
    package var open: StaticString
    package var start: StaticString
    /// What plays something; its title follows.
    package var play: StaticString
    /// What leads to a picture.
    package var openImage: StaticString
    /// What is in a picker, a search or the choice of a file where there is nothing.
    package var choose: StaticString
    package var search: StaticString
    package var file: StaticString
    /// How a date and a time are written.
    package var date: StaticString
    package var time: StaticString
    /// Whether a switch is on.
    package var on: StaticString
    package var off: StaticString
    /// What a field demands: "required, 3 to 8 characters".
    package var required: StaticString
    package var atLeast: StaticString
    package var atMost: StaticString
    package var upTo: StaticString
    package var characters: StaticString
  }

  /// What things are, for those who do not see it.
  package struct Nouns: Sendable {
    package var list: StaticString
    package var checklist: StaticString
    package var steps: StaticString
    package var table: StaticString
    package var standings: StaticString
    package var events: StaticString
    package var event: StaticString
    package var places: StaticString
    package var code: StaticString
    package var image: StaticString
    package var audio: StaticString
    package var video: StaticString
    /// A chart without a title, and its kinds.
    package var chart: StaticString
    package var bars: StaticString
    package var line: StaticString
    package var area: StaticString
    package var pie: StaticString
    /// "Chart as a table": what follows the chart's name, and what the table holds.
    package var asTable: StaticString
    package var values: StaticString
    /// A series without a name; its number follows.
    package var series: StaticString
  }

  /// What is added to figures and states.
  package struct Facts: Sendable {
    /// The trend of a figure.
    package var up: StaticString
    package var down: StaticString
    /// "4.5 of 5", as it is read and as it is heard.
    package var of: StaticString
    package var outOf: StaticString
    /// The heads of standings.
    package var rank: StaticString
    package var team: StaticString
    package var points: StaticString
    /// A step that is done.
    package var done: StaticString
    /// What the colours of a notice say.
    var neutral: StaticString
    var info: StaticString
    var success: StaticString
    var warning: StaticString
    var critical: StaticString
  }

  /// What is added to timers and repetitions.
  package struct Routine: Sendable {
    /// How a timer runs, by itself and within a line.
    package var countsUp: (alone: StaticString, within: StaticString)
    package var rest: (alone: StaticString, within: StaticString)
    package var random: (alone: StaticString, within: StaticString)
    package var interval: StaticString
    /// "0:30 to 0:45".
    package var to: StaticString
    /// What follows a number.
    package var rounds: StaticString
    package var repetition: StaticString
    package var repetitions: StaticString
    package var sets: StaticString
    /// "3 sets of 12": what is between the numbers.
    package var setsOf: StaticString
  }

  /// Months, days and directions.
  package struct Calendar: Sendable {
    /// From January.
    var months: [StaticString]
    /// From Monday, in full and in two letters.
    package var weekdays: [StaticString]
    package var shortWeekdays: [StaticString]
    /// What is between a day and its month, and between a month and its year.
    package var ofMonth: StaticString
    package var ofYear: StaticString
    /// The points of the compass.
    package var north: StaticString
    package var south: StaticString
    package var east: StaticString
    package var west: StaticString

    /// The name of a month, counted from 1.
    package func month(_ number: Int) -> StaticString {
      months[min(max(1, number), months.count) - 1]
    }
  }

  /// What the colour of a tone says.
  package func word(for tone: Component.Tone) -> StaticString {
    switch tone {
    case .neutral: facts.neutral
    case .info: facts.info
    case .success: facts.success
    case .warning: facts.warning
    case .critical: facts.critical
    }
  }
}
