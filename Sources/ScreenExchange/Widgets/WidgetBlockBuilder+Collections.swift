internal import ScreenDiagnostics
internal import ScreenModel

extension WidgetBlockBuilder {
  /// A widget that shows many things of one kind; nil for any other.
  mutating func collection(_ widget: Widget) -> Block? {
    switch widget.name {
    case "table", "datatable", "datagrid": return table(widget)
    case "barchart", "bargraph", "horizontalbarchart", "singlestackedbarchart":
      return chart(widget, .bar)
    case "linechart", "linegraph": return chart(widget, .line)
    case "areachart": return chart(widget, .area)
    case "piechart", "donutchart", "radialchart": return chart(widget, .pie)
    case "chart", "graph", "radarchart", "scatterchart":
      let kind = Component.ChartKind(rawValue: widget.text("type", "kind")) ?? .bar
      if widget.name.hasPrefix("radar") || widget.name.hasPrefix("scatter") {
        log.lose("chart-kind", "a '\(widget.type.excerpt)' is shown as bars", at: widget.range)
      }
      return chart(widget, kind)
    case "steps", "stepper": return steps(widget)
    case "taglist", "tagblock", "tags":
      let badges = widget.elements("tags", "items").compactMap { tag -> Block? in
        guard let label = tag["text"]?.shown ?? tag["label"]?.shown ?? tag.shown else { return nil }
        return Block(.badge, ["label": label, "tone": "neutral"], at: tag.range)
      }
      return Block(.row, badges + widget.children, at: widget.range)
    case "list", "listblock", "imagegallery", "timeline", "feed": return list(widget)
    default: return nil
    }
  }

  private func list(_ widget: Widget) -> Block? {
    let entries = widget.elements("items", "images", "data", "dataPath", "events")
    guard widget.children.isEmpty else { return nil }
    let items = entries.compactMap { entry -> Properties? in
      if let text = entry.shown { return ["title": text] }
      let title = ["title", "label", "name", "text", "alt"].lazy.compactMap { entry[$0]?.shown }
        .first
      let detail = ["detail", "description", "subtitle", "details"].lazy
        .compactMap { entry[$0]?.shown }.first
      guard let title else { return nil }
      return [
        "title": title, "detail": detail ?? "", "badge": entry["badge"]?.shown ?? "",
        "image": widget.name == "imagegallery" ? title : "",
      ]
    }
    var properties: Properties = ["title": widget.text("title", "label")]
    let style: Component.ListStyle =
      switch widget.name {
      case "imagegallery": .gallery
      case "timeline": .timeline
      case _ where widget.flag("ordered"): .numbered
      default: .plain
      }
    if style != .plain { properties.set("style", style.rawValue) }
    properties.set("items", items)
    return Block(.list, properties, at: widget.range)
  }

  private func steps(_ widget: Widget) -> Block {
    let items = widget.elements("items", "steps").map { item -> Properties in
      var step: Properties = [
        "label": item["title"]?.shown ?? item["label"]?.shown ?? item.shown ?? "",
        "detail": item["details"]?.shown ?? item["description"]?.shown ?? "",
      ]
      step.set("state", item["state"]?.text ?? item["status"]?.text)
      return step
    }
    var properties: Properties = ["title": widget.text("title")]
    properties.set("items", items)
    return Block(.steps, properties, at: widget.range)
  }

  private func table(_ widget: Widget) -> Block {
    let columns = widget.elements("columns", "headers")
    let names = columns.map { column in
      column["label"]?.shown ?? column["header"]?.shown ?? column["title"]?.shown
        ?? column["key"]?.shown ?? column.shown ?? ""
    }
    let keys = columns.map { $0["key"]?.text ?? $0["accessor"]?.text ?? $0["field"]?.text }
    let data = columns.map { $0["data"]?.elements }
    var rows: [TreeValue] = []
    if !data.isEmpty, data.contains(where: { $0 != nil }) {
      // The data is stored by column, as in OpenUI.
      let count = data.map { $0?.count ?? 0 }.max() ?? 0
      for index in 0..<count {
        let cells = data.map { cells in
          cells.flatMap { index < $0.count ? $0[index].shown : nil } ?? ""
        }
        rows.append(TreeValue(.array(cells.map { TreeValue(.text($0)) })))
      }
    } else {
      for row in widget.elements("rows", "data", "dataPath", "items") {
        let cells: [String]
        if let values = row.elements ?? row["cells"]?.elements {
          cells = values.map { $0.shown ?? $0["text"]?.shown ?? "" }
        } else {
          cells = zip(keys, names).map { row[$0 ?? $1]?.shown ?? "" }
        }
        rows.append(TreeValue(.array(cells.map { TreeValue(.text($0)) }), at: row.range))
      }
    }
    var properties: Properties = ["title": widget.text("caption", "title")]
    properties.set("columns", names)
    properties.set("rows", TreeValue(.array(rows)))
    return Block(.table, properties, at: widget.range)
  }

  private func chart(_ widget: Widget, _ kind: Component.ChartKind) -> Block {
    var properties: Properties = ["title": widget.text("title", "label", "name")]
    if kind != .bar { properties.set("kind", kind.rawValue) }
    properties.set("unit", widget.text("unit"))
    let labels = widget.elements("labels", "categories").map { $0.shown ?? "" }
    let data = widget.elements("series", "datasets", "data", "dataPath", "values", "slices")
    let series: [Properties]
    if data.contains(where: { $0["values"] != nil || $0["data"] != nil || $0["points"] != nil }) {
      series = data.map { Self.series($0, labels) }
    } else {
      let points = data.enumerated().map { index, point in
        Self.point(point, index < labels.count ? labels[index] : "")
      }
      var single: Properties = ["name": widget.text("seriesName", "yLabel", "title", "label")]
      single.set("points", points)
      series = [single]
    }
    properties.set("series", series)
    return Block(.chart, properties, at: widget.range)
  }

  private static func series(_ series: TreeValue, _ labels: [String]) -> Properties {
    let values =
      series["values"]?.elements ?? series["data"]?.elements ?? series["points"]?.elements
    var result: Properties = [
      "name": series["category"]?.shown ?? series["name"]?.shown ?? series["label"]?.shown ?? ""
    ]
    result.set(
      "points",
      (values ?? []).enumerated().map { point($1, $0 < labels.count ? labels[$0] : "") })
    return result
  }

  private static func point(_ point: TreeValue, _ label: String) -> Properties {
    let names = ["label", "category", "name", "x", "date", "month"]
    let own = names.lazy.compactMap { point[$0]?.shown }.first
    var result: Properties = ["label": own ?? label]
    result.set("value", point.number ?? point["value"]?.number ?? point["y"]?.number)
    return result
  }
}
