internal import ScreenText

extension Frame {
  /// The frame's rows as samples of such things: what they are called, and what is said of each.
  ///
  /// An attribute is found by its label, and by its kind where it is the only one of that kind. It is
  /// nil where the rows have no names.
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
  /// What samples call values of this kind; nil where the kind alone does not say what they mean.
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
  /// The samples that are of this class, whatever the noun; nil where its things are too different.
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
