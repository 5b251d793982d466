import ScreenDiagnostics
import ScreenModel
import Testing

@Suite struct ArgumentSchemaTests {
  private static let schema = #"""
    {"type": "object", "required": ["place"], "additionalProperties": false, "properties": {
      "place": {"type": "string", "minLength": 2, "maxLength": 8},
      "days": {"type": ["integer", "null"], "minimum": 1, "maximum": 14},
      "unit": {"enum": ["C", "F"]}, "form": {"const": 1},
      "points": {"type": "array", "minItems": 1, "maxItems": 2, "items": {"type": "object",
        "properties": {"lat": {"type": "number"}}, "required": ["lat"]}},
      "notes": {"type": "object", "additionalProperties": {"type": "string"}}}}
    """#

  private static func tree(_ text: String) throws -> TreeValue {
    try #require(JSONReader.read(SourceText(name: "case", text)).tree)
  }

  @Test(arguments: [
    #"{"place": "Oslo"}"#, #"{"place": "Oslo", "days": 14, "unit": "F", "form": 1}"#,
    #"{"place": "Oslo", "days": null, "points": [{"lat": 59.9, "lon": 10.7}]}"#,
    #"{"place": "Oslo", "notes": {"any": "text"}}"#,
  ])
  func `arguments that fit have no faults`(text: String) throws {
    #expect(ArgumentSchema(try Self.tree(Self.schema)).faults(of: try Self.tree(text)).isEmpty)
  }

  @Test(arguments: [
    (#"["Oslo"]"#, "they are not an object"), (#"{}"#, "'place' is missing"),
    (#"{"place": null}"#, "'place' is not a string"),
    (#"{"place": "O"}"#, "'place' must have at least 2 characters"),
    (#"{"place": "Oslo, Norway"}"#, "'place' must have at most 8 characters"),
    (#"{"place": "Oslo", "plce": 1}"#, "'plce' is unknown; did you mean 'place'?"),
    (#"{"place": "Oslo", "days": 1.5}"#, "'days' is not an integer or null"),
    (#"{"place": "Oslo", "days": 0}"#, "'days' must be at least 1"),
    (#"{"place": "Oslo", "days": 15}"#, "'days' must be at most 14"),
    (#"{"place": "Oslo", "unit": "K"}"#, "'unit' is not one of C, F"),
    (#"{"place": "Oslo", "form": 2}"#, "'form' is not one of 1"),
    (#"{"place": "Oslo", "points": []}"#, "'points' must have at least 1 elements"),
    (#"{"place": "Oslo", "points": [{"lat": 1}, {"lon": 2}]}"#, "'points[1].lat' is missing"),
    (#"{"place": "Oslo", "notes": {"any": 7}}"#, "'notes.any' is not a string"),
  ])
  func `each way to miss the schema is named`(text: String, fault: String) throws {
    let faults = ArgumentSchema(try Self.tree(Self.schema)).faults(of: try Self.tree(text))
    #expect(faults == [fault])
  }
}
