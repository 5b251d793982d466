import ScreenModel

extension TreeValue {
  /// The tree as compact JSON, without the final LF.
  var json: String {
    var writer = JSONWriter(.compact)
    write(to: &writer)
    return String(decoding: writer.finish().dropLast(), as: UTF8.self)
  }

  private func write(to writer: inout JSONWriter) {
    switch content {
    case .null: writer.null()
    case .flag(let flag): writer.flag(flag)
    case .number(let number): writer.number(number)
    case .text(let text): writer.text(text)
    case .array(let elements):
      writer.beginArray()
      for element in elements { element.write(to: &writer) }
      writer.endArray()
    case .object(let members):
      writer.beginObject()
      for member in members {
        writer.name(member.name)
        member.value.write(to: &writer)
      }
      writer.endObject()
    }
  }
}
