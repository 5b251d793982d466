internal import ScreenGrammar

/// The texts of a form as a table: states, and what each kind of scalar makes of them.
struct TextMachine: Sendable {
  /// What stands for a scalar that must not follow.
  static let none = UInt16.max
  /// A length beyond which the table does not count.
  static let endless = 64
  /// States are a part of configurations, beside a partial scalar.
  static let maximumStates = 1 << 11

  /// The state of a text without scalars, and of one whose numbering would be taken off.
  let start: UInt16
  let startWithoutMarkers: UInt16
  /// The following states, one for each kind of scalar, state by state.
  private var following: [UInt16] = []
  /// The kinds that may follow a state.
  private(set) var kinds: [ScalarKinds] = []
  /// Whether a text may end in a state.
  private(set) var mayEnd: [Bool] = []
  /// The least number of scalars from a state to one in which the text may end.
  private(set) var least: [Int] = []
  /// The greatest number of scalars after a state; `endless` for any.
  private(set) var most: [Int] = []
  /// The greatest of `least`: with more room than that, room is no matter.
  private(set) var greatestLeast = 0
  /// Whether a text can be as long as one likes, from each state on.
  private(set) var isEndless = true

  /// The machine of a form; nil where it has too many states.
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

  /// The state after a scalar; `none` where it must not follow.
  func state(after kind: ScalarKind, in state: UInt16) -> UInt16 {
    following[Int(state) * ScalarKind.allCases.count + Int(kind.rawValue)]
  }

  /// Finds the shortest and longest ways on from each state, step by step, and drops those without
  /// an end.
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
