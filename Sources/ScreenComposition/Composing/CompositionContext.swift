internal import Sampling
import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading
internal import ScreenText

/// The inputs for composing one brief.
struct CompositionContext {
  private struct SharedContext {
    let brief: Brief
    let allowedComponents: AllowedComponents
    let book: SampleValues
    let currency: String?
  }

  /// The values that are the same for the whole brief, in an array of one element, because every
  /// component builder copies the context, and copying an array copies one reference.
  private let shared: [SharedContext]
  /// Whether samples stand in for missing values.
  let samples: SamplePolicy
  /// The sampler that makes the choices.
  let sampler: Sampler
  /// The actions requested for each thing of the current requirement: "with a Book button".
  var itemActions: [Phrase] = []

  init(
    brief: Brief, allowedComponents: AllowedComponents, book: SampleValues, samples: SamplePolicy,
    sampler: Sampler
  ) {
    shared = [
      SharedContext(
        brief: brief, allowedComponents: allowedComponents, book: book,
        currency: Self.currency(of: brief.intent))
    ]
    self.samples = samples
    self.sampler = sampler
  }

  /// The brief to express.
  var brief: Brief { shared[0].brief }
  /// The components that the grammar allows.
  var allowedComponents: AllowedComponents { shared[0].allowedComponents }
  /// The sample values, in the language of the brief.
  var book: SampleValues { shared[0].book }

  /// The sign of the currency that the intent uses; nil if it mentions dollars or no currency.
  var currency: String? { shared[0].currency }

  private static func currency(of intent: String) -> String? {
    guard !intent.contains(bytesOf: "$") else { return nil }
    return currencies.first { intent.contains(bytesOf: $0.written) }?.sign
  }

  private static let currencies: [(written: String, sign: String)] = [
    ("€", "€"), ("£", "£"), ("¥", "¥"), ("₹", "₹"), (" EUR", "€"), (" GBP", "£"),
  ]

  /// Returns the index of the picked option; the first if none is allowed.
  func pick(among scores: [Logit], at address: StreamAddress) -> Int {
    (try? sampler.pick(among: scores, at: address)) ?? 0
  }

  /// Returns the stream that samples at an address are drawn from.
  func stream(_ address: StreamAddress) -> SplitMix64 {
    address.stream(seed: sampler.options.isGreedy ? 0 : sampler.options.seed)
  }

  /// Returns the name of the sample pool that a requirement's label calls for.
  func meaning(_ details: Details) -> String? {
    guard let label = details.label?.text else { return nil }
    return book.pool(for: label)?.name
  }

  /// Returns the sample for a fact about the one person whom a screen is about, so that the email
  /// matches the name.
  func person(for label: String) -> String? {
    guard let people = book.pool(named: "person"),
      let meaning = book.pool(for: label, reading: .facts)
    else { return nil }
    var stream = stream(.root.appending("person"))
    let draw = SampleValues.Draw(people, count: 1, from: &stream)
    if meaning.name == people.name {
      return Self.ownNames.contains(label.lowercased()) ? draw.values.first : nil
    }
    return draw.values(of: meaning.name)?.first
  }

  private static let ownNames: Set<String> = ["name", "full name", "first name", "display name"]

  /// Whether a figure is a score on a scale of at most ten.
  func isRating(_ details: Details) -> Bool {
    guard meaning(details) == "rating" || hasFractionOfScale(details) else { return false }
    if let target = details.target, Quantity(target.text).map({ $0.number > 10 }) ?? true {
      return false
    }
    guard let value = details.value else { return true }
    return Quantity(value.text).map { $0.number <= 10 && $0.unit != "%" } ?? false
  }

  /// Whether a figure has a fraction and is out of five or ten, as people's ratings are.
  private func hasFractionOfScale(_ details: Details) -> Bool {
    guard let value = details.value, let target = details.target, !value.text.contains("%"),
      let best = Quantity(target.text), let score = Quantity(value.text)
    else { return false }
    return best.unit.isEmpty && score.unit.isEmpty && (best.number == 5 || best.number == 10)
      && score.number <= best.number && Quantity.whole(score.number) == nil
  }

  /// Whether the ranked things are teams or others with points.
  func isContest(_ details: Details) -> Bool {
    let isAboutTeams =
      meaning(details) == "team" || book.pool(for: brief.topic.text)?.name == "team"
    let isOfPoints = details.label.map { $0.text.lowercased().hasPrefix("points") } ?? false
    let isScored =
      isOfPoints && !details.items.isEmpty
      || details.items.contains { item in
        item.values.contains { Quantity($0.text)?.unit.hasPrefix("point") ?? false }
      }
    return (isAboutTeams || isScored) && hasPoints(details)
  }

  /// Whether standings can show the given values: at most one whole number for each thing.
  func hasPoints(_ details: Details) -> Bool {
    details.columns.count < 3
      && details.items.allSatisfy { $0.values.count < 2 && $0.values.allSatisfy(Self.isPoints) }
  }

  /// Whether standings can show a value as it is, because a given value must be neither rounded nor
  /// guessed.
  private static func isPoints(_ value: Phrase) -> Bool {
    guard let number = Quantity(value.text)?.number else { return value.pointer == nil }
    return (-999...9999).contains(number) && Quantity.whole(number) != nil
  }

  /// Whether something is to be listened to or watched.
  func isRecording(_ details: Details) -> Bool {
    if let variant = details.variant { return variant == "audio" || variant == "video" }
    switch meaning(details) {
    case "song", "podcast", "movie": return true
    default: return false
    }
  }

  /// Whether an exercise is counted rather than timed.
  func isCounted(_ details: Details) -> Bool {
    details.items.isEmpty
      ? false : details.items.allSatisfy { $0.times != nil && $0.seconds == nil }
  }

  /// Whether the things of a collection have pictures or actions, which table rows do not show.
  func needsCards(_ details: Details) -> Bool {
    !itemActions.isEmpty
      || details.columns.contains { $0.action != nil || isPicture($0) }
  }

  /// Whether a column holds pictures.
  func isPicture(_ column: Phrase) -> Bool { book.pool(for: column.text)?.name == "photo" }

  /// Whether a list style can show what is asked of its things: a gallery needs pictures, and a
  /// timeline needs times.
  func canCarry(_ details: Details, inListStyle style: String) -> Bool {
    switch style {
    case "gallery": details.columns.contains(where: isPicture)
    case "timeline": details.columns.contains { book.isTime($0.text) }
    default: true
    }
  }

  /// Whether a calendar can show all that is asked of its things, because that is only their names
  /// and days.
  func canCarryInCalendar(_ details: Details) -> Bool {
    let name = book.nameColumn(of: details, called: details.label?.text ?? brief.title.text)
    return details.items.allSatisfy { $0.values.count < 2 && ComponentBuilder.day(of: $0) != nil }
      && details.columns.indices.allSatisfy { place in
        place == name || book.isDay(details.columns[place].text)
      }
  }

  /// Whether a column holds ratings.
  func isScore(_ column: Phrase) -> Bool { book.pool(for: column.text)?.name == "rating" }

  /// Whether an input has a value of on or off.
  static func isSwitch(_ details: Details) -> Bool {
    guard details.items.isEmpty, let value = details.value else { return false }
    return value.isOn != nil
  }
}
