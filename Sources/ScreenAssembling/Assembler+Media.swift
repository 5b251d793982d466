internal import ScreenBrief
import ScreenDiagnostics
import ScreenModel
internal import ScreenReading
internal import ScreenText

/// Texts, notices, pictures, recordings and timed exercises.
extension Assembler {
  func image(_ parts: inout ElementParts) -> Requirement.Subject {
    parts.details.variant = "image"
    return .component(.image)
  }

  /// Adds details that an element cannot show itself: the caption of a picture, and the facts about
  /// each place on a map.
  mutating func addCompanions(of parts: ElementParts, parent: Int?) {
    if parts.node.label == .image, let note = parts.children(.note).first {
      let before = parts.node.children.last { $0.range.upperBound <= note.range.lowerBound }
      let gap = SourceRange(
        before?.range.upperBound ?? parts.node.range.lowerBound, note.range.lowerBound)
      guard book.senses(of: verbatim(gap).text, as: "caption").contains(.isMember) else { return }
      _ = require(
        .component(.paragraph), note, parent: parent, Details(value: verbatim(note)))
    } else if parts.node.label == .map, !parts.details.columns.isEmpty {
      var details = parts.details
      details.variant = nil
      _ = require(.need(.records), parts.node, parent: parent, details)
    }
  }

  func player(_ parts: inout ElementParts) -> Requirement.Subject {
    if parts.component?.kind == .unclear { return unknown(&parts) }
    parts.details.variant = parts.component?.variant
    if let time = parts.children(.time).first, let seconds = Measures.seconds(verbatim(time).text),
      let label = parts.details.label
    {
      parts.details.items = [Details.Item(label, seconds: seconds)]
      parts.details.timeframe = nil
    }
    parts.details.count = nil
    return .component(.player)
  }

  /// The subject for something beyond any vocabulary, labelled by everything said about it.
  func unknown(_ parts: inout ElementParts) -> Requirement.Subject {
    parts.details.label = label(parts.node)
    return .unknown
  }

  /// Adds the heading of a text: "an article about tea with a heading and two paragraphs".
  mutating func addHeading(of parts: ElementParts, parent: Int?) {
    guard parts.node.label == .text, parts.hasHeading, let name = parts.children(.label).first
    else {
      return
    }
    _ = require(
      .component(.heading), name, parent: parent,
      Details(label: label(name), value: verbatim(name)))
  }

  func text(_ parts: inout ElementParts) -> Requirement.Subject {
    if parts.hasHeading, parts.details.value == nil { return .need(.narrative) }
    if parts.children(.value).count > 1 {
      parts.details.items = parts.children(.value).map { Details.Item(verbatim($0)) }
      parts.details.value = nil
    }
    guard let component = parts.component else { return .need(.narrative) }
    if component.kind == .heading, parts.details.value == nil {
      parts.details.value = parts.details.label
    }
    return component.kind == .heading || parts.details.value != nil
      ? .component(component.kind) : .need(.narrative)
  }

  func code(_ parts: inout ElementParts) -> Requirement.Subject {
    let words = FoldedWords(words(.kind, of: parts.node) + " " + words(.label, of: parts.node))
      .words
    parts.details.variant = words.first { book.isTongue($0) }
    return .component(.code)
  }

  func alert(_ parts: inout ElementParts) -> Requirement.Subject {
    tone(&parts)
    if parts.details.label == nil, let value = parts.details.value {
      parts.details.label = Phrase(LabelText.capitalized(value.text), from: value.origin)
      parts.details.value = parts.children(.note).first.map { note in
        Phrase(LabelText.capitalized(verbatim(note).text), at: note.range)
      }
    }
    if parts.need == .highlight { return .need(.highlight) }
    return .component(.alert)
  }

  func timer(_ parts: inout ElementParts) -> Requirement.Subject {
    parts.details.items = parts.children(.item).map(item)
    let times = parts.children(.time)
    if parts.details.items.isEmpty, let time = times.first ?? parts.children(.value).first,
      let seconds = Measures.seconds(verbatim(time).text)
    {
      let name = parts.details.label ?? Phrase("Timer", at: parts.node.range)
      parts.details.items = [
        Details.Item(name, values: [verbatim(time)], seconds: seconds, times: parts.details.count)
      ]
      parts.details.count = nil
    }
    parts.details.value = nil
    parts.details.timeframe = nil
    return parts.details.items.count > 1 ? .need(.routine) : .component(.timer)
  }

  func repetition(_ parts: inout ElementParts) -> Requirement.Subject {
    // `20-30 squats` is a range, not a number of sets.
    if let count = parts.children(.count).first, let value = parts.children(.value).first,
      value.range.lowerBound == count.range.upperBound + 1
    {
      parts.details.count = nil
    }
    if let label = parts.details.label, let value = parts.details.value {
      parts.details.items = [
        Details.Item(label, values: [value], times: parts.details.count)
      ]
      (parts.details.value, parts.details.count) = (nil, nil)
    }
    return .component(.repetition)
  }
}

extension ElementParts {
  /// Whether its words name a heading in addition to the text below it.
  fileprivate var hasHeading: Bool {
    let components: [ComponentKind] = senses.compactMap { sense in
      if case .component(let kind, _) = sense { kind } else { nil }
    }
    return components.contains(.heading) && components.contains(.paragraph)
  }
}
