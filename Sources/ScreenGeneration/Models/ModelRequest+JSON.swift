internal import Sampling
internal import ScreenDiagnostics
internal import ScreenModel

extension ModelRequest {
  /// The request as one line of JSON, for a program that acts as a model.
  ///
  /// `{"system": "…", "messages": [{"role": "user", "content": "…"}], "schema": {…}, "tools": [{"name":
  /// "…", "description": "…", "parameters": {…}}], "temperature": 0, "seed": "7", "maxTokens": 4096}`;
  /// the roles are `user`, `assistant` and `tool`. An `assistant` that called tools has `calls`, a
  /// `tool` the `id` and the `name` of its call.
  public func json() -> [UInt8] {
    var writer = JSONWriter(.compact)
    writer.beginObject()
    writer.name("system")
    writer.text(system)
    writer.name("messages")
    writer.beginArray()
    for message in messages {
      writer.beginObject()
      writer.message(message)
      writer.endObject()
    }
    writer.endArray()
    switch guide {
    case .gbnf(let text):
      writer.name("gbnf")
      writer.text(text)
    case .jsonSchema(_, let schema):
      writer.name("schema")
      writer.json(schema)
    case .masks, nil: break
    }
    if !tools.isEmpty {
      writer.name("tools")
      writer.beginArray()
      for tool in tools {
        writer.beginObject()
        writer.text(tool.name, named: "name")
        writer.text(tool.summary, named: "description")
        writer.name("parameters")
        writer.json(tool.parameters)
        writer.endObject()
      }
      writer.endArray()
    }
    writer.name("temperature")
    writer.number(sampling.isGreedy ? 0 : sampling.temperature)
    if !sampling.isGreedy {
      writer.name("seed")
      writer.text(String(sampling.seed))
    }
    writer.name("maxTokens")
    writer.integer(limits.tokens)
    writer.endObject()
    return writer.finish()
  }
}

extension JSONWriter {
  fileprivate mutating func message(_ message: ModelMessage) {
    switch message {
    case .user(let text):
      self.text("user", named: "role")
      self.text(text, named: "content")
    case .model(let text, let calls):
      self.text("assistant", named: "role")
      self.text(text, named: "content")
      guard !calls.isEmpty else { return }
      name("calls")
      beginArray()
      for call in calls {
        beginObject()
        self.text(call.id, named: "id")
        self.text(call.name, named: "name")
        name("arguments")
        json(call.arguments)
        endObject()
      }
      endArray()
    case .result(let result):
      self.text("tool", named: "role")
      self.text(result.call.id, named: "id")
      self.text(result.call.name, named: "name")
      self.text(result.text, named: "content")
    }
  }

  fileprivate mutating func text(_ text: String, named name: String) {
    self.name(name)
    self.text(text)
  }

  /// Writes a JSON text as a value; null if it is not JSON.
  fileprivate mutating func json(_ text: String) {
    tree(JSONReader.read(SourceText(name: "value", text)).tree ?? TreeValue(.null))
  }
}
