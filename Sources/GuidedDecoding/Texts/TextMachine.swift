internal import ScreenGrammar

/// A state machine for the texts of a form, as a table of states and transitions by kind of scalar.
struct TextMachine: Sendable {
  /// Marks a scalar that must not follow.
  static let none = UInt16.max
  /// The length beyond which the table does not count.
  static let endless = 64
  /// The most states, because a configuration stores them next to a partial scalar.
  static let maximumStates = 1 << 11

  /// The state of a text without scalars, and of one whose numbering would be removed.
  let start: UInt16
  let startWithoutMarkers: UInt16
  /// The next states: for each state, one for every kind of scalar.
  private var following: [UInt16] = []
  /// The kinds that may follow each state.
  private(set) var kinds: [ScalarKinds] = []
  /// Whether a text may end in each state.
  private(set) var mayEnd: [Bool] = []
  /// The least number of scalars from each state to one in which the text may end.
  private(set) var least: [Int] = []
  /// The greatest number of scalars after each state; `endless` if unbounded.
  private(set) var most: [Int] = []
  /// The maximum of `least`; with more room than that, the room does not matter.
  private(set) var greatestLeast = 0
  /// Whether a text can be of any length from every state on.
  private(set) var isEndless = true

  /// Creates the machine for a form; nil if it has too many states.
  init?(_ form: TextForm) {
    switch form.use {
    case .slug: self.init([SlugText(), SlugText()])
    case .month: self.init([DateText(hasDay: false), DateText(hasDay: false)])
    case .date: self.init([DateText(hasDay: true), DateText(hasDay: true)])
    case .label, .prose, .code, .pattern, .destination, .source:
      self.init([
        WrittenText(form, stripsMarkers: false), WrittenText(form, stripsMarkers: true),
      ])
    }
  }

  init?<Progress: TextProgress>(_ starts: [Progress]) {
    var found: [Progress] = []
    var indexes: [Progress: UInt16] = [:]
    func index(of progress: Progress) -> UInt16? {
      if let known = indexes[progress] { return known }
      guard found.count < Self.maximumStates else { return nil }
      let index = UInt16(found.count)
      indexes[progress] = index
      found.append(progress)
      return index
    }
    guard let start = index(of: starts[0]), let other = index(of: starts[1]) else { return nil }
    self.start = start
    startWithoutMarkers = other
    var next = 0
    while next < found.count {
      let progress = found[next]
      next += 1
      var kinds: ScalarKinds = []
      for kind in ScalarKind.allCases {
        guard let after = progress.following(kind) else {
          following.append(Self.none)
          continue
        }
        guard let state = index(of: after) else { return nil }
        following.append(state)
        kinds.insert(ScalarKinds(kind))
      }
      self.kinds.append(kinds)
      mayEnd.append(progress.mayEnd)
    }
    measure()
  }

  /// The size of the table, in bytes.
  var byteCount: Int { following.count * 2 + kinds.count * 25 }

  /// The state after a scalar; `none` if the scalar must not follow.
  func state(after kind: ScalarKind, in state: UInt16) -> UInt16 {
    following[Int(state) * ScalarKind.allCases.count + Int(kind.rawValue)]
  }

  /// Finds the shortest and longest continuations of each state, step by step, and drops states
  /// without an end.
  private mutating func measure() {
    let width = ScalarKind.allCases.count
    let far = Int(UInt16.max)
    least = mayEnd.map { $0 ? 0 : far }
    most = mayEnd.map { _ in 0 }
    var isChanged = true
    var round = 0
    while isChanged || round < Self.endless {
      isChanged = false
      round += 1
      let longest = most
      for state in mayEnd.indices {
        for next in following[(state * width)..<((state + 1) * width)] where next != Self.none {
          guard least[Int(next)] < far else { continue }
          if least[Int(next)] + 1 < least[state] {
            least[state] = least[Int(next)] + 1
            isChanged = true
          }
          most[state] = max(most[state], min(longest[Int(next)] + 1, Self.endless))
        }
      }
    }
    for state in mayEnd.indices {
      for kind in ScalarKind.allCases {
        let index = state * width + Int(kind.rawValue)
        guard following[index] != Self.none, least[Int(following[index])] == far else { continue }
        following[index] = Self.none
        kinds[state].remove(ScalarKinds(kind))
      }
    }
    greatestLeast = least.filter { $0 < far }.max() ?? 0
    isEndless = most.allSatisfy { $0 == Self.endless }
  }
}
