internal import ScreenModel
internal import ScreenRendering
internal import ScreenText

extension HTMLWriter {
  mutating func write(_ image: Component.Image) {
    let reference = image.source.isBlank ? nil : URLReference(image.source)
    out.append("<figure>")
    if options.images == .loaded, let reference, reference.isLoadable {
      out.append("<img class=\"pic")
      if image.shape == .round { out.append(" rnd") }
      out.append("\" loading=\"lazy\" referrerpolicy=\"no-referrer\" alt=\"")
      out.append(attribute: image.description)
      out.append("\" src=\"")
      out.append(url: reference)
      out.append("\">")
      out.append("</figure>\n")
      return
    }
    writeMosaic(of: image.description, shape: image.shape)
    if !image.description.isBlank || reference != nil {
      // The description is already the name of the drawing, so the caption is hidden from screen
      // readers.
      out.append("<figcaption><span aria-hidden=\"true\">")
      if isSample(Component.Image.Property.description) { out.append("<span class=\"smp\">") }
      writeIsolated(image.description)
      if isSample(Component.Image.Property.description) { out.append("</span>") }
      out.append("</span>")
      if let reference {
        out.append(" <a href=\"")
        out.append(url: reference)
        out.append("\">")
        out.append(words.controls.openImage)
        if !image.description.isBlank { writeHidden(image.description) }
        out.append("</a>")
      }
      out.append("</figcaption>")
    }
    out.append("</figure>\n")
  }

  /// Draws a placeholder for the picture that a text describes.
  mutating func writeMosaic(
    of description: String, shape: Component.ImageShape = .rectangle
  ) {
    out.append("<svg class=\"pic")
    // A disc is cut out of the middle.
    switch shape {
    case .rectangle: out.append("\" viewBox=\"0 0 100 30")
    case .round: out.append(" rnd\" viewBox=\"35 0 30 30")
    }
    out.append("\" role=\"img\" aria-label=\"")
    if description.isBlank {
      out.append(words.nouns.image)
    } else {
      out.append(attribute: description)
    }
    out.append("\">")
    for (index, tile) in Mosaic(of: description).tiles.enumerated() where tile.shape != .blank {
      out.append("<path class=\"f")
      out.append(integer: tile.colour)
      if tile.strength > 1 {
        out.append(" o")
        out.append(integer: tile.strength)
      }
      out.append("\" d=\"M")
      out.append(integer: index % Mosaic.columns * 10)
      out.append(UInt8(ascii: " "))
      out.append(integer: index / Mosaic.columns * 10)
      switch tile.shape {
      case .blank: break
      case .square: out.append("h10v10h-10z\"/>")
      case .topLeft: out.append("h10a10 10 0 0 1-10 10z\"/>")
      case .topRight: out.append("h10v10a10 10 0 0 1-10-10z\"/>")
      case .bottomLeft: out.append("a10 10 0 0 1 10 10h-10z\"/>")
      case .bottomRight: out.append("m10 0v10h-10a10 10 0 0 1 10-10z\"/>")
      case .disc: out.append("m2 5a3 3 0 0 1 6 0a3 3 0 0 1-6 0z\"/>")
      }
    }
    out.append("</svg>")
  }

  mutating func write(_ player: Component.Player) {
    out.append("<div class=\"card pl\" role=\"group\"")
    writeLabel(player.title, player.kind == .audio ? words.nouns.audio : words.nouns.video)
    out.append(UInt8(ascii: ">"))
    if player.kind == .video { writeMosaic(of: player.title) }
    // Without scripts, a source is played by following a link to it.
    let reference = player.source.isBlank ? nil : URLReference(player.source)
    if let reference {
      out.append("<a class=\"play\" href=\"")
      out.append(url: reference)
      out.append("\" aria-label=\"")
    } else {
      out.append("<button class=\"play\" type=\"button\" data-action=\"play\" aria-label=\"")
    }
    out.append(words.controls.play)
    if !player.title.isBlank {
      out.append(UInt8(ascii: " "))
      out.append(attribute: player.title)
    }
    out.append(
      """
      "><svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="M4 2v12l10-6z"/>\
      </svg>
      """)
    out.append(reference == nil ? "</button>" : "</a>")
    out.append("<div><p class=\"t3\">")
    write(player.title, Component.Player.Property.title)
    out.append("</p><div class=\"trk\"></div></div><span class=\"m sm\">")
    if player.seconds > 0 { writeTime(player.seconds) }
    out.append("</span></div>\n")
  }
}

extension URLReference {
  /// Whether a page may load the URL by itself: if it is relative or under `https`.
  fileprivate var isLoadable: Bool {
    switch target {
    case .web, .relative: true
    case .plainWeb, .contact: false
    }
  }
}
