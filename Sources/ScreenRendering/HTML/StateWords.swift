internal import ScreenModel

extension Component.Tone {
  /// The tone of a word that names a state; nil where it is none.
  ///
  /// Where the model has a plain text, a badge of a list or a cell of a table, a colour is added
  /// to the few words that leave no doubt. The word is always there to be read.
  init?(stateWord text: String) {
    guard let tone = Self.stateWords[text.folded] else { return nil }
    self = tone
  }

  private static let stateWords: [String: Self] = {
    var tones: [String: Self] = [:]
    for (tone, words) in [
      Self.success: [
        "paid", "done", "active", "complete", "completed", "delivered", "available", "online",
        "approved", "success", "passed", "resolved", "confirmed", "healthy", "instock", "won",
      ],
      .warning: [
        "pending", "onhold", "postponed", "due", "low", "warning", "late", "delayed", "waiting",
        "atrisk", "expiring", "lowstock",
      ],
      .critical: [
        "overdue", "failed", "refunded", "cancelled", "canceled", "rejected", "critical", "error",
        "blocked", "offline", "declined", "expired", "outofstock", "lost",
      ],
      .info: [
        "new", "packing", "inprogress", "processing", "scheduled", "shipped", "open", "home",
        "intransit", "inreview",
      ],
      .neutral: ["draft", "closed", "archived", "inactive", "paused", "away", "none"],
    ] as KeyValuePairs {
      for word in words { tones[word] = tone }
    }
    return tones
  }()
}

extension Component.Stat {
  /// Whether a fall of the figure is good news, by a word in its label.
  var isBetterLower: Bool { label.holdsWord(Self.betterLower.contains) }

  private static let betterLower: Set<String> = [
    "churn", "tickets", "errors", "bugs", "costs", "cost", "expenses", "spend", "debt", "latency",
    "bounce", "complaints", "returns", "refunds", "overdue", "cancellations", "incidents",
    "failures", "defects", "crashes", "absences", "weight", "wait",
  ]
}

extension String {
  /// The text's ASCII letters and digits, in lower case: `First name` is `firstname`.
  ///
  /// Empty where there are others than of ASCII, or more than a small string holds: then it is no
  /// word that we know.
  var folded: String {
    guard utf8.count <= 15 else { return "" }
    return utf8[...].folded
  }

  /// Whether one of the text's words, in lower case, is one that is looked for.
  func holdsWord(_ isWanted: (String) -> Bool) -> Bool {
    var rest = utf8[...]
    while let start = rest.firstIndex(where: \.isASCIILetter) {
      let end = rest[start...].firstIndex { !$0.isASCIILetter } ?? rest.endIndex
      let word = rest[start..<end]
      if word.count <= 15, isWanted(word.folded) { return true }
      rest = rest[end...]
    }
    return false
  }
}

extension Substring.UTF8View {
  /// The letters and digits of a few bytes, in lower case.
  fileprivate var folded: String {
    let folded = unsafe withContiguousStorageIfAvailable { unsafe String(folding: $0) }
    if let folded { return folded }
    return unsafe Array(self).withUnsafeBufferPointer { unsafe String(folding: $0) }
  }
}

extension String {
  /// Takes the letters and digits of a few bytes, in lower case.
  fileprivate init(folding bytes: UnsafeBufferPointer<UInt8>) {
    unsafe self.init(unsafeUninitializedCapacity: 15) { folded in
      var count = 0
      for index in bytes.indices where count < 15 {
        let byte = unsafe bytes[index]
        guard byte < 0x80 else { return 0 }
        guard byte.isASCIILetter || (0x30...0x39).contains(byte) else { continue }
        unsafe folded[count] = byte.lowercasedASCII
        count += 1
      }
      return count
    }
  }
}

extension UInt8 {
  /// The byte, a capital letter of ASCII as a small one.
  var lowercasedASCII: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
  var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}
