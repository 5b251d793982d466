internal import ScreenText

/// A class of words, identified by the hash of its name, so that weights survive a reordering of
/// data.
package struct WordClass: Hashable, Sendable {
  /// The hash; 0 for no class.
  package var id: UInt32

  package static let none = WordClass(id: 0)

  init(id: UInt32) { self.id = id }

  init(_ hash: FNV1a) { id = hash.folded }

  package init(_ name: String) { self.init(FNV1a(name.utf8)) }
}
