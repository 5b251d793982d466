internal import ScreenModel

/// The shape of data without its values: the pointer and the kind of each part.
enum DataOutline {
  /// The most lines; further ones are only counted.
  private static let limit = 200

  /// A line for each part: `/teams: array of 12`, `/teams/*/name: text`.
  static func lines(of data: TreeValue) -> [String] {
    var lines: [String] = []
    collect(data, at: "", depth: 0, into: &lines)
    guard lines.count > limit else { return lines }
    return Array(lines.prefix(limit)) + ["and \(lines.count - limit) more"]
  }

  private static func collect(
    _ value: TreeValue, at path: String, depth: Int, into lines: inout [String]
  ) {
    guard lines.count <= limit * 2, depth < 16 else { return }
    let place = path.isEmpty ? "the whole" : path
    switch value.content {
    case .null: lines.append("\(place): nothing")
    case .flag: lines.append("\(place): true or false")
    case .number: lines.append("\(place): number")
    case .text: lines.append("\(place): text")
    case .array(let elements):
      lines.append("\(place): array of \(elements.count)")
      for line in parts(of: elements, at: path + "/*", depth: depth + 1)
      where !lines.contains(line) {
        lines.append(line)
      }
    case .object(let members):
      if path.isEmpty { lines.append("the whole: object") }
      for member in members {
        let step = TreePath().appending(member.name).description
        collect(member.value, at: path + step, depth: depth + 1, into: &lines)
      }
    }
  }

  /// The parts of the first records, which have the members of most records.
  private static func parts(of elements: [TreeValue], at path: String, depth: Int) -> [String] {
    var lines: [String] = []
    for element in elements.prefix(20) { collect(element, at: path, depth: depth, into: &lines) }
    return lines
  }
}
