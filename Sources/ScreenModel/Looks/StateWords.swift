internal import ScreenText

extension Component.Tone {
  /// Creates the tone of a word that names a state; nil for any other word.
  ///
  /// Plain texts, such as a list's badge or a table's cell, get a colour for the few words that
  /// leave no doubt. The word itself is always shown.
  package init?(stateWord text: String) {
    guard let tone = Self.stateWords[FoldedWord(text)] else { return nil }
    self = tone
  }

  private static let stateWords = WordTable<Self>([
    .success: [
      "paid", "done", "active", "complete", "completed", "delivered", "available", "online",
      "approved", "success", "passed", "resolved", "confirmed", "healthy", "instock", "won",
      "bezahlt", "erledigt", "zugestellt", "genehmigt", "aktiv", "bestätigt", "auflager",
      "terminé", "livré", "approuvé", "actif", "confirmé", "enstock",
      "pagado", "hecho", "entregado", "aprobado", "activo", "confirmado", "enexistencia",
      "pagato", "fatto", "consegnato", "approvato", "attivo", "confermato", "disponibile",
      "pago", "feito", "entregue", "aprovado", "ativo", "emestoque",
      "betaald", "klaar", "bezorgd", "goedgekeurd", "actief", "bevestigd", "opvoorraad",
    ],
    .warning: [
      "pending", "onhold", "postponed", "due", "low", "warning", "late", "delayed", "waiting",
      "atrisk", "expiring", "lowstock",
      "fällig", "wartet", "verspätet", "niedrig", "enattente", "enretard", "bas",
      "enespera", "conretraso", "bajo", "inattesa", "inritardo", "basso",
      "aguardando", "atrasado", "baixo", "inafwachting", "telaat", "laag",
    ],
    .critical: [
      "overdue", "failed", "refunded", "cancelled", "canceled", "rejected", "critical", "error",
      "blocked", "offline", "declined", "expired", "outofstock", "lost",
      "überfällig", "Überfällig", "storniert", "abgelehnt", "annulé", "refusé",
      "vencido", "cancelado", "rechazado", "scaduto", "annullato", "rifiutato", "recusado",
      "achterstallig", "geannuleerd", "afgewezen",
    ],
    .info: [
      "new", "packing", "inprogress", "processing", "scheduled", "shipped", "open", "home",
      "intransit", "inreview",
      "unterwegs", "inarbeit", "enroute", "encours", "encamino", "encurso", "inviaggio",
      "incorso", "acaminho", "onderweg",
    ],
    .neutral: ["draft", "closed", "archived", "inactive", "paused", "away", "none"],
  ])
}

extension Component.Stat {
  /// Whether a falling figure is good news, judging by a word in its label.
  var isBetterLower: Bool { label.holdsWord(Self.betterLower.contains) }

  private static let betterLower: [FoldedWord] = [
    "churn", "tickets", "errors", "bugs", "costs", "cost", "expenses", "spend", "debt", "latency",
    "bounce", "complaints", "returns", "refunds", "overdue", "cancellations", "incidents",
    "failures", "defects", "crashes", "absences", "weight", "wait",
  ]
}
