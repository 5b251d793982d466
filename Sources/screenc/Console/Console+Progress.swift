extension Console {
  /// Shows how far a run has come, on a terminal only: a bar of twenty cells, a count and a name.
  func showProgress(_ done: Int, of total: Int, _ name: String) {
    guard environment.isTerminal(.standardError), total > 0 else { return }
    let filled = done * 20 / total
    let bar =
      String(repeating: "█", count: filled) + String(repeating: "░", count: 20 - filled)
    write(remark: "\r\u{1B}[K\(bar) \(done)/\(total) \(name)")
  }

  /// Takes the bar away.
  func clearProgress() {
    guard environment.isTerminal(.standardError) else { return }
    write(remark: "\r\u{1B}[K")
  }
}
