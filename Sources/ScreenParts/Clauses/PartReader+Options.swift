internal import ScreenBrief
package import ScreenDiagnostics
package import ScreenInputs
import ScreenModel
package import ScreenOutline
internal import ScreenText

/// Lines that are the options of what heads them.
extension PartReader {
  /// A filter with the names below it as options: "Filter by depot" above three depots.
  package func filter(_ label: SourceRange, _ options: [OutlineList.Item]) -> Request? {
    guard let filter = phrases.opening(of: words.folded(label), as: "opening filter"),
      filter.length < words.count(label), options.count > 1, options.allSatisfy(isOption)
    else { return nil }
    let name = words.dropping(filter.length, from: label)
    var wish = Request(.need(.choice), label, Details(label: words.label(name)))
    wish.details.items = inputs.items(options.map(\.words))
    wish.range = options.reduce(label) { $0.union($1.words) }
    return wish
  }

  /// Whether a line is only a name, and neither an input nor a button.
  package func isOption(_ item: OutlineList.Item) -> Bool {
    let line = FieldLine(item.words, of: words)
    return item.blocks.isEmpty && item.isTicked == nil && line.value == nil && !line.isQuestion
      && !line.isStarred && words.count(line.label) <= 4
      && !line.notes.contains(where: inputs.saysType)
      && !inputs.isFieldName(words.folded(line.label)) && !inputs.isPressed(line.label)
      && phrases.sense(in: words.folded(item.words), as: "component any") == nil
  }
}
