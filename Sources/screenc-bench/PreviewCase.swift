import ScreenCompiler
import ScreenPreview

/// A key of a preview, and the frame after it.
struct PreviewCase {
  private var preview: Preview
  private let keys: [Key]
  private var next = 0

  /// Begins a preview on a terminal of 120 columns and 40 rows, which gets `keys` over and over.
  init(_ subject: Preview.Subject, keys: String) {
    preview = Preview(subject)
    preview.resize(columns: 120, rows: 40)
    var decoder = KeyDecoder()
    self.keys = decoder.decode(keys.utf8)
  }

  /// Presses the next key.
  ///
  /// - Returns: The bytes of the frame after it.
  mutating func step() -> Int {
    _ = preview.press(keys[next % keys.count])
    next += 1
    return preview.frame().count
  }
}
