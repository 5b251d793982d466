package import ScreenText

/// Sentences about the screen, its makers or its readers, which are not shown on it.
extension DocumentLexicon {
  package static let speaksOfScreen = "it is about the screen, not on it"
  package static let speaksOfStyle = "it says how the screen should look, which the theme decides"
  package static let speaksOfMaking = "it asks to build what follows"
  package static let isNotWanted = "the text says that it is not wanted"
  package static let speaksOfWriter = "it says who asks, and why"

  /// Why a sentence is not shown; nil for one that may ask for something.
  package func remark(in folded: FoldedWords) -> String? {
    if opening(of: folded, as: "opening role") != nil { return Self.speaksOfScreen }
    if opening(of: folded, as: "opening talk") != nil,
      sense(in: folded, as: "component any") == nil, sense(in: folded, as: "screen") == nil
    {
      return Self.speaksOfScreen
    }
    let names = sense(in: folded, as: "component named") != nil
    if opening(of: folded, as: "opening remark") != nil {
      return names || asking(behindRemark: folded) != nil ? nil : Self.speaksOfScreen
    }
    if opening(of: folded, as: "opening writer") != nil {
      return names || sense(in: folded, as: "asking") != nil || sense(in: folded, as: "need") != nil
        ? nil : Self.speaksOfWriter
    }
    if opening(of: folded, as: "strong style") != nil,
      sense(in: folded, as: "component any") == nil, sense(in: folded, as: "screen") == nil
    {
      return Self.speaksOfStyle
    }
    guard let style = opening(of: folded, as: "opening style"), !names else { return nil }
    let count = count(in: folded, as: "style")
    return count > 0 && (style.length < folded.count || count > 1 || folded.count == style.length)
      ? Self.speaksOfStyle : nil
  }

  /// Whether a sentence tells the maker of a screen about its parts: "Each one a checkbox", "Every
  /// step has Next", "Report only, nothing to click".
  package func speaksOfParts(_ folded: FoldedWords) -> Bool {
    if opening(of: folded, as: "opening unit") != nil { return true }
    if sense(in: folded, as: "sentence maker") != nil { return true }
    return opening(of: folded, as: "opening each") != nil
      && sense(in: folded, as: "component any") != nil
  }

  package static let speaksOfRule = "it is a rule for what people may do, not part of the screen"

  /// Whether a requirement only limits what people may do, or says how the screen works: "I cannot
  /// book two at once", "The screen shall be readable in sunlight".
  package func rule(in folded: FoldedWords) -> Bool {
    guard sense(in: folded, as: "component any") == nil else { return false }
    return sense(in: folded, as: "limit quality") != nil
      || opening(of: folded, as: "limit opening") != nil
      || opening(of: folded, as: "limit subject") != nil
        && sense(in: folded, as: "limit said") != nil
        && sense(in: folded, as: "limit shown") == nil
  }

  /// The number of leading words that only continue the text: "next, include …", "at the end they
  /// send …".
  package func onward(in folded: FoldedWords) -> Int? {
    if let onward = opening(of: folded, as: "opening onward"), onward.length < folded.count {
      return onward.length
    }
    guard let end = opening(of: folded, as: "clause aside"),
      let actor = opening(of: folded, as: "actor who", at: end.length),
      opening(of: folded, as: "verb press", at: end.length + actor.length) != nil
    else { return nil }
    return end.length + actor.length
  }

  /// The start of the request in a sentence that first says who asks: "we run a café and need a
  /// page".
  package func asking(behindRemark folded: FoldedWords) -> Int? {
    guard
      let remark = opening(of: folded, as: "opening writer")
        ?? opening(of: folded, as: "opening remark")
    else { return nil }
    return (remark.length..<max(remark.length, folded.count)).first {
      opening(of: folded, as: "asking", at: $0) != nil
    }
  }

  /// The number of words about the look before the thing to build: "create a clean, modern booking
  /// page".
  package func styleOpening(of folded: FoldedWords) -> Int? {
    guard let make = opening(of: folded, as: "opening make")?.length,
      let article = opening(of: folded, as: "word article", at: make)?.length
    else { return nil }
    var length = make + article
    while let style = opening(of: folded, as: "style word", at: length) { length += style.length }
    let isOfScreen = (length..<max(length, min(length + 6, folded.count))).contains {
      opening(of: folded, as: "screen", at: $0) != nil
    }
    return length > make + article && isOfScreen ? length : nil
  }

  /// The start of a sentence's end that only describes the look of the screen: "…, so keep it
  /// simple".
  package func styleTail(of folded: FoldedWords) -> Int? {
    (2..<max(2, folded.count)).first { start in
      opening(of: folded, as: "joint style", at: start) != nil
        && (start + 1..<min(folded.count, start + 3)).contains {
          opening(of: folded, as: "tail style", at: $0) != nil
        }
        && (start..<folded.count).allSatisfy {
          opening(of: folded, as: "component any", at: $0) == nil
        }
    }
  }
}
