extension RendererWords {
  static let spanish = RendererWords(
    page: Page(
      untitled: "Sin título", nothing: "Aún no hay nada aquí", unclear: "Sin expresar",
      details: "Detalles", dialog: "Ventana", close: "Cerrar", parts: "Partes de esta pantalla",
      step: ("Paso", "de"), back: "Atrás", to: "a", next: "Siguiente"),
    samples: Samples(
      draft: "Borrador", marked: "* indica un valor de ejemplo",
      dotted: ("Los valores con una", "línea de puntos", "son ejemplos."), tag: "Ejemplo",
      hidden: "(ejemplo)"),
    controls: Controls(
      text: "Texto", option: "Opción", value: "Valor", choice: "Elección", proceed: "Continuar",
      open: "Abrir", start: "Empezar", play: "Reproducir", openImage: "Abrir la imagen",
      choose: "Elige", search: "Buscar", file: "Elige un archivo", date: "AAAA-MM-DD",
      time: "HH:MM", on: "sí", off: "no", required: "obligatorio", atLeast: "al menos",
      atMost: "como máximo", upTo: "a", characters: "caracteres"),
    nouns: Nouns(
      list: "lista", checklist: "Lista de tareas", steps: "pasos", table: "tabla",
      standings: "clasificación", events: "eventos", event: "Evento", places: "lugares",
      code: "código", image: "Imagen", audio: "audio", video: "vídeo", chart: "Gráfico",
      bars: "gráfico de barras", line: "gráfico de líneas", area: "gráfico de áreas",
      pie: "gráfico circular", asTable: "como tabla", values: "valores", series: "Serie"),
    facts: Facts(
      up: "Sube", down: "Baja", of: "de", outOf: "de", rank: "Puesto", team: "Equipo",
      points: "Puntos", done: "(hecho)", neutral: "Nota", info: "Información", success: "Hecho",
      warning: "Atención", critical: "Grave"),
    routine: Routine(
      countsUp: ("Cuenta hacia delante", "cuenta hacia delante"), rest: ("Descanso", "descanso"),
      random: ("Duración al azar", "al azar"), interval: "Intervalo", to: "a", rounds: "rondas",
      repetition: "repetición", repetitions: "repeticiones", sets: "series", setsOf: "series de"),
    calendar: Calendar(
      months: [
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
        "octubre", "noviembre", "diciembre",
      ], weekdays: ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"],
      shortWeekdays: ["lu", "ma", "mi", "ju", "vi", "sá", "do"], ofMonth: " de ", ofYear: " de ",
      north: "N", south: "S", east: "E", west: "O"))
}
