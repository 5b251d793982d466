internal import ScreenModel

/// The words that renderers add to a screen's own, in its language.
struct RendererWords: Sendable {
  /// What stands in a picker where nothing is chosen.
  var choose: StaticString
  /// What a screen with samples is called.
  var draft: StaticString
  /// What a terminal says of the mark behind a sample.
  var marked: StaticString
  /// What a page says of them: the words before, within and behind a dotted line.
  var dotted: (lead: StaticString, mark: StaticString, tail: StaticString)
  /// The tag of a collection of samples, and the same for those who do not see it.
  var sample: (tag: StaticString, hidden: StaticString)
  /// What stands before what a picture shows.
  var image: StaticString
  /// Whether a switch is on.
  var power: (on: StaticString, off: StaticString)
  /// The ways through a wizard.
  var steps: (back: StaticString, next: StaticString)
  /// What the colours of a notice say, from neutral to critical.
  var tones: (StaticString, StaticString, StaticString, StaticString, StaticString)

  /// The words of a language, by its BCP 47 tag; English for one that is not known.
  init(language: String) {
    let primary = language.prefix(while: { $0 != "-" })
    switch primary {
    case "it": self = .italian
    case "es": self = .spanish
    case "de": self = .german
    case "fr": self = .french
    default: self = .english
    }
  }

  /// What the colour of a tone says.
  func word(for tone: Component.Tone) -> StaticString {
    switch tone {
    case .neutral: tones.0
    case .info: tones.1
    case .success: tones.2
    case .warning: tones.3
    case .critical: tones.4
    }
  }

  private init(
    choose: StaticString, draft: StaticString, marked: StaticString,
    dotted: (StaticString, StaticString, StaticString), sample: (StaticString, StaticString),
    image: StaticString, power: (StaticString, StaticString), steps: (StaticString, StaticString),
    tones: (StaticString, StaticString, StaticString, StaticString, StaticString)
  ) {
    self.choose = choose
    self.draft = draft
    self.marked = marked
    self.dotted = dotted
    self.sample = sample
    self.image = image
    self.power = power
    self.steps = steps
    self.tones = tones
  }

  static let english = RendererWords(
    choose: "Choose", draft: "Draft", marked: "* marks a sample value",
    dotted: ("Values with a", "dotted line", "are samples."), sample: ("Sample", "(sample)"),
    image: "Image", power: ("on", "off"), steps: ("Back", "Next"),
    tones: ("Note", "Info", "Success", "Warning", "Critical"))

  private static let italian = RendererWords(
    choose: "Scegli", draft: "Bozza", marked: "* indica un valore di esempio",
    dotted: ("I valori con una", "linea punteggiata", "sono esempi."),
    sample: ("Esempio", "(esempio)"), image: "Immagine", power: ("attivo", "spento"),
    steps: ("Indietro", "Avanti"), tones: ("Nota", "Info", "Fatto", "Attenzione", "Grave"))

  private static let spanish = RendererWords(
    choose: "Elige", draft: "Borrador", marked: "* indica un valor de ejemplo",
    dotted: ("Los valores con una", "línea de puntos", "son ejemplos."),
    sample: ("Ejemplo", "(ejemplo)"), image: "Imagen", power: ("sí", "no"),
    steps: ("Atrás", "Siguiente"), tones: ("Nota", "Información", "Hecho", "Atención", "Grave"))

  private static let german = RendererWords(
    choose: "Auswählen", draft: "Entwurf", marked: "* steht für einen Beispielwert",
    dotted: ("Werte mit", "gepunkteter Linie", "sind Beispiele."),
    sample: ("Beispiel", "(Beispiel)"), image: "Bild", power: ("an", "aus"),
    steps: ("Zurück", "Weiter"), tones: ("Hinweis", "Info", "Erledigt", "Achtung", "Kritisch"))

  private static let french = RendererWords(
    choose: "Choisir", draft: "Brouillon", marked: "* marque une valeur d’exemple",
    dotted: ("Les valeurs à", "ligne pointillée", "sont des exemples."),
    sample: ("Exemple", "(exemple)"), image: "Image", power: ("oui", "non"),
    steps: ("Retour", "Suivant"), tones: ("Note", "Info", "Fait", "Attention", "Critique"))
}
