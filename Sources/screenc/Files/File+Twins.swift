import ScreenCompiler

extension File {
  /// What to say where a file is missing but is there under a name that looks the same; nil if it is
  /// not.
  var twinHint: String? {
    let entries = (try? folder.entries()) ?? []
    // Strings are equal if they are canonically equivalent.
    let twin = entries.first { $0.name == name && !$0.name.utf8.elementsEqual(name.utf8) }
    guard let twin else { return nil }
    let names = SnapshotComparison.distinguished(twin.name, name)
    return "'\(names.0)' is there: rename it to '\(names.1)', which differs only in its Unicode "
      + "normal form"
  }
}
