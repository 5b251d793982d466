internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenModel

/// What a line says of a collection: its form, its things, and what each of them shows and does.
struct CollectionClaim {
  /// The form that it is to have.
  enum Form: String {
    case list, cards, gallery, carousel, table, timeline
  }

  var form: Form?
  /// The words for its things: "latest deliveries"; nil if the line has none.
  var name: SourceRange?
  /// Whether the name is of one of them: "product cards", "one row per issue".
  var isOfOne = false
  var count: Int?
  /// Whether it begins with words for each thing.
  var isOfEach = false
  var attributes: [Attribute] = []
  /// What is pressed or ticked on each thing.
  var acts: [Request] = []
  /// Its things, where other lines name them.
  var items: [Details.Item] = []
  /// The words about its order and its look.
  var asides: [LeftOut] = []
  /// The wishes about rows that nothing can follow while there are none.
  var lacks: [Brief.UnmetCondition] = []

  /// Whether it says anything of each thing.
  var isDetailed: Bool { !attributes.isEmpty || !acts.isEmpty }

  /// Adds what another line says of the same things.
  mutating func add(_ other: CollectionClaim) {
    form = form ?? other.form
    for attribute in other.attributes
    where !attributes.contains(where: { $0.label.isSame(as: attribute.label) }) {
      attributes.append(attribute)
    }
    for act in other.acts where !acts.contains(where: { $0.details.label == act.details.label }) {
      acts.append(act)
    }
    asides += other.asides
    lacks += other.lacks
  }

  /// The request for the collection.
  ///
  /// - Parameters:
  ///   - label: What its things are called.
  ///   - range: The bytes that ask for it.
  /// - Returns: A table or a list.
  func request(_ label: Phrase?, _ range: SourceRange) -> Request {
    var details = Details(label: label, count: count)
    details.columns = attributes.map(\.label)
    details.columnValues = attributes.map(\.values)
    let isTable =
      form == .table || form == nil && !items.isEmpty && attributes.count > 1
      || (form ?? .list) == .list && attributes.count >= Self.fewestColumns
        && !attributes.contains(where: \.isPicture)
    if isTable, !details.columns.isEmpty, items.isEmpty {
      details.nameColumn = details.columns.removeFirst()
      details.columnValues.removeFirst()
    } else if let form, form != .list, form != .table {
      details.variant = form.rawValue
    } else if attributes.contains(where: \.isPicture) || !acts.isEmpty {
      details.variant = "cards"
    }
    details.items = items
    // Things without a name of their own are called by the first thing said of them.
    if !isTable, label == nil, items.isEmpty,
      let place = attributes.firstIndex(where: { !$0.isPicture })
    {
      details.nameColumn = details.columns.remove(at: place)
      details.columnValues.remove(at: place)
    }
    return Request(
      .component(isTable ? .table : .list), range, details, parts: acts.map(\.ofEach))
  }

  /// A list whose things show as many values as this has columns.
  private static let fewestColumns = 3
}
