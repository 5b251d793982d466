/// The components of OpenUI's standard library, and the order of their arguments.
///
/// Source: the signatures that github.com/thesysdev/openui publishes for its standard library.
enum OpenUILibrary {
  /// The properties of each component, in the order of its arguments.
  static let properties: [String: [String]] = [
    "Stack": ["children", "direction", "gap", "align", "justify", "wrap"],
    "Card": ["children", "variant", "direction", "gap", "align", "justify", "wrap"],
    "CardHeader": ["title", "subtitle"],
    "TextContent": ["text", "size"],
    "MarkDownRenderer": ["textMarkdown", "variant"],
    "Label": ["text"],
    "Callout": ["variant", "title", "description", "visible"],
    "TextCallout": ["variant", "title", "description"],
    "CodeBlock": ["language", "codeString"],
    "Image": ["alt", "src"],
    "ImageBlock": ["src", "alt"],
    "ImageGallery": ["images"],
    "Separator": ["orientation", "decorative"],
    "Table": ["columns"],
    "Col": ["label", "data", "type"],
    "BarChart": ["labels", "series", "variant", "xLabel", "yLabel"],
    "HorizontalBarChart": ["labels", "series", "variant", "xLabel", "yLabel"],
    "LineChart": ["labels", "series", "variant", "xLabel", "yLabel"],
    "AreaChart": ["labels", "series", "variant", "xLabel", "yLabel"],
    "RadarChart": ["labels", "series"],
    "ScatterChart": ["datasets", "xLabel", "yLabel"],
    "PieChart": ["labels", "values", "variant"],
    "RadialChart": ["labels", "values"],
    "SingleStackedBarChart": ["labels", "values"],
    "Series": ["category", "values"],
    "Slice": ["category", "value"],
    "ScatterSeries": ["name", "points"],
    "Point": ["x", "y", "z"],
    "Steps": ["items"],
    "StepsItem": ["title", "details"],
    "Tabs": ["items"],
    "TabItem": ["value", "trigger", "content"],
    "Accordion": ["items"],
    "AccordionItem": ["value", "trigger", "content"],
    "Carousel": ["children", "variant"],
    "Modal": ["title", "open", "children", "size"],
    "Form": ["name", "buttons", "fields"],
    "FormControl": ["label", "input", "hint"],
    "Input": ["name", "placeholder", "type", "rules", "value"],
    "TextArea": ["name", "placeholder", "rows", "rules", "value"],
    "Select": ["name", "items", "placeholder", "rules", "value"],
    "SelectItem": ["value", "label"],
    "DatePicker": ["name", "mode", "rules", "value"],
    "Slider": ["name", "variant", "min", "max", "step", "defaultValue", "label", "rules", "value"],
    "CheckBoxGroup": ["name", "items", "rules", "value"],
    "CheckBoxItem": ["label", "description", "name", "defaultChecked"],
    "RadioGroup": ["name", "items", "defaultValue", "rules", "value"],
    "RadioItem": ["label", "description", "value"],
    "SwitchGroup": ["name", "items", "variant", "value"],
    "SwitchItem": ["label", "description", "name", "defaultChecked"],
    "Button": ["label", "action", "variant", "type", "size"],
    "Buttons": ["buttons", "direction"],
    "Tag": ["text", "icon", "size", "variant"],
    "TagBlock": ["tags"],
    "ListBlock": ["items"],
    "ListItem": ["title", "subtitle", "image", "actionLabel", "action"],
    "SectionBlock": ["sections", "isFoldable"],
    "SectionItem": ["value", "trigger", "content"],
  ]

  /// The widget names of components that have a different name.
  static let widget: [String: String] = [
    "TextContent": "text", "MarkDownRenderer": "markdown", "FormControl": "column",
    "ListBlock": "list", "SectionBlock": "column", "SectionItem": "accordionitem",
  ]

  /// The properties that hold components shown within.
  static let nested: Set<String> = [
    "children", "content", "buttons", "fields", "input", "sections",
  ]

  /// The components whose items are parts; the items of others are records.
  static let holdingParts: Set<String> = ["Tabs", "Accordion"]
}
