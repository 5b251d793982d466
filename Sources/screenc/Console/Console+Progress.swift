extension Console {
  /// Shows the progress of a run, on a terminal only: a bar of twenty cells, a count and a name.
  func showProgress(_ done: Int, of total: Int, _ name: String) {
    guard environment.isTerminal(.standardError), total > 0 else { return }
    write(remark: "\r\u{1B}[K\(Self.progressBar(done, of: total)) \(name)")
  }

  /// Returns a bar of twenty cells and a count.
  static func progressBar(_ done: Int, of total: Int) -> String {
    let filled = total > 0 ? done * 20 / total : 0
    return String(repeating: "█", count: filled) + String(repeating: "░", count: 20 - filled)
      + " \(done)/\(total)"
  }

  /// Erases the progress line.
  func clearProgress() {
    guard environment.isTerminal(.standardError) else { return }
    write(remark: "\r\u{1B}[K")
  }
}
