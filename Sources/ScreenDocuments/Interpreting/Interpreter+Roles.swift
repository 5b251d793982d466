internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenReading
internal import ScreenRoles

/// What the learned roles of lines decide.
extension Interpreter {
  /// Creates the interpreter of an English document, without what its roles surely leave out.
  init(
    _ roles: DocumentRoles, in scaffold: Scaffold, reader: Reader, lexicon: Lexicon
  ) {
    var scaffold = scaffold
    scaffold.leaveOut(by: roles)
    self.init(
      Outline(scaffold.utf8, heedsIndents: !scaffold.isByLine), scaffold, roles, language: "en",
      reader: reader, lexicon: lexicon)
  }

  /// The margin from which a role decides.
  static let decisive = 48

  /// Whether a head surely only orders the document.
  func isScaffold(_ head: SourceRange) -> Bool {
    roles.margin(of: [.scaffold], in: head) >= Self.decisive
  }
}
