import Sampling
import ScreenBrief
import ScreenDiagnostics
import ScreenModel
import ScreenSpecifications
import Testbed
import Testing

/// What holds for the specifications of any properties, in whatever notation.
struct SpecificationPropertyTests {
  /// What a form asks for one property, in words that can be compared.
  private static func summary(_ requirement: Requirement) -> String {
    let details = requirement.details
    var parts = ["\(requirement.subject)", details.label?.text ?? "-"]
    parts.append(details.fieldKind?.rawValue ?? "-")
    parts += details.items.map { $0.label.text + ($0.isSelected ? "*" : "") }
    let isOff = requirement.subject == .component(.toggle) && details.value?.text == "off"
    parts.append(isOff ? "-" : details.value?.text ?? "-")
    parts.append("\(details.minimum ?? -1) \(details.maximum ?? -1) \(details.maximumLength ?? -1)")
    // What has a value need not be filled in, and of a choice it is never said.
    let mayBeRequired = requirement.subject == .component(.field) && details.value == nil
    parts.append(mayBeRequired && details.isRequired == true ? "required" : "-")
    return parts.joined(separator: " · ")
  }

  private static func form(_ text: String) throws -> [String] {
    let bytes = Array(text.utf8)
    let part = try #require(SpecifiedPart(bytes, in: 0..<bytes.count), "\(text)")
    for requirement in part.requirements {
      #expect(requirement.range.lowerBound >= 0 && requirement.range.upperBound <= bytes.count)
    }
    return part.requirements.filter { $0.subject != .component(.button) }.map(summary)
  }

  /// The form as it was drawn, without any notation.
  private static func expected(_ properties: [DrawnProperty]) -> [String] {
    properties.map { property in
      let kind: ComponentKind =
        switch property.kind {
        case .text, .number, .date: .field
        case .flag: .toggle
        case .choice: .picker
        }
      var parts = ["\(Requirement.Subject.component(kind))", property.label]
      parts.append(property.kind == .number ? "number" : property.kind == .date ? "date" : "-")
      parts += property.options.map {
        $0.prefix(1).uppercased() + $0.dropFirst() + ($0 == property.value ? "*" : "")
      }
      switch property.kind {
      case .flag: parts.append(property.value == "true" ? "on" : "-")
      case .choice: parts.append("-")
      case .text, .number, .date: parts.append(property.value ?? "-")
      }
      let bounds =
        property.kind == .text
        ? (-1, -1, property.most ?? -1) : (property.least ?? -1, property.most ?? -1, -1)
      parts.append("\(Double(bounds.0)) \(Double(bounds.1)) \(bounds.2)")
      parts.append(
        kind == .field && property.isRequired && property.value == nil ? "required" : "-")
      return parts.joined(separator: " · ")
    }
  }

  @Test(arguments: DrawnNotation.all)
  func `any properties make the same form in every notation`(_ notation: DrawnNotation) throws {
    for seed in Thoroughness.seeds(120, slow: 4_000) {
      var random = SplitMix64(seed: seed)
      let properties = DrawnProperty.list(notation.extent, from: &random)
      let text = notation.write(properties)
      #expect(try Self.form(text) == Self.expected(properties), "\(text)")
    }
  }

  @Test(arguments: DrawnNotation.all)
  func `line ends, tabs and blank lines change no form`(_ notation: DrawnNotation) throws {
    for seed in Thoroughness.seeds(20, slow: 500) {
      var random = SplitMix64(seed: seed)
      let properties = DrawnProperty.list(notation.extent, from: &random)
      let text = notation.write(properties)
      let form = try Self.form(text)
      #expect(try Self.form(text.replacing("\n", with: "\r\n")) == form, "\(text)")
      #expect(try Self.form(text.replacing("\n", with: "\n\n")) == form, "\(text)")
      #expect(try Self.form(text.replacing("\n", with: "  \n")) == form, "\(text)")
    }
  }

  @Test(arguments: DrawnNotation.all)
  func `a mutilated specification is still read, or none`(_ notation: DrawnNotation) {
    for seed in Thoroughness.seeds(60, slow: 2_000) {
      var random = SplitMix64(seed: seed)
      var bytes = Array(notation.write(DrawnProperty.list(notation.extent, from: &random)).utf8)
      for _ in 0..<Int.random(in: 1...5, using: &random) where bytes.count > 1 {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 2:
          bytes.insert(contentsOf: Array("({[<\"'`,:;".utf8).shuffled(using: &random), at: place)
        default: bytes.removeSubrange(place...)
        }
      }
      guard let part = SpecifiedPart(bytes, in: 0..<bytes.count) else { continue }
      for (place, requirement) in part.requirements.enumerated() {
        #expect(requirement.range.upperBound <= bytes.count)
        #expect(requirement.parent.map { $0 < place } ?? true)
      }
    }
  }
}
