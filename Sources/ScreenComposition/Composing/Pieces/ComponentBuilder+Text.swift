import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
import ScreenReading
internal import ScreenText

extension ComponentBuilder {
  func heading(_ thing: Thing) -> ComponentDraft {
    var draft = TypedDraft<Component.Heading>(title: thing.label)
    if thing.value == nil, let sample {
      draft.set(.text, sample: sample)
    } else {
      draft.set(.text, thing.value ?? thing.label)
    }
    return draft.component
  }

  func paragraph(_ thing: Thing) -> ComponentDraft {
    var draft = TypedDraft<Component.Paragraph>(title: thing.label)
    if let value = thing.value {
      draft.set(.text, value)
    } else if context.samples == .withheld {
      draft.set(.text, "—")
    } else {
      let isNamed = details.label != nil || thing.item != nil || (details.count ?? 1) > 1
      draft.set(.text, sample: sample ?? prose(on: isNamed ? thing.label.text : ""))
    }
    return draft.component
  }

  /// The placeholder for a text about which nothing is known.
  static let openProse = "Two or three sentences go here."

  /// Returns the placeholder for a text with a label.
  private func prose(on label: String) -> String {
    let open = context.book.word("prose", ComponentBuilder.openProse)
    return label.isEmpty ? open : label + ": " + LabelText.lowercasedStart(open)
  }

  func quote(_ thing: Thing) -> ComponentDraft {
    var draft = TypedDraft<Component.Quote>(title: thing.label)
    if let value = thing.value {
      draft.set(.text, value)
      if details.label != nil || thing.item != nil { draft.set(.attribution, thing.label) }
    } else if thing.item != nil {
      draft.set(.text, thing.label)
    } else if let sample {
      draft.set(.text, sample: sample)
      if let author = details.samples.first?.dropFirst().first {
        draft.set(.attribution, sample: author)
      }
    } else {
      setSample(.text, Phrase("testimonial"), in: &draft)
      if details.label != nil {
        draft.set(.attribution, thing.label)
      } else if context.samples == .shown {
        setSample(.attribution, Phrase("person"), in: &draft)
      }
    }
    return draft.component
  }

  func code(_ thing: Thing) -> ComponentDraft {
    var draft = TypedDraft<Component.Code>(title: thing.label)
    draft.set(.text, thing.value ?? thing.label)
    if let variant = details.variant { draft.set(.language, text: variant) }
    return draft.component
  }

  func alert(_ thing: Thing) -> ComponentDraft {
    var draft = TypedDraft<Component.Alert>(title: thing.label)
    draft.set(.title, thing.label)
    if let value = thing.value, value.text != thing.label.text {
      draft.set(.message, value)
    } else if let sample {
      draft.set(.message, sample: sample)
    }
    let tone = thing.item?.tone ?? details.tone ?? context.book.tone(of: thing.label.text)
    if let tone, tone != .info {
      draft.set(.tone, text: tone.rawValue)
    }
    return draft.component
  }

  func unclear() -> ComponentDraft {
    var draft = TypedDraft<Component.Unclear>(title: label)
    draft.set(.reason, details.value ?? label)
    return draft.component
  }

  func image(_ thing: Thing) -> ComponentDraft {
    var draft = TypedDraft<Component.Image>(title: thing.label)
    if thing.value == nil, let sample {
      draft.set(.description, sample: sample)
    } else {
      draft.set(.description, thing.value ?? thing.label)
    }
    return draft.component
  }

  func player(_ thing: Thing) -> ComponentDraft {
    var draft = TypedDraft<Component.Player>(title: thing.label)
    if let sample, thing.value == nil {
      draft.set(.title, sample: sample)
    } else {
      draft.set(.title, thing.value ?? thing.label)
    }
    let isVideo = details.variant == "video" || context.meaning(details) == "movie"
    if isVideo { draft.set(.kind, text: Component.PlayerKind.video.rawValue) }
    if let seconds = thing.item?.seconds {
      draft.set(.seconds, number: Double(seconds))
    } else if context.samples == .shown,
      let seconds = details.samples.first?.dropFirst().first.flatMap({ Quantity($0) })
    {
      draft.set(.seconds, sample: seconds.number)
    }
    return draft.component
  }
}
