internal import ScreenModel
internal import ScreenRendering
internal import ScreenText

extension HTMLWriter {
  mutating func write(_ table: Component.Table) {
    out.append("<div class=\"g\">\n")
    writeCollectionTitle(table.title, Component.Table.Property.rows)
    guard !table.rows.isEmpty else {
      writeNothing()
      out.append("</div>\n")
      return
    }
    let columns = looks.columns
    out.append(table.actions.isEmpty ? "<div class=\"tw\"" : "<div class=\"tw rec\"")
    writeScroller(name(of: table.title), words.nouns.table)
    out.append("><table>\n")
    if !table.columns.isEmpty {
      out.append("<thead><tr>")
      for (column, title) in table.columns.enumerated() {
        // A blank header cell would be an empty header for screen readers.
        out.append(title.isBlank ? "<td" : "<th scope=\"col\"")
        writeLook(columns[column], title)
        if title.isBlank {
          out.append("></td>")
        } else {
          out.append(UInt8(ascii: ">"))
          write(title, Component.Table.Property.columns)
          out.append("</th>")
        }
      }
      for _ in table.columns.count..<columns.count { out.append("<td></td>") }
      if !table.actions.isEmpty { out.append("<td class=\"ra\"></td>") }
      out.append("</tr></thead>\n")
    }
    out.append("<tbody>\n")
    let tones = TableTones(table)
    for index in table.rows.indices { writeRow(index, of: table, columns, tones) }
    out.append("</tbody></table></div>\n</div>\n")
  }

  private mutating func writeRow(
    _ index: Int, of table: Component.Table, _ columns: [Component.ColumnLook], _ tones: TableTones
  ) {
    let row = table.rows[index]
    out.append("<tr")
    if let tone = tones.tone(ofRow: index) {
      out.append(" class=\"mk")
      writeTone(tone)
      out.append("\"")
    }
    out.append(UInt8(ascii: ">"))
    for column in row.indices {
      let cell = row[column]
      if column == 0, !cell.isBlank {
        out.append("<th scope=\"row\"")
        writeLook(columns[column], cell)
        out.append(UInt8(ascii: ">"))
        write(cell, columns[column], tones.badge(ofRow: index, column: column))
        out.append("</th>")
        continue
      }
      out.append("<td")
      writeLook(columns[column], cell)
      writeColumn(column, of: table)
      out.append(UInt8(ascii: ">"))
      if cell.isBlank {
        out.append("<span class=\"m\">—</span>")
      } else {
        write(cell, columns[column], tones.badge(ofRow: index, column: column))
      }
      out.append("</td>")
    }
    // Missing cells are filled in only up to a limit, because their number is rows times columns.
    if columns.count <= 64 {
      for column in row.count..<max(row.count, columns.count) {
        out.append("<td")
        writeColumn(column, of: table)
        out.append("><span class=\"m\">—</span></td>")
      }
    }
    if !table.actions.isEmpty {
      let isLong = table.actions.contains { $0.label.hasWord(longerThan: 16) }
      out.append(isLong ? "<td class=\"ra a\">" : "<td class=\"ra\">")
      out.append("<span class=\"acts\">")
      for action in table.actions { write(action, of: row.first ?? "") }
      out.append("</span></td>")
    }
    out.append("</tr>\n")
  }

  /// Writes the title of a cell's column, for a table whose rows may become records.
  private mutating func writeColumn(_ column: Int, of table: Component.Table) {
    guard !table.actions.isEmpty, column < table.columns.count, !table.columns[column].isBlank
    else { return }
    out.append(" data-l=\"")
    out.append(attribute: table.columns[column])
    out.append(UInt8(ascii: "\""))
  }

  /// Writes the text of a cell; one that is marked or names a state is a badge.
  private mutating func write(_ cell: String, _ look: Component.ColumnLook, _ tone: Component.Tone?)
  {
    if tone != nil || look.contains(.states) {
      writeBadge(cell, tone)
    } else {
      writeIsolated(cell)
    }
  }

  /// Writes the classes of a cell; a word that is too long for any column may break, within a
  /// minimum width.
  private mutating func writeLook(_ look: Component.ColumnLook, _ text: String) {
    if text.hasWord(longerThan: 24) {
      out.append(look.contains(.numeric) ? " class=\"e a\"" : " class=\"a\"")
      return
    }
    switch (look.contains(.numeric), look.contains(.short)) {
    case (true, true): out.append(" class=\"e n\"")
    case (true, false): out.append(" class=\"e\"")
    case (false, true): out.append(" class=\"n\"")
    case (false, false): break
    }
  }

  mutating func write(_ standings: Component.Standings) {
    out.append("<div class=\"g\">\n")
    writeCollectionTitle(standings.title, Component.Standings.Property.rows)
    guard !standings.rows.isEmpty else {
      writeNothing()
      out.append("</div>\n")
      return
    }
    out.append("<div class=\"tw\"")
    writeScroller(name(of: standings.title), words.nouns.standings)
    out.append(
      """
      ><table class="std">
      <thead><tr><th scope="col">
      """)
    out.append(words.facts.rank)
    out.append("</th><th scope=\"col\">")
    out.append(words.facts.team)
    out.append("</th><th class=\"e\" scope=\"col\">")
    out.append(words.facts.points)
    out.append("</th></tr></thead>\n<tbody>\n")
    for (index, row) in standings.rows.enumerated() {
      out.append("<tr><td>")
      out.append(integer: index + 1)
      out.append("</td><th scope=\"row\"")
      if row.team.hasWord(longerThan: 24) { out.append(" class=\"a\"") }
      out.append(UInt8(ascii: ">"))
      write(row.team)
      out.append("</th><td class=\"e\">")
      writeIsolated(number: Double(row.points))
      out.append("</td></tr>\n")
    }
    out.append("</tbody></table></div>\n</div>\n")
  }
}
