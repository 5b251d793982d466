import ScreenBrief
import ScreenDiagnostics
import ScreenModel
import ScreenSpecifications

@testable import ScreenDescriptions

/// The part that a description makes, in words that tests can compare.
struct Described {
  let part: SpecifiedPart

  init?(_ text: String) {
    let bytes = Array(text.utf8)
    let block = DescribedText.block(in: bytes)?.range ?? 0..<bytes.count
    guard let part = SpecifiedPart(describing: bytes, in: block) else { return nil }
    self.part = part
  }

  /// Each requirement as its kind, its label, and its value, columns or items: "table Crew: Ines".
  var lines: [String] {
    part.requirements.map { requirement in
      let details = requirement.details
      let kind =
        switch requirement.subject {
        case .component(let kind): kind.rawValue
        case .section: "section"
        case .need(let need): need.rawValue
        case .unknown: "unknown"
        }
      let rest =
        [details.value?.text].compactMap(\.self)
        + details.items.map { ([$0.label.text] + $0.values.map(\.text)).joined(separator: " | ") }
      return ([kind, details.label?.text].compactMap(\.self) + rest).joined(separator: " ~ ")
    }
  }

  /// The texts that are left out, as bytes of the description.
  func leftOut(of text: String) -> [String] {
    part.leftOut.map {
      String(decoding: Array(text.utf8)[$0.range.range], as: UTF8.self)
    }
  }
}
