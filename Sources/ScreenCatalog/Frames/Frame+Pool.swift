internal import ScreenText

extension Frame {
  /// The frame's rows as a sample pool: the names of the rows and the details of each.
  ///
  /// Details are keyed by the label of their attribute, and also by the meaning of its kind if no
  /// other attribute has that meaning. The pool is nil if the rows have no names.
  var pool: SampleValues.Pool? {
    guard !rows.isEmpty, let title = attributes.firstIndex(where: \.isName) else { return nil }
    let rows = shownRows
    let text = FileText(
      attributes.indices.map { place in
        rows.map { $0[place] }.joined(separator: "|")
      }.joined(separator: "\n"))
    let columns = text.lines.map {
      FileText.Strings(text.items(of: $0, separator: UInt8(ascii: "|")), in: text)
    }
    guard columns.count == attributes.count, columns.allSatisfy({ $0.count == rows.count }) else {
      return nil
    }
    var details: [(name: String, values: FileText.Strings)] = []
    for (attribute, values) in zip(attributes, columns) {
      details.append((attribute.label.lowercased(), values))
    }
    for (attribute, values) in zip(attributes, columns) {
      guard let meaning = attribute.kind.meaning,
        attributes.count(where: { $0.kind.meaning == meaning }) == 1,
        !details.contains(where: { $0.name == meaning })
      else { continue }
      details.append((meaning, values))
    }
    return SampleValues.Pool(
      name: name, values: columns[title], isFigure: false, isAttribute: false, bounds: 20...480,
      unit: "", details: details)
  }
}

extension FrameAttribute.Kind {
  /// The name that samples use for values of this kind, or nil if the kind alone does not determine
  /// their meaning.
  fileprivate var meaning: String? {
    switch self {
    case .money: "price"
    case .day, .date: "date"
    case .duration, .length: "duration"
    case .rating, .year, .time, .phone, .email, .url, .address: rawValue
    case .place: "city"
    case .code: "reference"
    case .title, .name, .text, .note, .choice, .number, .percent: nil
    }
  }
}

extension FrameClass {
  /// The sample pool for any noun of this class, or nil if its things are too different.
  var pool: String? {
    switch self {
    case .person, .trade, .artist: "person"
    case .organisation: "company"
    case .venue: "venue"
    case .animal, .pet, .plant, .food, .dish, .drink, .garment, .accessory, .furniture, .appliance,
      .device, .tool, .vehicle, .part, .instrument, .game, .gear, .object, .material, .medicine,
      .dwelling, .landform, .region, .celestial, .weather, .event, .contest, .activity, .task,
      .trip, .reading, .ailment, .body, .emotion, .document, .money, .message, .work, .service,
      .subject, .software, .myth, .history, .symbol, .idea:
      nil
    }
  }
}
