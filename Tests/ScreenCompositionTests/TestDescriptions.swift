public import ScreenBrief
public import ScreenCatalog
public import ScreenModel
internal import ScreenReading
public import Testing

extension Requirement: CustomTestStringConvertible {
  /// Its label, or the words that state it.
  public var testDescription: String { details.label?.text ?? words }
}

extension Component: CustomTestStringConvertible {
  /// Its kind.
  public var testDescription: String { kind.rawValue }
}

extension Catalog.NearMiss.Reason: CustomTestStringConvertible {
  /// What the topic misses.
  public var testDescription: String {
    switch self {
    case .tooFar(let similarity): "too far, \(similarity)"
    case .otherThings(let noun): "no \(noun)"
    case .narrower(let words): "only \(words)"
    case .wider(let words): "nothing of \(words)"
    case .otherKind: "of another kind"
    case .ownColumns: "other columns"
    }
  }
}

extension Requirement.Subject: CustomTestStringConvertible {
  /// The need, or the component that is named.
  public var testDescription: String {
    switch self {
    case .need(let need): "\(need)"
    case .component(let kind): kind.rawValue
    case .section(let layout): "section" + (layout.map { " as \($0.rawValue)" } ?? "")
    case .unknown: "unknown"
    }
  }
}
