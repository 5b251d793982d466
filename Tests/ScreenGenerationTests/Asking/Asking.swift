import ScreenBrief
import ScreenComposition
import ScreenDiagnostics
import ScreenGeneration
import ScreenReading
import Synchronization

/// A login form to ask a model for, with replies to it.
enum Login {
  static let intent = "A login form with username and password and a Login button"

  static let brief = brief(of: intent)

  static func brief(of intent: String) -> Brief {
    let brief = try? IntentReader().read(SourceText(intent))
    return brief ?? Brief(title: Phrase("nothing"), intent: intent)
  }

  /// The brief of an intent that is known how to read.
  static func brief(ofTree text: String) -> Brief {
    let tree = ReadingTree.parse(SourceText(name: "tree", text)).tree
    return tree.flatMap { try? IntentReader().read($0) } ?? Brief(title: Phrase("nothing"))
  }

  static let whole = screen(fields: ["Username", "Password"], button: true)
  static let withoutButton = screen(fields: ["Username", "Password"], button: false)

  static func screen(fields: [String], button: Bool) -> String {
    var parts = fields.map { #"{"type":"field","label":"\#($0)","placeholder":""}"# }
    if button { parts.append(#"{"type":"button","label":"Login","style":"primary"}"#) }
    return #"{"title":"Log in","sections":[{"title":"Account","components":["#
      + parts.joined(separator: ",") + "]}]}"
  }
}

/// Notes down what a model is asked, and how long it is waited for.
final class Notes: Sendable {
  private let kept = Mutex<(requests: [ModelRequest], waits: [Duration])>(([], []))

  var requests: [ModelRequest] { kept.withLock { $0.requests } }
  var waits: [Duration] { kept.withLock { $0.waits } }

  /// Notes a request, and says how many there were before.
  func note(_ request: ModelRequest) -> Int {
    kept.withLock {
      $0.requests.append(request)
      return $0.requests.count - 1
    }
  }

  /// A clock that stands still, and notes what is waited.
  var clock: ModelClock {
    ModelClock(
      now: { .zero },
      sleep: { duration in
        self.kept.withLock { $0.waits.append(duration) }
        return true
      })
  }

  /// A generator that asks a model with these replies, the last of them for ever.
  func generator(
    _ replies: Result<[ModelEvent], ModelError>...,
    capabilities: ModelCapabilities = ScriptedModel.everything, tools: [any ModelTool] = [],
    options: ModelOptions = .default,
    observing observe: @escaping @Sendable (ModelProgress) async -> Void = { _ in }
  ) -> ModelGenerator {
    let model = ScriptedModel(capabilities: capabilities) { (request) throws(ModelError) in
      try replies[min(self.note(request), replies.count - 1)].get()
    }
    return ModelGenerator(
      model, tools: tools, options: options, clock: clock, observing: observe)
  }
}

extension Result where Success == [ModelEvent], Failure == ModelError {
  /// A reply that ends by itself.
  static func text(_ text: String) -> Self { .success([.text(text), .finished(.stop)]) }
}

extension ModelRequest {
  /// The newest words that the model is told.
  var question: String {
    if case .user(let text) = messages.last { return text }
    return ""
  }

  /// All that leaves for the model.
  var allText: String { "\(self)" }
}
