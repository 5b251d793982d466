internal import ScreenText

/// Converts names of a grammar to Swift names.
enum SwiftName {
  /// Types that every exported namespace declares or uses, and a type of the same name would hide.
  private static let takenTypes: Set<String> = [
    "Any", "Bool", "Component", "Double", "Int", "Optional", "Protocol", "Screen", "Section",
    "Self", "String", "Type",
  ]

  /// Words that need backticks to be used as names.
  private static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// The name of a type: `keyValue` gives `KeyValue`.
  static func type(_ name: String) -> String {
    let plain = identifier(name)
    let type = plain.prefix(1).uppercased() + plain.dropFirst()
    return takenTypes.contains(type) ? type + "Value" : type
  }

  /// The name of a property or case.
  static func member(_ name: String) -> String {
    let plain = identifier(name)
    return keywords.contains(plain) ? "`\(plain)`" : plain
  }

  /// A name as a Swift identifier: hyphens become underscores.
  private static func identifier(_ name: String) -> String {
    var plain = ""
    for scalar in name.unicodeScalars {
      plain.unicodeScalars.append(scalar == "-" ? "_" : scalar)
    }
    let startsWithDigit = plain.utf8.first.map { $0.isASCIIDigit } ?? true
    return startsWithDigit ? "_" + plain : plain
  }
}
