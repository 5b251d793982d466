internal import ScreenBrief
internal import ScreenDiagnostics
package import ScreenInputs
internal import ScreenModel
internal import ScreenText

/// The deeds of a document, which are given to its collection once that is known.
package struct Deeds {
  private var above: [Request] = []
  private var each: [(request: Request, noun: String)] = []

  /// Whether a head says what people do, so that nothing else is done.
  package var wereSaid = false

  package init() {}

  /// Keeps a deed; returns the button if it is one of its own.
  package mutating func take(_ deed: Deed) -> [Request] {
    switch deed {
    case .above(let requests): above += requests
    case .each(let request, let noun): each.append((request, noun))
    case .entered(let requests): return requests
    case .pressed(let request): return [request]
    }
    return []
  }

  /// Keeps what is done to each thing, whatever it is.
  package mutating func takeEach(_ requests: [Request]) {
    each += requests.map { ($0, "") }
  }

  /// Gives filters the values of the columns that they name, puts what stands above things there,
  /// and what is done to each thing on it; deeds of no collection are parts of the screen.
  package func apply(to wishes: inout [Request]) {
    let place = wishes.firstIndex { $0.isOfThings || $0.parts.contains(where: \.isOfThings) }
    guard let place else {
      wishes += above + each.map(\.request)
      return
    }
    var buttons: [Request] = []
    wishes[place].changeThings { things in
      let name = things.details.label.map { FoldedWords($0.text).words } ?? []
      for (request, noun) in each {
        let isOfThings = noun.isEmpty || name.contains(noun) || name.isEmpty
        if isOfThings { things.addPerThing([request.ofEach]) } else { buttons.append(request) }
      }
    }
    let things =
      wishes[place].isOfThings ? wishes[place] : wishes[place].parts.first(where: \.isOfThings)
    wishes += buttons
    let filled = above.map { $0.filled(from: things?.details) }
    let isNamed = wishes[place].isSection
    if isNamed {
      let first = wishes[place].parts.firstIndex(where: \.isOfThings) ?? 0
      wishes[place].parts.insert(contentsOf: filled, at: first)
    } else {
      wishes.insert(contentsOf: filled, at: place)
    }
    for index in wishes.indices { wishes[index] = wishes[index].filled(from: things?.details) }
  }
}

extension Request {
  /// Whether it shows things that one may do something to.
  fileprivate var isOfThings: Bool {
    (isCollection && subject != .component(.chart)
      && (!details.columns.isEmpty || details.nameColumn != nil || !details.items.isEmpty
        || subject == .component(.list) || subject == .need(.records)))
      && subject != .component(.steps) && subject != .component(.checklist)
  }

  /// Changes the first collection in it.
  fileprivate mutating func changeThings(_ change: (inout Request) -> Void) {
    if isOfThings {
      change(&self)
    } else if let part = parts.firstIndex(where: \.isOfThings) {
      change(&parts[part])
    }
  }

  /// A choice named like a column, with the values of that column as its options.
  fileprivate func filled(from things: Details?) -> Request {
    var request = self
    request.parts = parts.map { $0.filled(from: things) }
    guard let things, subject == .need(.choice), details.items.isEmpty,
      let label = details.label,
      let column = things.columns.firstIndex(where: { $0.isSame(as: label) }),
      column < things.columnValues.count, case .some(let values) = things.columnValues[column]
    else { return request }
    request.details.items = values.map { Details.Item(Phrase($0, from: label.origin)) }
    return request
  }
}
