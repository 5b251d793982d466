internal import ScreenModel
internal import ScreenRendering
internal import ScreenText

extension HTMLWriter {
  mutating func write(_ button: Component.Button) {
    out.append("<button class=\"btn")
    switch button.style {
    case .primary: out.append(" pri")
    case .secondary: break
    case .positive: out.append(" pos")
    case .destructive: out.append(" des")
    case .plain: out.append(" pla")
    }
    switch button.width {
    case .fitting: break
    case .full: out.append(" wid")
    }
    out.append("\" type=\"button\"")
    writeAction(button.action)
    if !button.opens.isEmpty, let dialog = plan.arrangement.dialogs[button.opens] {
      writePopoverTarget(dialog, "show")
    } else if let dialog = openDialog, button.closesDialog {
      writePopoverTarget(dialog, "hide")
    }
    out.append(UInt8(ascii: ">"))
    if button.label.isBlank {
      out.append(words.controls.proceed)
    } else {
      write(button.label, Component.Button.Property.label)
    }
    writeContext(of: button.label)
    out.append("</button>\n")
  }

  mutating func write(_ link: Component.Link) {
    writeAnchor(link)
    out.append(UInt8(ascii: "\n"))
  }

  /// Writes a link; if a page may not contain its destination, writes the label and destination as
  /// text.
  mutating func writeAnchor(_ link: Component.Link) {
    let label = link.label.isBlank ? link.destination : link.label
    guard let reference = URLReference(link.destination) else {
      out.append("<span class=\"lnk\">")
      write(label, Component.Link.Property.label)
      if !link.label.isBlank, !link.destination.isBlank {
        out.append(" <span class=\"m sm\">(")
        writeIsolated(link.destination)
        out.append(")</span>")
      }
      out.append("</span>")
      return
    }
    out.append("<a class=\"lnk\" href=\"")
    out.append(url: reference)
    out.append("\">")
    write(label, Component.Link.Property.label)
    writeContext(of: link.label)
    out.append("</a>")
  }

  /// Writes the section's title for screen readers if several buttons or links share a label.
  private mutating func writeContext(of label: String) {
    guard !sectionTitle.isBlank, plan.isRepeated(label) else { return }
    writeHidden(sectionTitle)
  }

  /// Writes the slug by which a host handles the action.
  mutating func writeAction(_ slug: String) {
    guard !slug.isBlank else { return }
    out.append(" data-action=\"")
    out.append(attribute: slug)
    out.append(UInt8(ascii: "\""))
  }
}

extension Component.Button {
  /// Whether the button closes its dialog, like "Cancel", instead of doing what the dialog is for.
  var closesDialog: Bool {
    guard opens.isEmpty else { return false }
    return switch style {
    case .secondary, .plain: true
    case .primary, .positive, .destructive: false
    }
  }
}
