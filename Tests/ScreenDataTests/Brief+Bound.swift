import ScreenBrief
import ScreenCatalog
import ScreenModel

@testable import ScreenData
import ScreenReading

extension Brief {
  /// The phrases that come from data.
  var boundPhrases: [Phrase] {
    requirements.flatMap { requirement -> [Phrase] in
      let details = requirement.details
      let items = details.items.flatMap { [$0.label, $0.state].compactMap { $0 } + $0.values }
      return [details.value, details.target].compactMap { $0 } + items
    }.filter { $0.pointer != nil }
  }

  /// What is bound, a line for each requirement: what shows it, its columns, the first record, and
  /// how many there are.
  var boundLines: [String] {
    requirements.compactMap { requirement in
      let details = requirement.details
      let subject = requirement.subjectName
      if let value = details.value, value.pointer != nil {
        return "\(subject): \(requirement.name.text) = \(value.text)"
          + (details.target.map { " of \($0.text)" } ?? "")
      }
      guard let first = details.items.first,
        first.label.pointer != nil || first.values.contains(where: { $0.pointer != nil })
      else { return nil }
      let columns = [details.nameColumn].compactMap { $0 } + details.columns
      let record = [first.label] + first.values
      return "\(subject): \(columns.map(\.text).joined(separator: ", ")): "
        + "\(record.map(\.text).joined(separator: ", ")): \(details.items.count)"
    }
  }
}

extension Phrase {
  /// Whether data has this value where the phrase says.
  func isTrue(to data: TreeValue) -> Bool {
    guard let pointer else { return false }
    return data.value(at: pointer)?.words == text
  }
}
