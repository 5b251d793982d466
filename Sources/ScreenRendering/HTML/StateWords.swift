internal import ScreenModel

extension Component.Tone {
  /// The tone of a word that names a state; nil where it is none.
  ///
  /// Where the model has a plain text, a badge of a list or a cell of a table, a colour is added
  /// to the few words that leave no doubt. The word is always there to be read.
  init?(stateWord text: String) {
    guard (2...16).contains(text.utf8.count) else { return nil }
    for (words, tone) in Self.stateWords where words.contains(where: { text.reads(as: $0) }) {
      self = tone
      return
    }
    return nil
  }

  private static var stateWords: [(words: [StaticString], tone: Self)] {
    [
      (
        [
          "paid", "done", "active", "complete", "completed", "delivered", "available", "online",
          "approved", "success", "passed", "resolved", "confirmed", "healthy", "in stock", "won",
        ], .success
      ),
      (
        [
          "pending", "on hold", "postponed", "due", "low", "warning", "late", "delayed", "waiting",
          "at risk", "expiring", "low stock",
        ], .warning
      ),
      (
        [
          "overdue", "failed", "refunded", "cancelled", "canceled", "rejected", "critical", "error",
          "blocked", "offline", "declined", "expired", "out of stock", "lost",
        ], .critical
      ),
      (
        [
          "new", "packing", "in progress", "processing", "scheduled", "shipped", "open", "home",
          "in transit", "in review",
        ], .info
      ),
      (["draft", "closed", "archived", "inactive", "paused", "away", "none"], .neutral),
    ]
  }
}

extension Component.Stat {
  /// Whether a fall of the figure is good news, by a word in its label.
  var isBetterLower: Bool {
    for word in Self.unwelcome where label.holds(word: word) { return true }
    return false
  }

  private static var unwelcome: [StaticString] {
    [
      "churn", "tickets", "errors", "bugs", "costs", "cost", "expenses", "spend", "debt", "latency",
      "bounce", "complaints", "returns", "refunds", "overdue", "cancellations", "incidents",
      "failures", "defects", "crashes", "absences", "weight", "wait",
    ]
  }
}

extension String {
  /// Whether the text is the word, in any case of ASCII letters.
  func reads(as word: StaticString) -> Bool {
    word.withUTF8Buffer { unsafe utf8.elementsEqual($0) { $0.lowercasedASCII == $1 } }
  }

  /// Whether the word is one of the text's, in any case of ASCII letters.
  func holds(word: StaticString) -> Bool {
    utf8.split { !$0.isASCIILetter && $0 < 0x80 }.contains { part in
      word.withUTF8Buffer { unsafe part.elementsEqual($0) { $0.lowercasedASCII == $1 } }
    }
  }

  /// Whether the text's letters and digits are those of the word: `First name` is `firstname`.
  func spells(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      var matched = 0
      for byte in utf8 where byte.isASCIILetter || (0x30...0x39).contains(byte) || byte >= 0x80 {
        guard matched < word.count, unsafe byte.lowercasedASCII == word[matched] else {
          return false
        }
        matched += 1
      }
      return matched == word.count
    }
  }
}

extension UInt8 {
  fileprivate var lowercasedASCII: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
  fileprivate var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}
