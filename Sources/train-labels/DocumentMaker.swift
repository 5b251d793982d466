import Foundation
import Sampling

/// Makes documents: such as state what is shown, and such as describe a screen.
struct DocumentMaker {
  private let sentences: CatalogSentences
  private var random: SplitMix64

  init(_ sentences: CatalogSentences, seed: UInt64) {
    self.sentences = sentences
    random = SplitMix64(seed: seed)
  }

  private mutating func one<Values: Collection>(of values: Values) -> Values.Element {
    values[values.index(values.startIndex, offsetBy: number(below: values.count))]
  }

  private mutating func number(below bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &random)
  }

  private mutating func small(_ text: String) -> String {
    let isName = text.dropFirst().first?.isUppercase ?? true
    return isName || number(below: 2) == 0 ? text : text.prefix(1).lowercased() + text.dropFirst()
  }

  // MARK: Forms

  private mutating func headed(_ title: String, _ body: String) -> String {
    one(of: ["", "# \(title)\n\n", "\(title)\n", "\(title):\n", "## \(title)\n", "\(title)\n\n"])
      + body
  }

  private mutating func listed(_ lines: [String]) -> String {
    if number(below: 4) == 0 {
      return lines.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n")
    }
    let mark = one(of: ["- ", "* ", "• "])
    return lines.map { mark + $0 }.joined(separator: "\n")
  }

  /// Lines in groups: below headings, or below items.
  private mutating func grouped(_ groups: [(head: String, lines: [String])], _ title: String)
    -> String
  {
    let groups = groups.filter { !$0.lines.isEmpty }
    if number(below: 2) == 0 {
      let parts = groups.map { group in
        "## \(group.head)\n" + group.lines.map { "- " + $0 }.joined(separator: "\n")
      }
      return "# \(title)\n\n" + parts.joined(separator: "\n\n")
    }
    let parts = groups.map { group in
      "- \(group.head)\n" + group.lines.map { "  - " + $0 }.joined(separator: "\n")
    }
    return headed(title, parts.joined(separator: "\n"))
  }

  // MARK: Documents that state

  private static let firstNames = [
    "Ada", "Ben", "Chloe", "Dev", "Elif", "Femi", "Greta", "Hugo", "Ines", "Jonas", "Kira", "Liam",
    "Mona", "Nuno", "Olga", "Priya", "Rosa", "Sven", "Tara", "Uma", "Victor", "Wen", "Yara",
  ]
  private static let lastNames = [
    "Okafor", "Lindqvist", "Hart", "Mendez", "Castle", "Duarte", "Osei", "Petrov", "Trott",
    "Hanley", "Novak", "Silva", "Marsh", "Kowalski", "Bell", "Frost", "Ito", "Singh",
  ]
  private static let lists = [
    "Packing list", "Shopping list", "To do", "Snag list", "Handover", "Stock check", "Agenda",
    "Team sheet", "Minutes", "Menu", "Rota", "Ingredients", "Inventory", "Lost property",
    "Guest list", "Loan register", "Kit list", "Notes",
  ]
  private static let places = [
    "Bed 1", "Room 4", "Hall B", "Day 1", "Monday", "Week 2", "Aisle 5", "Van 2", "Kitchen",
    "Shed", "Upstairs", "Garden",
  ]
  private static let states = [
    "open", "done", "paid", "EXPIRED", "in progress", "waiting", "broken", "ok", "lost", "late",
  ]
  private static let verbs = [
    "check", "fix", "bring", "call", "ask", "clean", "order", "buy", "wash", "paint", "replace",
    "return", "move", "book", "print", "pack",
  ]

  private mutating func person() -> String {
    let (first, last) = (one(of: Self.firstNames), one(of: Self.lastNames))
    return one(of: ["\(first) \(last)", first, "\(first.prefix(1)). \(last)", "Dr \(last)"])
  }

  private mutating func amount() -> String {
    let count = number(below: 900) + 1
    return one(of: ["£\(count % 90).50", "$\(count)", "\(count) kg", "\(count % 100)%", "\(count)"])
  }

  private mutating func day() -> String {
    one(of: [
      "2026-03-1\(number(below: 10))", "\(number(below: 27) + 1) Mar", "Fri 14:00", "Monday",
    ])
  }

  private mutating func note() -> String {
    let (noun, name) = (one(of: sentences.nouns), one(of: Self.firstNames))
    let (verb, state) = (one(of: Self.verbs), one(of: Self.states))
    return one(of: [
      "\(verb) the \(noun)", "needs a new \(noun)", "\(name) to \(verb) the \(noun)",
      "\(noun) is \(state)", "out of \(noun)s", "\(verb) two \(noun)s before Friday",
      "no \(noun) yet", "\(noun) left by the door", "\(noun) – \(state)", "talk to \(name)",
      "\(name) has the \(noun)", "\(noun) good, as new",
    ])
  }

  private mutating func thing(_ group: [String]) -> String {
    let noun = one(of: sentences.nouns)
    return small(
      one(of: [
        one(of: group), one(of: group), one(of: group), "old \(noun)", "\(noun) x3", "\(noun) (2)",
        "\(number(below: 9) + 2) \(noun)s",
      ]))
  }

  private mutating func statedTitle() -> String {
    let (list, noun) = (one(of: Self.lists), one(of: sentences.nouns))
    return one(of: [
      one(of: sentences.titles), list, "\(list) – \(noun)", "\(list) March 2026", "My \(noun)s",
      "\(noun) register",
    ])
  }

  /// A document of things, people, notes, pairs or facts.
  mutating func stated() -> String {
    let count = number(below: 8) + 2
    let (group, title) = (one(of: sentences.things), statedTitle())
    switch number(below: 10) {
    case 0, 1: return headed(title, listed((0..<count).map { _ in thing(group) }))
    case 2: return headed(title, listed((0..<count).map { _ in person() }))
    case 3, 4: return headed(title, listed((0..<count).map { _ in note() }))
    case 5:
      let mark = one(of: [" - ", ": ", " – ", ", "])
      let lines = (0..<count).map { _ in
        one(of: [thing(group), person()])
          + mark + one(of: [amount(), day(), person(), one(of: Self.states), note()])
      }
      return headed(title, listed(lines))
    case 6:
      let lines = (0..<count).map { _ in
        one(of: ["[ ] ", "[x] "]) + one(of: [thing(group), note()])
      }
      return headed(title, lines.map { "- " + $0 }.joined(separator: "\n"))
    case 7:
      let record = one(of: sentences.records)
      let facts = record.map { "\(small($0.name)): \($0.value)" }.joined(separator: "\n")
      guard number(below: 2) == 0 else { return headed(title, facts) }
      let members = (0..<3).map { _ in "  - " + one(of: [thing(group), person()]) }
      return facts + "\n\(one(of: sentences.nouns))s:\n" + members.joined(separator: "\n")
    default:
      let kind = number(below: 3)
      let groups = (0..<number(below: 3) + 2).map { _ in
        (
          head: one(of: [person(), one(of: Self.places), one(of: sentences.nouns).capitalized]),
          lines: (0..<number(below: 4) + 1).map { _ in
            kind == 0 ? thing(group) : kind == 1 ? person() : note()
          }
        )
      }
      return grouped(groups, title)
    }
  }

  // MARK: Documents that describe

  private static let others = [
    "search bar at the top", "filter by status", "sort by date", "back button", "pagination",
    "tabs for week and month", "user can delete a row", "progress bar on top", "a map with pins",
    "save as draft", "print button", "share link", "profile picture", "error message if it fails",
  ]
  private static let heads = [
    "Header", "Form", "Actions", "Main", "Footer", "Filters", "Top", "Details", "Buttons",
    "Overview",
  ]

  private mutating func line(of part: CatalogSentences.Part) -> String {
    let name = small(part.name)
    let options = part.options.prefix(4).joined(separator: ", ")
    let slashed = part.options.prefix(4).joined(separator: " / ")
    switch part.kind {
    case "input":
      return one(of: [
        name, name, name, name, "\(name) (required)", "\(name)*", "\(name) (text)", "\(name) field",
        "\(name): text",
      ])
    case "picker", "choice":
      return part.options.count < 2
        ? one(of: [name, "\(name) dropdown"])
        : one(of: [
          "\(name): \(options)", "\(name) (dropdown: \(options))", "\(name) - \(slashed)",
          "\(name) (\(slashed))", name,
        ])
    case "button", "action":
      return one(of: [
        name, name, name, "\(part.name) button", "a button to \(name)", "[\(part.name)]",
      ])
    case "toggle":
      return one(of: [name, "\(name) (on/off)", "toggle for \(name)", "\(name) yes/no"])
    case "slider": return one(of: ["\(name) slider", name])
    case "stat": return one(of: [name, name, "show \(name)", "\(name) card", "total \(name)"])
    case "chart": return one(of: ["chart of \(name)", "\(name) chart"])
    case "map": return one(of: ["map of \(name)", "map showing \(name)"])
    default:
      return one(of: ["list of \(name)", "table of \(name)", "show \(name)", name])
    }
  }

  /// A document that names the parts of a screen.
  mutating func described() -> String {
    let screen = one(of: sentences.screens)
    let name = screen.name
    let title = one(of: [name, name + " screen", name + " page", name + " form", "Screen: " + name])
    var lines = screen.parts.shuffled(using: &random).prefix(number(below: 7) + 2).map { $0 }
      .map { line(of: $0) }
    for _ in 0..<number(below: 3) {
      lines.insert(one(of: Self.others), at: number(below: lines.count + 1))
    }
    switch number(below: 6) {
    case 0:
      let lead = one(of: [
        "I need a \(name) with:\n", "\(name) with these fields:\n", "\(name), needs:\n",
        "We want a \(name) showing:\n", "Can you design a \(name)?\n\n",
      ])
      return lead + listed(lines)
    case 1: return listed(lines)
    case 2:
      let inputs = screen.parts.filter { ["input", "picker", "choice"].contains($0.kind) }
      let type = one(of: ["text", "____", "[text]", ""])
      return inputs.count < 2
        ? headed(title, listed(lines))
        : headed(title, inputs.map { "\($0.name): \(type)" }.joined(separator: "\n"))
    case 3:
      let half = (lines.count + 1) / 2
      return grouped(
        [
          (one(of: Self.heads), Array(lines.prefix(half))),
          (one(of: Self.heads), Array(lines.dropFirst(half))),
        ], title)
    default: return headed(title, listed(lines))
    }
  }
}
