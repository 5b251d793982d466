import ScreenGrammar
import ScreenModel
import Testbed
import Testing

@testable import ScreenSchemas

/// Another validator says of every document what the one in these tests says.
@Suite(.enabled(if: Tool.works("python3", "-c", "import jsonschema"), "no jsonschema for python3"))
struct PythonSchemaTests {
  @Test(.slow, arguments: Grammar.shippedNames)
  func `Python's jsonschema agrees with the validator of these tests`(name: String) throws {
    let grammar = try #require(Grammar.named(name))
    let tool = try Tool()
    defer { tool.remove() }
    var expected = ""
    for profile in SchemaProfile.allCases {
      let text = grammar.export(as: .jsonSchema(profile)).text
      let validator = try SchemaValidator(try tree(text))
      try tool.write(text, to: "\(profile.rawValue).schema.json")
      var documents = ""
      for number in 0..<max(60, DifferentialTests.count / 40) {
        let document = try #require(DifferentialTests.document(of: grammar, number: number)?.0)
        let written =
          profile == .full ? document : DocumentShape(grammar).completing(document)
        documents += written.json + "\n"
        expected += try validator.accepts(written) ? "1" : "0"
      }
      try tool.write(documents, to: "\(profile.rawValue).jsonl")
    }
    try tool.write(Self.script, to: "judge.py")
    let result = try tool.run("python3", "judge.py")
    #expect(result.text == expected)
    #expect(expected.contains("0") && expected.contains("1"))
  }

  private static let profiles =
    SchemaProfile.allCases.map(\.rawValue).joined(separator: " ")

  private static let script = """
    import json, jsonschema
    for profile in "\(profiles)".split():
        with open(profile + ".schema.json", encoding="utf-8") as file:
            schema = json.load(file)
        jsonschema.Draft202012Validator.check_schema(schema)
        validator = jsonschema.Draft202012Validator(schema)
        with open(profile + ".jsonl", encoding="utf-8") as file:
            for line in file:
                print(int(validator.is_valid(json.loads(line))), end="")
    """
}
