import Testing

/// A notation that drawn properties can be written in, and what of them it can say.
struct DrawnNotation: CustomTestStringConvertible {
  let name: String
  let extent: DrawnProperty.Extent
  let write: @Sendable ([DrawnProperty]) -> String

  var testDescription: String { name }

  static let all: [DrawnNotation] = [
    DrawnNotation(name: "TypeScript", extent: [.defaults], write: typeScript),
    DrawnNotation(name: "Swift", extent: [.defaults], write: swift),
    DrawnNotation(name: "Kotlin", extent: [.defaults, .bounds], write: kotlin),
    DrawnNotation(name: "Python", extent: [.defaults, .bounds], write: python),
    DrawnNotation(name: "Go", extent: [.bounds], write: go),
    DrawnNotation(name: "GraphQL", extent: [.defaults], write: graphQL),
    DrawnNotation(name: "Prisma", extent: [.defaults], write: prisma),
    DrawnNotation(name: "SQL", extent: [.defaults, .bounds], write: sql),
    DrawnNotation(name: "JSON Schema", extent: [.defaults, .bounds], write: schema),
    DrawnNotation(name: "JSON fields", extent: [.defaults, .bounds], write: fields),
    DrawnNotation(name: "YAML", extent: [.defaults, .bounds], write: yaml),
    DrawnNotation(name: "HTML", extent: [.defaults, .bounds], write: html),
  ]

  private static func lines(
    _ properties: [DrawnProperty], _ separator: String = "\n", _ line: (DrawnProperty) -> String
  ) -> String {
    properties.map(line).joined(separator: separator)
  }

  private static func choices(_ properties: [DrawnProperty]) -> [DrawnProperty] {
    properties.filter { $0.kind == .choice }
  }

  private static func literal(_ property: DrawnProperty, quote: String = "\"") -> String? {
    property.value.map { property.kind == .text ? quote + $0 + quote : $0 }
  }

  private static func typeScript(_ properties: [DrawnProperty]) -> String {
    "export class Beacon {\n"
      + lines(properties) { property in
        let type =
          switch property.kind {
          case .text: "string"
          case .number: "number"
          case .flag: "boolean"
          case .date: "Date"
          case .choice: property.options.map { "'\($0)'" }.joined(separator: " | ")
          }
        let value = property.kind == .choice ? property.value.map { "'\($0)'" } : literal(property)
        let mark = property.isRequired || value != nil ? "" : "?"
        return "  \(property.camel)\(mark): \(type)\(value.map { " = " + $0 } ?? "");"
      } + "\n}"
  }

  private static func swift(_ properties: [DrawnProperty]) -> String {
    "struct Beacon: Codable {\n"
      + lines(properties) { property in
        let type =
          switch property.kind {
          case .text: "String"
          case .number: "Int"
          case .flag: "Bool"
          case .date: "Date"
          case .choice: property.choiceName
          }
        let value = property.kind == .choice ? property.value.map { "." + $0 } : literal(property)
        let mark = property.isRequired || value != nil ? "" : "?"
        return "  var \(property.camel): \(type)\(mark)\(value.map { " = " + $0 } ?? "")"
      } + "\n}\n"
      + lines(choices(properties)) {
        "enum \($0.choiceName): String {\n  case \($0.options.joined(separator: ", "))\n}"
      }
  }

  private static func kotlin(_ properties: [DrawnProperty]) -> String {
    "data class Beacon(\n"
      + lines(properties, ",\n") { property in
        let type =
          switch property.kind {
          case .text: "String"
          case .number: "Int"
          case .flag: "Boolean"
          case .date: "LocalDate"
          case .choice: property.choiceName
          }
        let value =
          property.kind == .choice
          ? property.value.map { property.choiceName + "." + $0 } : literal(property)
        let mark = property.isRequired || value != nil ? "" : "?"
        var notes = ""
        if let least = property.least { notes += "@Min(\(least)) " }
        if let most = property.most {
          notes += property.kind == .text ? "@field:Size(max = \(most)) " : "@Max(\(most)) "
        }
        return "  \(notes)val \(property.camel): \(type)\(mark)\(value.map { " = " + $0 } ?? "")"
      } + "\n)\n"
      + lines(choices(properties)) {
        "enum class \($0.choiceName) { \($0.options.joined(separator: ", ")) }"
      }
  }

  private static func python(_ properties: [DrawnProperty]) -> String {
    "class Beacon(BaseModel):\n"
      + lines(properties) { property in
        let type =
          switch property.kind {
          case .text: "str"
          case .number: "int"
          case .flag: "bool"
          case .date: "date"
          case .choice:
            "Literal[" + property.options.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
          }
        let plain =
          property.kind == .choice ? property.value.map { "\"\($0)\"" } : literal(property)
        let value =
          property.kind == .flag
          ? plain?.replacing("t", with: "T").replacing("false", with: "False") : plain
        var rules: [String] = []
        if let least = property.least { rules.append("ge=\(least)") }
        if let most = property.most {
          rules.append((property.kind == .text ? "max_length=" : "le=") + String(most))
        }
        let whole = property.isRequired || value != nil ? type : "Optional[\(type)]"
        if !rules.isEmpty {
          let first = value ?? (property.isRequired ? "..." : "None")
          return
            "    \(property.snake): \(whole) = Field(\(([first] + rules).joined(separator: ", ")))"
        }
        let open = property.isRequired ? "" : " = None"
        return "    \(property.snake): \(whole)" + (value.map { " = " + $0 } ?? open)
      }
  }

  private static func go(_ properties: [DrawnProperty]) -> String {
    "type Beacon struct {\n"
      + lines(properties) { property in
        let type =
          switch property.kind {
          case .text, .choice: "string"
          case .number: "int"
          case .flag: "bool"
          case .date: "civil.Date"
          }
        var rules = property.isRequired ? ["required"] : []
        if let least = property.least { rules.append("min=\(least)") }
        if let most = property.most { rules.append("max=\(most)") }
        if property.kind == .choice {
          rules.append("oneof=" + property.options.joined(separator: " "))
        }
        let check = rules.isEmpty ? "" : " validate:\"\(rules.joined(separator: ","))\""
        return "\t\(property.pascal) \(type) `json:\"\(property.snake)\"\(check)`"
      } + "\n}"
  }

  private static func graphQL(_ properties: [DrawnProperty]) -> String {
    "input Beacon {\n"
      + lines(properties) { property in
        let type =
          switch property.kind {
          case .text: "String"
          case .number: "Int"
          case .flag: "Boolean"
          case .date: "Date"
          case .choice: property.choiceName
          }
        let value = literal(property).map { " = " + $0 } ?? ""
        return "  \(property.camel): \(type)\(property.isRequired ? "!" : "")\(value)"
      } + "\n}\n"
      + lines(choices(properties)) {
        "enum \($0.choiceName) { \($0.options.joined(separator: " ")) }"
      }
  }

  private static func prisma(_ properties: [DrawnProperty]) -> String {
    "model Beacon {\n  id Int @id @default(autoincrement())\n"
      + lines(properties) { property in
        let type =
          switch property.kind {
          case .text: "String"
          case .number: "Int"
          case .flag: "Boolean"
          case .date: "DateTime"
          case .choice: property.choiceName
          }
        let value = literal(property).map { " @default(\($0))" } ?? ""
        let day = property.kind == .date ? " @db.Date" : ""
        return "  \(property.camel) \(type)\(property.isRequired ? "" : "?")\(value)\(day)"
      } + "\n}\n"
      + lines(choices(properties)) {
        "enum \($0.choiceName) {\n\($0.options.joined(separator: "\n"))\n}"
      }
  }

  private static func sql(_ properties: [DrawnProperty]) -> String {
    "CREATE TABLE beacons (\n  id SERIAL PRIMARY KEY,\n"
      + lines(properties, ",\n") { property in
        let type =
          switch property.kind {
          case .text: property.most.map { "VARCHAR(\($0))" } ?? "VARCHAR"
          case .number: "INTEGER"
          case .flag: "BOOLEAN"
          case .date: "DATE"
          case .choice: "TEXT"
          }
        var rules = property.isRequired ? " NOT NULL" : ""
        if let value = property.value {
          rules +=
            " DEFAULT "
            + (property.kind == .choice || property.kind == .text ? "'\(value)'" : value)
        }
        if property.kind == .choice {
          rules +=
            " CHECK (\(property.snake) IN ("
            + property.options.map { "'\($0)'" }.joined(separator: ", ") + "))"
        } else if let least = property.least, let most = property.most {
          rules += " CHECK (\(property.snake) BETWEEN \(least) AND \(most))"
        }
        return "  \(property.snake) \(type)\(rules)"
      } + "\n);"
  }

  private static func schema(_ properties: [DrawnProperty]) -> String {
    let members = lines(properties, ",\n") { property in
      var parts =
        switch property.kind {
        case .text: ["\"type\": \"string\""]
        case .number: ["\"type\": \"integer\""]
        case .flag: ["\"type\": \"boolean\""]
        case .date: ["\"type\": \"string\"", "\"format\": \"date\""]
        case .choice:
          ["\"enum\": [" + property.options.map { "\"\($0)\"" }.joined(separator: ", ") + "]"]
        }
      if let value = property.value { parts.append("\"default\": " + json(property, value)) }
      if let least = property.least { parts.append("\"minimum\": \(least)") }
      if let most = property.most {
        parts.append(property.kind == .text ? "\"maxLength\": \(most)" : "\"maximum\": \(most)")
      }
      return "    \"\(property.camel)\": {\(parts.joined(separator: ", "))}"
    }
    let required = properties.filter(\.isRequired).map { "\"\($0.camel)\"" }.joined(separator: ", ")
    return
      "{\"title\": \"Beacon\", \"type\": \"object\", \"required\": [\(required)], \"properties\": {\n\(members)\n}}"
  }

  private static func json(_ property: DrawnProperty, _ value: String) -> String {
    property.kind == .text || property.kind == .choice ? "\"\(value)\"" : value
  }

  private static func fields(_ properties: [DrawnProperty]) -> String {
    let members = lines(properties, ",\n") { property in
      let type =
        switch property.kind {
        case .text: "text"
        case .number: "number"
        case .flag: "checkbox"
        case .date: "date"
        case .choice: "select"
        }
      var parts = [
        "\"name\": \"\(property.snake)\"", "\"type\": \"\(type)\"",
        "\"required\": \(property.isRequired)",
      ]
      if property.kind == .choice {
        parts.append(
          "\"options\": [" + property.options.map { "\"\($0)\"" }.joined(separator: ", ") + "]")
      }
      if let value = property.value { parts.append("\"default\": " + json(property, value)) }
      if let least = property.least { parts.append("\"min\": \(least)") }
      if let most = property.most { parts.append("\"max\": \(most)") }
      return "  {\(parts.joined(separator: ", "))}"
    }
    return "{\"name\": \"beacon\", \"fields\": [\n\(members)\n]}"
  }

  private static func yaml(_ properties: [DrawnProperty]) -> String {
    "beacon:\n"
      + lines(properties) { property in
        let type =
          switch property.kind {
          case .text: "string"
          case .number: "integer"
          case .flag: "boolean"
          case .date: "date"
          case .choice: "enum(" + property.options.joined(separator: ", ") + ")"
          }
        var parts = [type]
        if property.isRequired { parts.append("required") }
        if let value = property.value { parts.append("default \(value)") }
        if let least = property.least { parts.append("min \(least)") }
        if let most = property.most { parts.append("max \(most)") }
        return "  \(property.snake): \(parts.joined(separator: ", "))"
      }
  }

  private static func html(_ properties: [DrawnProperty]) -> String {
    "<form>\n"
      + lines(properties) { property in
        let label = "<label for=\"\(property.snake)\">\(property.label)</label>"
        var rules =
          " id=\"\(property.snake)\" name=\"\(property.snake)\""
          + (property.isRequired ? " required" : "")
        if property.kind == .choice {
          let options = property.options.map {
            "<option\($0 == property.value ? " selected" : "")>\($0)</option>"
          }
          return "  \(label) <select\(rules)>\(options.joined())</select>"
        }
        let type =
          switch property.kind {
          case .text, .choice: "text"
          case .number: "number"
          case .flag: "checkbox"
          case .date: "date"
          }
        if property.kind == .flag {
          rules += property.value == "true" ? " checked" : ""
        } else if let value = property.value {
          rules += " value=\"\(value)\""
        }
        if let least = property.least { rules += " min=\(least)" }
        if let most = property.most {
          rules += (property.kind == .text ? " maxlength=" : " max=") + String(most)
        }
        return "  \(label) <input type=\"\(type)\"\(rules)>"
      } + "\n  <button>Save</button>\n</form>"
  }
}
