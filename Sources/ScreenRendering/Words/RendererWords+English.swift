extension RendererWords {
  package static let english = RendererWords(
    page: Page(
      untitled: "Untitled", nothing: "Nothing here yet", unclear: "Not expressed",
      details: "Details", dialog: "Dialog", close: "Close", parts: "Parts of this screen",
      step: ("Step", "of"), back: "Back", to: "to", next: "Next"),
    samples: Samples(
      draft: "Draft", marked: "* marks a sample value",
      dotted: ("Values with a", "dotted line", "are samples."), tag: "Sample", hidden: "(sample)"),
    controls: Controls(
      text: "Text", option: "Option", value: "Value", choice: "Choice", proceed: "Continue",
      open: "Open", start: "Start", play: "Play", openImage: "Open image", choose: "Choose",
      search: "Search", file: "Choose a file", date: "YYYY-MM-DD", time: "HH:MM", on: "on",
      off: "off", required: "required", atLeast: "at least", atMost: "at most", upTo: "to",
      characters: "characters"),
    nouns: Nouns(
      list: "list", checklist: "Checklist", steps: "steps", table: "table", standings: "standings",
      events: "events", event: "Event", places: "places", code: "code", image: "Image",
      audio: "audio", video: "video", chart: "Chart", bars: "bar chart", line: "line chart",
      area: "area chart", pie: "pie chart", asTable: "as a table", values: "values",
      series: "Series"),
    facts: Facts(
      up: "Up", down: "Down", of: "of", outOf: "out of", rank: "Rank", team: "Team",
      points: "Points", done: "(done)", neutral: "Note", info: "Info", success: "Success",
      warning: "Warning", critical: "Critical"),
    routine: Routine(
      countsUp: ("Counts up", "counts up"), rest: ("Rest", "rest"),
      random: ("Random length", "at random"), interval: "Interval", to: "to", rounds: "rounds",
      repetition: "repetition", repetitions: "repetitions", sets: "sets", setsOf: "sets of"),
    calendar: Calendar(
      months: [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
      ], weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
      shortWeekdays: ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"], ofMonth: " ", ofYear: " ",
      north: "N", south: "S", east: "E", west: "W"))
}
