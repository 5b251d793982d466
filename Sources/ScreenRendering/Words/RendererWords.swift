package import ScreenModel

/// The words that renderers add to a screen's own, in its language.
///
/// Each language has a file, and the initialiser takes every word, so that none can be left out.
package struct RendererWords: Sendable {
  /// The names of a page and its parts, and the words shown when something is empty.
  package var page: Page
  /// The words about samples.
  package var samples: Samples
  /// The words on and in controls without texts of their own.
  package var controls: Controls
  /// The names of things, for users who cannot see them.
  package var nouns: Nouns
  /// The words added to figures and states.
  package var facts: Facts
  /// The words added to timers and repetitions.
  package var routine: Routine
  /// Months, days and directions.
  package var calendar: Calendar

  /// The words of a language, by its BCP 47 tag; English for an unknown one.
  package init(language: String) {
    switch Substring(language.utf8.prefix { $0 != UInt8(ascii: "-") }) {
    case "it": self = .italian
    case "es": self = .spanish
    case "de": self = .german
    case "fr": self = .french
    case "pt": self = .portuguese
    case "nl": self = .dutch
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
  /// The names of a page and its parts, and the words shown when something is empty.
  package struct Page: Sendable {
    /// A screen without a title.
    package var untitled: StaticString
    /// An empty collection.
    package var nothing: StaticString
    /// Something that no component can express.
    package var unclear: StaticString
    /// A disclosure without a title.
    package var details: StaticString
    /// A dialog without a title, and the way out of one.
    package var dialog: StaticString
    package var close: StaticString
    /// The tabs.
    package var parts: StaticString
    /// "Step 1 of 3": the words before and between the numbers.
    package var step: (lead: StaticString, of: StaticString)
    /// The ways through a wizard; after the first, hidden, where it leads "to".
    package var back: StaticString
    package var to: StaticString
    package var next: StaticString
  }

  /// The words about samples.
  package struct Samples: Sendable {
    /// The name of a screen with samples.
    package var draft: StaticString
    /// The terminal's explanation of the mark after a sample.
    package var marked: StaticString
    /// The page's explanation: the words before, within and after a dotted line.
    package var dotted: (lead: StaticString, mark: StaticString, tail: StaticString)
    /// The tag of a collection of samples, and its text for users who cannot see it.
    package var tag: StaticString
    package var hidden: StaticString
  }

  /// The words on and in controls without texts of their own.
  package struct Controls: Sendable {
    /// Labels of controls without one.
    package var text: StaticString
    package var option: StaticString
    package var value: StaticString
    package var choice: StaticString
    package var proceed: StaticString
    package var open: StaticString
    package var start: StaticString
    /// The label of a play button, followed by the title.
    package var play: StaticString
    /// The label of a link to a picture.
    package var openImage: StaticString
    /// The text of an empty picker, search or file input.
    package var choose: StaticString
    package var search: StaticString
    package var file: StaticString
    /// The formats of a date and a time.
    package var date: StaticString
    package var time: StaticString
    /// Whether a switch is on.
    package var on: StaticString
    package var off: StaticString
    /// The rules of a field: "required, 3 to 8 characters".
    package var required: StaticString
    package var atLeast: StaticString
    package var atMost: StaticString
    package var upTo: StaticString
    package var characters: StaticString
  }

  /// The names of things, for users who cannot see them.
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
    /// "Chart as a table": the words after the chart's name, and those for the table's contents.
    package var asTable: StaticString
    package var values: StaticString
    /// A series without a name; its number follows.
    package var series: StaticString
  }

  /// The words added to figures and states.
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
    /// The meanings of a notice's colours.
    var neutral: StaticString
    var info: StaticString
    var success: StaticString
    var warning: StaticString
    var critical: StaticString
  }

  /// The words added to timers and repetitions.
  package struct Routine: Sendable {
    /// The direction of a timer, by itself and within a line.
    package var countsUp: (alone: StaticString, within: StaticString)
    package var rest: (alone: StaticString, within: StaticString)
    package var random: (alone: StaticString, within: StaticString)
    package var interval: StaticString
    /// "0:30 to 0:45".
    package var to: StaticString
    /// The words after a number.
    package var rounds: StaticString
    package var repetition: StaticString
    package var repetitions: StaticString
    package var sets: StaticString
    /// "3 sets of 12": the words between the numbers.
    package var setsOf: StaticString
  }

  /// Months, days and directions.
  package struct Calendar: Sendable {
    /// From January.
    var months: [StaticString]
    /// From Monday, in full and in two letters.
    package var weekdays: [StaticString]
    package var shortWeekdays: [StaticString]
    /// The words between a day and its month, and between a month and its year.
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

  /// The meaning of a tone's colour.
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
