internal import ScreenModel
internal import Synchronization

/// The parameters that a host has rejected by name, which are left out of all later requests.
final class RejectedParameters: Sendable {
  /// The parameters that a request can do without.
  private static let optional: Set<String> = [
    "temperature", "top_p", "topP", "top_k", "topK", "seed", "max_tokens", "max_completion_tokens",
    "maxOutputTokens", "stream_options", "cache_prompt", "chat_template_kwargs", "think",
  ]
  /// The members of a request whose objects hold parameters too.
  private static let holders: Set<String> = ["options", "generationConfig"]

  private let names = Mutex<Set<String>>([])

  /// Returns the request without the rejected parameters.
  func removed(from request: HTTPRequest) -> HTTPRequest {
    let names = names.withLock { $0 }
    guard !names.isEmpty, let body = TreeValue(json: request.body) else { return request }
    var request = request
    request.body = Self.without(names, body).json
    return request
  }

  /// Records the parameter that the host rejected.
  ///
  /// - Returns: Whether the request can be retried without it: the refusal names an optional
  ///   parameter that the request has and that was not removed before.
  func note(_ refusal: HostError, of request: HTTPRequest) -> Bool {
    guard [400, 422].contains(refusal.head.status), let body = TreeValue(json: request.body)
    else { return false }
    let held = Self.parameters(of: body)
    let named = refusal.answer?["error"]?["param"]?.text.map { [$0] }
    let words = named ?? Self.names(in: refusal.words)
    guard let name = words.first(where: held.contains) else { return false }
    return names.withLock { $0.insert(name).inserted }
  }

  private static func parameters(of body: TreeValue) -> Set<String> {
    guard case .object(let members) = body.content else { return [] }
    return members.reduce(into: []) { names, member in
      if optional.contains(member.name) { names.insert(member.name) }
      if holders.contains(member.name) { names.formUnion(parameters(of: member.value)) }
    }
  }

  private static func without(_ names: Set<String>, _ body: TreeValue) -> TreeValue {
    guard case .object(let members) = body.content else { return body }
    return .members(
      members.filter { !names.contains($0.name) }.map { member in
        let isHolder = holders.contains(member.name)
        return (member.name, isHolder ? without(names, member.value) : member.value)
      })
  }

  /// Returns the words of a message that could be parameter names.
  private static func names(in message: String) -> [String] {
    message.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }
}
