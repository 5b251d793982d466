import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
import ScreenReading
internal import ScreenText

extension ComponentBuilder {
  func heading(_ thing: Thing) -> ComponentDraft {
    var draft = ComponentDraft(.heading, title: thing.label)
    if thing.value == nil, let sample {
      draft.set("text", sample: sample)
    } else {
      draft.set("text", thing.value ?? thing.label)
    }
    return draft
  }

  func paragraph(_ thing: Thing) -> ComponentDraft {
    var draft = ComponentDraft(.paragraph, title: thing.label)
    if let value = thing.value {
      draft.set("text", value)
    } else if context.samples == .withheld {
      draft.set("text", "—")
    } else {
      let isNamed = details.label != nil || thing.item != nil || (details.count ?? 1) > 1
      draft.set("text", sample: sample ?? prose(on: isNamed ? thing.label.text : ""))
    }
    return draft
  }

  /// The placeholder for a text about which nothing is known.
  static let openProse = "Two or three sentences go here."

  /// Returns the placeholder for a text with a label.
  private func prose(on label: String) -> String {
    let open = context.book.word("prose", ComponentBuilder.openProse)
    return label.isEmpty ? open : label + ": " + LabelText.lowercasedStart(open)
  }

  func quote(_ thing: Thing) -> ComponentDraft {
    var draft = ComponentDraft(.quote, title: thing.label)
    if let value = thing.value {
      draft.set("text", value)
      if details.label != nil || thing.item != nil { draft.set("attribution", thing.label) }
    } else if thing.item != nil {
      draft.set("text", thing.label)
    } else if let sample {
      draft.set("text", sample: sample)
      if let author = details.samples.first?.dropFirst().first {
        draft.set("attribution", sample: author)
      }
    } else {
      setSample("text", Phrase("testimonial"), in: &draft)
      if details.label != nil {
        draft.set("attribution", thing.label)
      } else if context.samples == .shown {
        setSample("attribution", Phrase("person"), in: &draft)
      }
    }
    return draft
  }

  func code(_ thing: Thing) -> ComponentDraft {
    var draft = ComponentDraft(.code, title: thing.label)
    draft.set("text", thing.value ?? thing.label)
    if let variant = details.variant { draft.set("language", TreeValue(.text(variant))) }
    return draft
  }

  func alert(_ thing: Thing) -> ComponentDraft {
    var draft = ComponentDraft(.alert, title: thing.label)
    draft.set("title", thing.label)
    if let value = thing.value, value.text != thing.label.text {
      draft.set("message", value)
    } else if let sample {
      draft.set("message", sample: sample)
    }
    let tone = thing.item?.tone ?? details.tone ?? context.book.tone(of: thing.label.text)
    if let tone, tone != .info {
      draft.set("tone", TreeValue(.text(tone.rawValue)))
    }
    return draft
  }

  func unclear() -> ComponentDraft {
    var draft = ComponentDraft(.unclear, title: label)
    draft.set("reason", details.value ?? label)
    return draft
  }

  func image(_ thing: Thing) -> ComponentDraft {
    var draft = ComponentDraft(.image, title: thing.label)
    if thing.value == nil, let sample {
      draft.set("description", sample: sample)
    } else {
      draft.set("description", thing.value ?? thing.label)
    }
    return draft
  }

  func player(_ thing: Thing) -> ComponentDraft {
    var draft = ComponentDraft(.player, title: thing.label)
    if let sample, thing.value == nil {
      draft.set("title", sample: sample)
    } else {
      draft.set("title", thing.value ?? thing.label)
    }
    let isVideo = details.variant == "video" || context.meaning(details) == "movie"
    if isVideo { draft.set("kind", "video") }
    if let seconds = thing.item?.seconds {
      draft.set("seconds", TreeValue(.number(Double(seconds))))
    } else if context.samples == .shown,
      let seconds = details.samples.first?.dropFirst().first.flatMap({ Quantity($0) })
    {
      setSampleNumber("seconds", seconds.number, thing.label, in: &draft)
    }
    return draft
  }
}
