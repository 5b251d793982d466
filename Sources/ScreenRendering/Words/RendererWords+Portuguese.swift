extension RendererWords {
  static let portuguese = RendererWords(
    page: Page(
      untitled: "Sem título", nothing: "Ainda não há nada aqui", unclear: "Não expresso",
      details: "Detalhes", dialog: "Janela", close: "Fechar", parts: "Partes desta tela",
      step: ("Passo", "de"), back: "Voltar", to: "a", next: "Avançar"),
    samples: Samples(
      draft: "Rascunho", marked: "* indica um valor de exemplo",
      dotted: ("Os valores com uma", "linha pontilhada", "são exemplos."), tag: "Exemplo",
      hidden: "(exemplo)"),
    controls: Controls(
      text: "Texto", option: "Opção", value: "Valor", choice: "Escolha", proceed: "Continuar",
      open: "Abrir", start: "Iniciar", play: "Reproduzir", openImage: "Abrir a imagem",
      choose: "Escolher", search: "Buscar", file: "Escolher arquivo", date: "AAAA-MM-DD",
      time: "HH:MM",
      on: "ligado", off: "desligado", required: "obrigatório", atLeast: "pelo menos",
      atMost: "no máximo", upTo: "a", characters: "caracteres"),
    nouns: Nouns(
      list: "lista", checklist: "Lista de verificação", steps: "passos", table: "tabela",
      standings: "classificação", events: "eventos", event: "Evento", places: "lugares",
      code: "código",
      image: "Imagem", audio: "áudio", video: "vídeo", chart: "Gráfico", bars: "gráfico de barras",
      line: "gráfico de linhas", area: "gráfico de área", pie: "gráfico de pizza",
      asTable: "como tabela", values: "valores", series: "Série"),
    facts: Facts(
      up: "Em alta", down: "Em queda", of: "de", outOf: "de", rank: "Posição", team: "Equipe",
      points: "Pontos", done: "(feito)", neutral: "Nota", info: "Informação", success: "Feito",
      warning: "Atenção", critical: "Grave"),
    routine: Routine(
      countsUp: ("Conta para cima", "conta para cima"), rest: ("Descanso", "descanso"),
      random: ("Duração aleatória", "aleatório"), interval: "Intervalo", to: "a", rounds: "voltas",
      repetition: "repetição", repetitions: "repetições", sets: "séries", setsOf: "séries de"),
    calendar: Calendar(
      months: [
        "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto",
        "setembro", "outubro", "novembro", "dezembro",
      ],
      weekdays: [
        "segunda-feira", "terça-feira", "quarta-feira", "quinta-feira", "sexta-feira", "sábado",
        "domingo",
      ],
      shortWeekdays: ["seg", "ter", "qua", "qui", "sex", "sáb", "dom"], ofMonth: " de ",
      ofYear: " de ",
      north: "N", south: "S", east: "L", west: "O"))
}
