public import ScreenBrief
internal import ScreenCatalog
public import ScreenModel

/// A source of the values on a screen: a database, a service, a tool.
///
/// A brief asks its source once for each distinct name that it needs values for. Answers are
/// matched by name with what was requested, just like data from a file.
public protocol DataSource: Sendable {
  /// The error that the source may throw; `Never` if it cannot fail.
  associatedtype Failure: Error = Never

  /// Returns the data that answers a need: an array of objects, or an object of values.
  ///
  /// - Returns: The data; nil if the source has none for the need.
  func data(for need: DataNeed) async throws(Failure) -> TreeValue?
}

/// A need of a brief for values.
public struct DataNeed: Hashable, Sendable {
  /// The name of what is needed, in the intent's words: "Orders", "Churn rate".
  public var name: String
  /// The topic of the screen, in lower case; may be empty.
  public var topic: String
  /// The columns of each thing, or the single values needed, in the intent's words.
  public var columns: [String]
  /// The number of things; nil if the intent leaves it open.
  public var count: Int?
  /// The timeframe: "the past six months"; nil if the intent leaves it open.
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
  /// The values that the brief needs, in the order of its requirements.
  ///
  /// Values that the intent itself gives are not included.
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
  /// Returns the data for everything that a brief needs, as an object with one member per answer.
  ///
  /// - Returns: The object; nil if the source answers nothing.
  /// - Throws: The source's error for the first need that it fails to answer.
  public func data(for brief: Brief) async throws(Failure) -> TreeValue? {
    var members: [TreeMember] = []
    for need in brief.dataNeeds where !members.contains(where: { $0.name == need.name }) {
      guard let answer = try await data(for: need) else { continue }
      members.append(TreeMember(need.name, answer))
    }
    return members.isEmpty ? nil : TreeValue(.object(members))
  }
}
