internal import ScreenModel
internal import ScreenText

/// The protocols and segments that plans are made of, and the words that ask for them.
public struct PlanLibrary: Sendable {
  /// The protocols, in file order.
  public private(set) var protocols: [PlanProtocol] = []
  /// The segments, in file order.
  public private(set) var segments: [PlanSegment] = []
  /// The lower-case cues for each subject of a step, such as "phone away" for "screens".
  package private(set) var subjects: [(name: String, cues: [String])] = []

  private var words: [String: Set<String>] = [:]

  /// The library that ships with the compiler, read when a plan is first requested.
  public static let shipped = PlanLibrary(
    TextLine.lines(of: FileText(named: "coach.plans", in: EmbeddedText.files)))

  /// Returns the protocol with a name.
  public func planProtocol(id: String) -> PlanProtocol? { protocols.first { $0.id == id } }

  /// Returns the segment with a name.
  public func segment(id: String) -> PlanSegment? { segments.first { $0.id == id } }

  /// Whether the file lists a lower-case word for a role.
  package func plays(_ word: String, _ role: String) -> Bool {
    words[role]?.contains(word) ?? false
  }

  /// Reads lines of the form `key argument: text`; `protocol` and `segment` each begin a record.
  init(_ lines: [TextLine]) {
    var isSegment = false
    for line in lines {
      switch line.key {
      case "subject": subjects.append((line.argument, line.items))
      case "words": words[line.argument] = Set(line.items)
      case "protocol":
        isSegment = false
        protocols.append(
          PlanProtocol(
            id: line.argument, cues: line.items, title: "", wake: .morning, bed: .evening,
            habit: "", steps: []))
      case "segment":
        isSegment = true
        segments.append(PlanSegment(id: line.argument, cues: line.items, title: ""))
      default:
        if isSegment, !segments.isEmpty {
          segments[segments.count - 1].read(line)
        } else if !protocols.isEmpty {
          protocols[protocols.count - 1].read(line)
        }
      }
    }
  }
}

extension PlanProtocol {
  fileprivate mutating func read(_ line: TextLine) {
    switch line.key {
    case "title": title = line.text
    case "habit": habit = line.text
    case "wake": wake = TimeOfDay(line.text) ?? wake
    case "bed": bed = TimeOfDay(line.text) ?? bed
    default: if let step = Step(line) { steps.append(step) }
    }
  }
}

extension PlanSegment {
  fileprivate mutating func read(_ line: TextLine) {
    switch line.key {
    case "title": title = line.text
    case "wake": wake = TimeOfDay(line.text)
    case "bed": bed = TimeOfDay(line.text)
    case "maximum": maximumShift = Int(line.text)
    default: if let step = PlanProtocol.Step(line) { steps.append(step) }
    }
  }
}

extension PlanProtocol.Step {
  /// Parses `step wake +30 light: Label | Reason`; returns nil for anything else.
  fileprivate init?(_ line: TextLine) {
    let words = line.argument.split(separator: " ").map(String.init)
    let halves = line.text.split(separator: "|", maxSplits: 1)
    guard line.key == "step", words.count == 3, let anchor = Anchor(rawValue: words[0]),
      let offset = Int(words[1]), halves.count == 2
    else { return nil }
    self.init(
      TextLine.trimmed(halves[0]), about: words[2], at: anchor, offset: offset,
      because: TextLine.trimmed(halves[1]))
  }
}

extension TimeOfDay {
  fileprivate static let morning = TimeOfDay(wrappingHour: 7)
  fileprivate static let evening = TimeOfDay(wrappingHour: 23)
}
