internal import ScreenAssembling
internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenModel
internal import ScreenOutline
internal import ScreenText
internal import ScreenRoles

/// Lines that are shown as they are.
extension LineDraft {
  /// Facts if most lines have a name and a value, a list if they are members, otherwise texts.
  func stated(_ ranges: [SourceRange], _ run: Range<Int>) -> [Request] {
    let line = lines[run.lowerBound]
    let fields = ranges.map { FieldLine($0, of: words) }
    let named = fields.count { $0.value != nil && !$0.isDashed && words.count($0.label) <= 6 }
    if named * 2 > ranges.count || named == ranges.count, !line.isNumbered {
      return zip(ranges, fields).map { range, field in
        guard let value = field.value else { return .paragraph(words.verbatim(range), range) }
        if let isOn = isSwitched(value) {
          var details = Details(label: words.label(field.label))
          details.value = Phrase(isOn ? "on" : "off", at: value)
          return Request(.component(.toggle), range, details)
        }
        return .fact(words.label(field.name), words.verbatim(value), range)
      }
    }
    if line.isMember && ranges.count > 1
      || ranges.count > 1 && ranges.allSatisfy({ words.count($0) <= 8 })
    {
      var details = Details()
      let ticks = ranges.count == run.count ? run.map(isTicked) : ranges.map { _ in nil }
      details.items = inputs.verbatim(
        zip(ranges, ticks).map { OutlineList.Item(words: $0, isTicked: $1) })
      details.isVerbatim = true
      details.variant = line.isNumbered ? "numbered" : nil
      let range = ranges[0].union(ranges[ranges.count - 1])
      return [Request(.component(line.isBox ? .checklist : .list), range, details)]
    }
    return ranges.map { .paragraph(words.verbatim($0), $0) }
  }

  /// Whether a line begins with a ticked box, "[x]"; nil for one without a box.
  func isTicked(_ place: Int) -> Bool? {
    guard lines[place].isBox,
      let open = words.bytes[lines[place].range.range].firstIndex(of: UInt8(ascii: "["))
    else { return nil }
    return words.bytes[open + 1] > UInt8(ascii: " ")
  }

  /// Whether a value says that something is on or off, which "yes" and "no" do not.
  private func isSwitched(_ value: SourceRange) -> Bool? {
    guard words.count(value) == 1,
      phrases.sense(ofAll: words.folded(value), as: "draft answering") == nil
    else { return nil }
    return book.isOn(words.text(value))
  }
}
