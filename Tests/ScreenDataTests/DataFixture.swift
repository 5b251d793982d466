import Foundation
import ScreenDiagnostics
import ScreenModel
import Testbed
import Testing

@testable import ScreenData

/// A file of `Fixtures/Data`.
struct DataFixture: CustomTestStringConvertible, Sendable {
  let name: String
  let source: SourceText

  var testDescription: String { name }

  /// What reading it gives.
  var reading: DataReading { DataReader.read(source, as: DataFormat(fileName: name)) }

  init(_ name: String) throws {
    self.name = name
    source = SourceText(name: name, utf8: try FixtureFolder("Data").bytes(of: name))
  }

  /// The files of a folder, in the order of their names; at least one.
  static func all(in folder: String) throws -> [DataFixture] {
    try FixtureFolder("Data/" + folder).names().map { try DataFixture(folder + "/" + $0) }
  }

  /// The lines of a table of expectations, each as its fields.
  static func lines(of name: String) throws -> [WordsCase] {
    let text = String(decoding: try FixtureFolder("Data").bytes(of: name), as: UTF8.self)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      WordsCase(line.split(separator: "\t").map(String.init))
    }
  }
}

extension TreeValue {
  /// The value at a JSON Pointer, found by steps of its own; nil where there is none.
  func value(at pointer: String) -> TreeValue? {
    var value = self
    for token in pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      let name = token.replacingOccurrences(of: "~1", with: "/")
        .replacingOccurrences(of: "~0", with: "~")
      switch value.content {
      case .object(let members):
        guard let member = members.first(where: { $0.name == name }) else { return nil }
        value = member.value
      case .array(let elements):
        guard let index = Int(name), elements.indices.contains(index) else { return nil }
        value = elements[index]
      case .null, .flag, .number, .text: return nil
      }
    }
    return value
  }

  /// A scalar as words; nil for any other value.
  var words: String? {
    switch content {
    case .text(let text): text
    case .number(let number):
      number == number.rounded(.towardZero) ? String(Int(number)) : String(number)
    case .flag(let flag): String(flag)
    case .null, .array, .object: nil
    }
  }
}
