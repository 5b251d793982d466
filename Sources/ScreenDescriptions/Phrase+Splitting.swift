import ScreenBrief
import ScreenDiagnostics
internal import ScreenText
import ScreenSpecifications

/// The parts of short texts in descriptions.
extension Phrase {
  /// The parts between bars, semicolons or commas, the first of these signs that occurs; slashes
  /// part words only.
  var parts: [Phrase] {
    let list = text.trimmed(of: "[] ")
    let sign: Character? = ["|", ";", ","].first { list.contains($0) }
    guard let sign = sign ?? (isOfSlashes(list) ? "/" : nil) else {
      return list.isEmpty ? [] : [Phrase(list, from: origin)]
    }
    return list.split(separator: sign).map { String($0).trimmed(of: " \"'") }
      .filter { !$0.isEmpty }.map { Phrase($0, from: origin) }
  }

  private func isOfSlashes(_ list: String) -> Bool {
    let parts = list.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        part.utf8.contains(where: \.isASCIILetter) && part.split(separator: " ").count <= 2
      }
  }

  /// "Email (required)" as the words before the brackets and those within.
  var splitBracket: (Phrase, Phrase?)? {
    guard text.hasSuffix(")"), let open = text.lastIndex(of: "(") else { return nil }
    let before = String(text[..<open]).trimmed(of: " ")
    let inside = String(text[text.index(after: open)...].dropLast()).trimmed(of: " ")
    guard !before.isEmpty, !inside.isEmpty else { return nil }
    return (Phrase(before, from: origin), Phrase(inside, from: origin))
  }

  /// "Size: S, M, L" as the words before the colon and those after it.
  var splitAtColon: (Phrase, Phrase?)? { split(at: ":") }

  /// "checkboxes -> Ceramic, Metal" as the words before the arrow and those after it.
  var splitAtArrow: (Phrase, Phrase)? {
    for sign in ["->", "→", "=>"] {
      if case (let before, let after?)? = split(at: sign) { return (before, after) }
    }
    // "select: A, B"
    if case (let kind, let after?)? = split(at: ":"),
      DescriptionWord(kind.text).view?.isInput ?? false
    {
      return (kind, after)
    }
    return nil
  }

  private func split(at sign: String) -> (Phrase, Phrase?)? {
    let bytes = Array(text.utf8)
    let wanted = Array(sign.utf8)
    guard bytes.count > wanted.count else { return nil }
    let place = bytes.indices.dropLast(wanted.count).first { place in
      bytes[place..<place + wanted.count].elementsEqual(wanted)
        && (sign != ":" || bytes[place + 1] == 0x20)
    }
    guard let place, place > 0 else { return nil }
    let before = String(decoding: bytes[..<place], as: UTF8.self).trimmed(of: " ")
    let after = String(decoding: bytes[(place + wanted.count)...], as: UTF8.self).trimmed(of: " ")
    guard !before.isEmpty, !after.isEmpty else { return nil }
    return (Phrase(before, from: origin), Phrase(after, from: origin))
  }
}
