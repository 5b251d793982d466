internal import ScreenModel

extension Component.Tone {
  /// The tone of a word that names a state; nil where it is none.
  ///
  /// Where the model has a plain text, a badge of a list or a cell of a table, a colour is added
  /// to the few words that leave no doubt. The word is always there to be read.
  package init?(stateWord text: String) {
    guard let tone = Self.stateWords[FoldedWord(text)] else { return nil }
    self = tone
  }

  private static let stateWords = WordTable<Self>([
    .success: [
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
  ])
}

extension Component.Stat {
  /// Whether a fall of the figure is good news, by a word in its label.
  package var isBetterLower: Bool { label.holdsWord(Self.betterLower.contains) }

  private static let betterLower: [FoldedWord] = [
    "churn", "tickets", "errors", "bugs", "costs", "cost", "expenses", "spend", "debt", "latency",
    "bounce", "complaints", "returns", "refunds", "overdue", "cancellations", "incidents",
    "failures", "defects", "crashes", "absences", "weight", "wait",
  ]
}
