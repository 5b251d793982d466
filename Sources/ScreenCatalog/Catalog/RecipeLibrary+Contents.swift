import ScreenBrief
internal import ScreenModel
internal import ScreenText

extension RecipeLibrary {
  /// Reads the contents of the record at an index.
  package func recipe(at place: Int) -> Recipe { Self.recipe(entry(at: place)) }

  /// Reads the contents of a record.
  static func recipe(_ entry: Entry) -> Recipe {
    let text = entry.text
    let reader = LineReader(text: text)
    var contents = Contents()
    for line in text.lines(of: entry.body) {
      reader.read(line, of: .catalog(topic: entry.name), into: &contents)
    }
    contents.lendSamples()
    let title = entry.title.isEmpty ? Wording.capitalized(entry.name) : entry.title
    return Recipe(
      name: entry.name,
      cues: ([entry.names] + entry.others).flatMap { text.strings(of: $0) },
      title: title, isScreen: entry.kind == .screen, requirements: contents.requirements,
      options: contents.options, alternatives: contents.alternatives, context: entry.context,
      extras: entry.extras, layout: entry.layout)
  }

  /// The contents of a record read so far.
  private struct Contents {
    /// The target of the samples in a line that begins with `~`.
    enum Latest { case requirements, option, alternative }

    var requirements: [Requirement] = []
    var options: [Recipe.Option] = []
    var alternatives: [Recipe.Alternative] = []
    /// The range of the requirements added by the latest line that adds any.
    var line = 0..<0
    var latest = Latest.requirements

    /// The percentage of the latest line that its alternatives leave to it.
    var rest: Int {
      alternatives.reduce(100) { $1.line == line ? $0 - $1.share : $0 }
    }

    /// Adds cells to the samples of the latest line.
    mutating func addSamples(_ cells: [String]) {
      switch latest {
      case .requirements: RecipeLibrary.addSamples(cells, to: &requirements[line])
      case .option:
        RecipeLibrary.addSamples(cells, to: &options[options.count - 1].requirements[...])
      case .alternative:
        RecipeLibrary.addSamples(cells, to: &alternatives[alternatives.count - 1].requirements[...])
      }
    }

    /// Copies samples to alternatives without any from the requirements that they replace, one for
    /// one.
    mutating func lendSamples() {
      for place in alternatives.indices {
        let lenders = requirements[alternatives[place].line]
        let own = alternatives[place].requirements
        guard own.count == lenders.count, own.allSatisfy(\.details.samples.isEmpty) else {
          continue
        }
        for (index, lender) in lenders.enumerated() {
          alternatives[place].requirements[index].details.samples = lender.details.samples
        }
      }
    }
  }

  /// Reads lines of a record's contents.
  private struct LineReader {
    let text: FileText

    func read(_ line: Range<Int>, of origin: Origin, into contents: inout Contents) {
      let words = text.trimmed(line)
      guard let first = words.first else { return }
      switch text.bytes[first] {
      case UInt8(ascii: "~"):
        contents.addSamples(
          text.items(of: words.dropFirst(), separator: UInt8(ascii: "|")).map(text.string))
      case UInt8(ascii: "<"), UInt8(ascii: ">"):
        guard let (share, requirements) = shared(words, from: origin) else { return }
        let isOpening = text.bytes[first] == UInt8(ascii: "<")
        contents.options.append(
          Recipe.Option(share: share, isOpening: isOpening, requirements: requirements))
        contents.latest = .option
      case UInt8(ascii: "|"):
        guard !contents.line.isEmpty, let (share, requirements) = shared(words, from: origin),
          contents.rest - share > 50
        else { return }
        contents.alternatives.append(
          Recipe.Alternative(share: share, line: contents.line, requirements: requirements))
        contents.latest = .alternative
      default:
        let start = contents.requirements.count
        contents.requirements += reader.requirements(words, from: origin)
        contents.line = start..<contents.requirements.count
        contents.latest = .requirements
      }
    }

    private var reader: RecipeContents { RecipeContents(text: text) }

    /// Parses `> 30 subject Label`; returns nil without a share of 1…49 or without contents.
    private func shared(_ line: Range<Int>, from origin: Origin) -> (Int, [Requirement])? {
      let (share, rest) = reader.parts(of: text.trimmed(line.dropFirst()), at: UInt8(ascii: " "))
      guard let rest, let share = Int(text.string(share)), (1...49).contains(share) else {
        return nil
      }
      let requirements = reader.requirements(rest, from: origin)
      return requirements.isEmpty ? nil : (share, requirements)
    }
  }

  /// Adds the cells of `~ a | b`: as a row if the line above has one requirement, otherwise one
  /// value for each requirement.
  static func addSamples(
    _ cells: [String], to requirements: inout ArraySlice<Requirement>
  ) {
    guard requirements.count > 1 else {
      if let only = requirements.indices.first { requirements[only].details.samples.append(cells) }
      return
    }
    for (place, cell) in zip(requirements.indices, cells) {
      requirements[place].details.samples.append([cell])
    }
  }
}
