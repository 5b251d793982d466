import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
import ScreenReading

extension PieceMaker {
  func heading(_ thing: Thing) -> Piece {
    var piece = Piece(.heading, title: thing.label)
    if thing.value == nil, let sample {
      piece.set("text", sample: sample)
    } else {
      piece.set("text", thing.value ?? thing.label)
    }
    return piece
  }

  func paragraph(_ thing: Thing) -> Piece {
    var piece = Piece(.paragraph, title: thing.label)
    if let value = thing.value {
      piece.set("text", value)
    } else if scene.samples == .withheld {
      piece.set("text", "—")
    } else {
      let isNamed = details.label != nil || thing.item != nil || (details.count ?? 1) > 1
      piece.set("text", sample: sample ?? prose(on: isNamed ? thing.label.text : ""))
    }
    return piece
  }

  /// What a text says of which nothing is known.
  static let openProse = "Two or three sentences go here."

  /// A sentence that holds the place of a text.
  private func prose(on label: String) -> String {
    let open = scene.book.word("prose", PieceMaker.openProse)
    return label.isEmpty ? open : label + ": " + Wording.lowercasedStart(open)
  }

  func quote(_ thing: Thing) -> Piece {
    var piece = Piece(.quote, title: thing.label)
    if let value = thing.value {
      piece.set("text", value)
      if details.label != nil || thing.item != nil { piece.set("attribution", thing.label) }
    } else if thing.item != nil {
      piece.set("text", thing.label)
    } else if let sample {
      piece.set("text", sample: sample)
      if let author = details.samples.first?.dropFirst().first {
        piece.set("attribution", sample: author)
      }
    } else {
      setSample("text", Phrase("testimonial"), in: &piece)
      if details.label != nil {
        piece.set("attribution", thing.label)
      } else if scene.samples == .shown {
        setSample("attribution", Phrase("person"), in: &piece)
      }
    }
    return piece
  }

  func code(_ thing: Thing) -> Piece {
    var piece = Piece(.code, title: thing.label)
    piece.set("text", thing.value ?? thing.label)
    if let variant = details.variant { piece.set("language", TreeValue(.text(variant))) }
    return piece
  }

  func alert(_ thing: Thing) -> Piece {
    var piece = Piece(.alert, title: thing.label)
    piece.set("title", thing.label)
    if let value = thing.value, value.text != thing.label.text {
      piece.set("message", value)
    } else if let sample {
      piece.set("message", sample: sample)
    }
    let tone = thing.item?.tone ?? details.tone ?? scene.book.tone(of: thing.label.text)
    if let tone, tone != .info {
      piece.set("tone", TreeValue(.text(tone.rawValue)))
    }
    return piece
  }

  func unclear() -> Piece {
    var piece = Piece(.unclear, title: label)
    piece.set("reason", details.value ?? label)
    return piece
  }

  func image(_ thing: Thing) -> Piece {
    var piece = Piece(.image, title: thing.label)
    if thing.value == nil, let sample {
      piece.set("description", sample: sample)
    } else {
      piece.set("description", thing.value ?? thing.label)
    }
    return piece
  }

  func player(_ thing: Thing) -> Piece {
    var piece = Piece(.player, title: thing.label)
    if let sample, thing.value == nil {
      piece.set("title", sample: sample)
    } else {
      piece.set("title", thing.value ?? thing.label)
    }
    let isVideo = details.variant == "video" || scene.meaning(details) == "movie"
    if isVideo { piece.set("kind", "video") }
    if let seconds = thing.item?.seconds {
      piece.set("seconds", TreeValue(.number(Double(seconds))))
    } else if scene.samples == .shown,
      let seconds = details.samples.first?.dropFirst().first.flatMap({ Quantity($0) })
    {
      setSampleNumber("seconds", seconds.number, thing.label, in: &piece)
    }
    return piece
  }
}
