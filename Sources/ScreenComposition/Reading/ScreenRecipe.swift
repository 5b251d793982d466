internal import ScreenDiagnostics
internal import ScreenModel

/// What a kind of screen holds, as needs, where an intent names the kind and nothing of it.
struct ScreenRecipe: Sendable {
  /// Its name in the cue file, its title and what the screen is for.
  var name: String
  var title: String
  var context: String
  /// Its place among the recipes.
  var index: Int
  var parts: [Part] = []

  /// A need of a recipe.
  struct Part: Sendable {
    var subject: Requirement.Subject
    var argument: String?
    var label: String
    var items: [String]
  }

  /// The recipes of `screens.cues`, in its order.
  static let all: [ScreenRecipe] = {
    guard let file = EmbeddedText.files.first(where: { $0.name == "screens.cues" }) else {
      return []
    }
    var recipes: [ScreenRecipe] = []
    for line in CueLines(file.text).lines {
      let words = line.head.split(separator: " ", maxSplits: 1).map(String.init)
      let texts = line.items.map { String(decoding: $0, as: UTF8.self) }
      guard let key = words.first, let label = texts.first else { continue }
      if key == "screen" {
        recipes.append(
          ScreenRecipe(name: words.last ?? "", title: "", context: "generic", index: recipes.count))
      } else if !recipes.isEmpty {
        recipes[recipes.count - 1].add(key, words.count > 1 ? words[1] : nil, label, texts)
      }
    }
    return recipes
  }()

  private static let places: [String: Int] = Dictionary(
    all.map { ($0.name, $0.index) }, uniquingKeysWith: { first, _ in first })

  /// The recipe with a name.
  static func named(_ name: String) -> ScreenRecipe? { places[name].map { all[$0] } }

  private mutating func add(_ key: String, _ argument: String?, _ label: String, _ texts: [String])
  {
    switch key {
    case "title": title = label
    case "context": context = label
    default:
      let subject: Requirement.Subject
      if let need = Need(rawValue: key) {
        subject = .need(need)
      } else if let component = ComponentKind(rawValue: key) {
        subject = .component(component)
      } else {
        return
      }
      parts.append(
        Part(subject: subject, argument: argument, label: label, items: Array(texts.dropFirst())))
    }
  }
}

extension Requirement {
  /// A requirement that a recipe implies.
  init(implied part: ScreenRecipe.Part, at range: SourceRange) {
    self.init(part.subject, range: range, words: "", isImplied: true)
    details.label = Phrase(part.label)
    switch part.subject {
    case .need(.input), .component(.field):
      details.fieldKind = part.argument.flatMap(Component.FieldKind.init(rawValue:)) ?? .text
    case .need(.records), .need(.ranking), .need(.schedule), .component(.table):
      details.columns = part.items.map { Phrase($0) }
    default:
      details.variant = part.argument
      details.items = part.items.map { Details.Item(Phrase($0)) }
    }
  }

  /// Which part of a screen the requirement stands for, so that what is named replaces what is
  /// implied.
  var isForInput: Bool {
    switch subject {
    case .need(.input), .need(.choice), .component(.field), .component(.picker),
      .component(.toggle), .component(.slider):
      true
    default: false
    }
  }

  /// Whether the requirement is something to set off.
  var isForAction: Bool { subject == .need(.action) || subject == .component(.button) }
}
