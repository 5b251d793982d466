public import ScreenBrief
internal import ScreenCatalog
public import ScreenModel

/// Where code gets the values of a screen from: a database, a service, a tool.
///
/// It is asked once for each thing that a brief needs values for. What it answers is matched with
/// what was requested by name, as data from a file is.
public protocol DataSource: Sendable {
  /// Why it may fail; `Never` for one that cannot.
  associatedtype Failure: Error = Never

  /// The data that answers a need: an array of objects, or an object of values.
  ///
  /// - Returns: The data; nil where the source has none for it.
  func data(for need: DataNeed) async throws(Failure) -> TreeValue?
}

/// What a brief needs values for.
public struct DataNeed: Hashable, Sendable {
  /// What is needed, in the intent's words: "Orders", "Churn rate".
  public var name: String
  /// What the screen is about, lower case; may be empty.
  public var topic: String
  /// What each thing has, or which single values are needed, in the intent's words.
  public var columns: [String]
  /// How many things there are to be; nil where that is left open.
  public var count: Int?
  /// Over which time: "the past six months"; nil where that is left open.
  public var timeframe: String?

  /// Creates a need.
  public init(
    name: String, topic: String = "", columns: [String] = [], count: Int? = nil,
    timeframe: String? = nil
  ) {
    self.name = name
    self.topic = topic
    self.columns = columns
    self.count = count
    self.timeframe = timeframe
  }
}

extension Brief {
  /// What the brief needs values for, in the order of its requirements.
  ///
  /// What the intent gives itself is not among it.
  public var dataNeeds: [DataNeed] {
    let binder = DataBinder(self, DataShape(TreeValue(.null)))
    return requirements.indices.compactMap { index in
      let requirement = requirements[index]
      guard requirement.dataRole != nil, !binder.isPart.contains(index) else { return nil }
      let columns = binder.askedColumns(index) + requirement.details.items.map(\.label)
      return DataNeed(
        name: (requirement.details.label ?? requirement.name).text, topic: topic.text,
        columns: columns.map(\.text), count: requirement.details.count,
        timeframe: requirement.details.timeframe?.text)
    }
  }
}

extension DataSource {
  /// The data for all that a brief needs, as an object with a member for each answer.
  ///
  /// - Returns: The object; nil where the source answers nothing.
  /// - Throws: What the source throws, at the first need that it fails to answer.
  public func data(for brief: Brief) async throws(Failure) -> TreeValue? {
    var members: [TreeMember] = []
    for need in brief.dataNeeds where !members.contains(where: { $0.name == need.name }) {
      guard let answer = try await data(for: need) else { continue }
      members.append(TreeMember(need.name, answer))
    }
    return members.isEmpty ? nil : TreeValue(.object(members))
  }
}
