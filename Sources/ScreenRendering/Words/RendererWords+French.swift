extension RendererWords {
  static let french = RendererWords(
    page: Page(
      untitled: "Sans titre", nothing: "Rien ici pour l’instant", unclear: "Non exprimé",
      details: "Détails", dialog: "Fenêtre", close: "Fermer", parts: "Parties de cet écran",
      step: ("Étape", "sur"), back: "Retour", to: "à", next: "Suivant"),
    samples: Samples(
      draft: "Brouillon", marked: "* marque une valeur d’exemple",
      dotted: ("Les valeurs à", "ligne pointillée", "sont des exemples."), tag: "Exemple",
      hidden: "(exemple)"),
    controls: Controls(
      text: "Texte", option: "Option", value: "Valeur", choice: "Choix", proceed: "Continuer",
      open: "Ouvrir", start: "Démarrer", play: "Lire", openImage: "Ouvrir l’image",
      choose: "Choisir", search: "Rechercher", file: "Choisir un fichier", date: "AAAA-MM-JJ",
      time: "HH:MM", on: "oui", off: "non", required: "obligatoire", atLeast: "au moins",
      atMost: "au plus", upTo: "à", characters: "caractères"),
    nouns: Nouns(
      list: "liste", checklist: "Liste de contrôle", steps: "étapes", table: "tableau",
      standings: "classement", events: "événements", event: "Événement", places: "lieux",
      code: "code", image: "Image", audio: "audio", video: "vidéo", chart: "Graphique",
      bars: "graphique en barres", line: "graphique en courbes", area: "graphique en aires",
      pie: "graphique circulaire", asTable: "sous forme de tableau", values: "valeurs",
      series: "Série"),
    facts: Facts(
      up: "En hausse", down: "En baisse", of: "sur", outOf: "sur", rank: "Rang", team: "Équipe",
      points: "Points", done: "(fait)", neutral: "Note", info: "Info", success: "Fait",
      warning: "Attention", critical: "Critique"),
    routine: Routine(
      countsUp: ("Compte en avant", "compte en avant"), rest: ("Repos", "repos"),
      random: ("Durée au hasard", "au hasard"), interval: "Intervalle", to: "à", rounds: "tours",
      repetition: "répétition", repetitions: "répétitions", sets: "séries", setsOf: "séries de"),
    calendar: Calendar(
      months: [
        "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
        "octobre", "novembre", "décembre",
      ], weekdays: ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
      shortWeekdays: ["lu", "ma", "me", "je", "ve", "sa", "di"], ofMonth: " ", ofYear: " ",
      north: "N", south: "S", east: "E", west: "O"))
}
