package import ScreenModel

extension RendererWords {
  /// The name of a series of a chart: its own, or its number if there are several.
  package func name(ofSeries index: Int, in chart: Component.Chart) -> String {
    let name = chart.series[index].name
    let isSeen = name.unicodeScalars.contains { scalar in
      !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
        && scalar.properties.generalCategory != .control
    }
    return isSeen || chart.series.count == 1 ? name : "\(nouns.series) \(index + 1)"
  }
}
