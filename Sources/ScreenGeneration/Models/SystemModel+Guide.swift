#if canImport(FoundationModels)
  internal import FoundationModels
  internal import ScreenDiagnostics
  internal import ScreenModel

  @available(macOS 26, iOS 26, visionOS 26, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  extension SystemModel {
    /// A JSON Schema in the form that the system supports.
    ///
    /// The system does not support lengths and forms of texts; admission enforces them.
    ///
    /// - Throws: `ModelError.guideRefused` if the text is not a schema, or not one that the system
    ///   supports.
    static func schema(_ text: String, named name: String) throws(ModelError) -> GenerationSchema {
      guard let tree = JSONReader.read(SourceText(name: "schema", text)).tree else {
        throw .guideRefused("the schema is not JSON")
      }
      var definitions: [DynamicGenerationSchema] = []
      if case .object(let members)? = tree["$defs"]?.content {
        definitions = members.map { dynamic($0.value, named: $0.name) }
      }
      do {
        return try GenerationSchema(root: dynamic(tree, named: name), dependencies: definitions)
      } catch {
        throw .guideRefused("\(error)")
      }
    }

    /// A schema with its nested schemas; each object is named by its path.
    private static func dynamic(
      _ schema: TreeValue, named name: String
    ) -> DynamicGenerationSchema {
      let guide = schema["description"]?.text
      if let reference = schema["$ref"]?.text {
        let name = reference.utf8.split(separator: UInt8(ascii: "/")).last.flatMap { String($0) }
        return DynamicGenerationSchema(referenceTo: name ?? reference)
      }
      if let branches = schema["anyOf"]?.elements {
        let choices = branches.enumerated().map { dynamic($1, named: "\(name)/\($0)") }
        return DynamicGenerationSchema(name: name, description: guide, anyOf: choices)
      }
      if let words = schema["enum"]?.elements ?? schema["const"].map({ [$0] }) {
        return DynamicGenerationSchema(
          name: name, description: guide, anyOf: words.compactMap(\.text))
      }
      switch schema["type"]?.text {
      case "object": return object(schema, named: name)
      case "array":
        return DynamicGenerationSchema(
          arrayOf: dynamic(schema["items"] ?? [:], named: "\(name)/*"),
          minimumElements: schema["minItems"]?.bound, maximumElements: schema["maxItems"]?.bound)
      case "boolean": return DynamicGenerationSchema(type: Bool.self)
      case "integer":
        guard let least = schema["minimum"]?.bound, let most = schema["maximum"]?.bound,
          least <= most
        else { return DynamicGenerationSchema(type: Int.self) }
        return DynamicGenerationSchema(type: Int.self, guides: [.range(least...most)])
      case "number":
        guard case .number(let least)? = schema["minimum"]?.content,
          case .number(let most)? = schema["maximum"]?.content, least <= most
        else { return DynamicGenerationSchema(type: Double.self) }
        return DynamicGenerationSchema(type: Double.self, guides: [.range(least...most)])
      default: return DynamicGenerationSchema(type: String.self)
      }
    }

    private static func object(
      _ schema: TreeValue, named name: String
    ) -> DynamicGenerationSchema {
      var properties: [DynamicGenerationSchema.Property] = []
      let required = schema["required"]?.elements?.compactMap(\.text) ?? []
      if case .object(let members)? = schema["properties"]?.content {
        properties = members.map { member in
          DynamicGenerationSchema.Property(
            name: member.name, description: member.value["description"]?.text,
            schema: dynamic(member.value, named: "\(name)/\(member.name)"),
            isOptional: !required.contains(member.name))
        }
      }
      return DynamicGenerationSchema(
        name: name, description: schema["description"]?.text, properties: properties)
    }
  }

  extension TreeValue {
    fileprivate var bound: Int? { whole.map { Int($0) } }
  }
#endif
