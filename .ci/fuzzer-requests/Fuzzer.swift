// The first byte of an input says where the bytes after it are cut on their way, and which limits hold:
// small ones are reached sooner.

/// Tries an input; libFuzzer takes an end of the process for a finding.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = UnsafeBufferPointer(start: start, count: count)
  guard let first = input.first else { return 0 }
  var limits = HTTPLimits()
  if first & 1 == 1 {
    (limits.line, limits.fields, limits.fieldCount, limits.body) = (64, 128, 4, 32)
  }
  let bytes = Array(input.dropFirst())
  let whole = Outcome(of: bytes, cutInto: max(1, bytes.count), limits)
  let parts = Outcome(of: bytes, cutInto: 1 + Int(first >> 1), limits)
  expect(
    whole.requests == parts.requests && whole.isRefused == parts.isRefused
      && whole.isInside == parts.isInside,
    "where it is cut changes it: \(whole) \(parts)")
  for request in whole.requests {
    expect(request.body.count <= limits.body, "a body beyond the limit")
    expect(request.fields.count <= limits.fieldCount, "fields beyond the limit")
    let framing = request.fields.filter {
      ["content-length", "transfer-encoding"].contains($0.name)
    }
    expect(framing.count <= 1, "two ways to tell where a body ends")
    // It may be longer than it was: by fields that each request has, and by what stands for bytes that
    // are no text.
    var room = HTTPLimits()
    (room.line, room.fields, room.fieldCount) = (1 << 20, 1 << 20, 200)
    let again = Outcome(of: written(request), cutInto: 7, room)
    expect(
      again.requests == [normal(request)] && !again.isRefused,
      "\(request) comes back as \(again)")
  }
  return 0
}

/// What comes of the bytes of a connection.
private struct Outcome {
  var requests: [HTTPRequest] = []
  /// Which of several faults is found first depends on what has come.
  var isRefused = false
  var isInside = false

  init(of bytes: [UInt8], cutInto size: Int, _ limits: HTTPLimits) {
    var parser = HTTPRequestParser(limits: limits)
    var rest = bytes[...]
    do throws(HTTPFault) {
      while !rest.isEmpty {
        parser.append(rest.prefix(size))
        rest = rest.dropFirst(size)
        while let request = try parser.next() { requests.append(request) }
      }
      isInside = parser.isInside
    } catch {
      isRefused = true
    }
  }
}

/// A request as a client would write it, with the length of its body.
private func written(_ request: HTTPRequest) -> [UInt8] {
  let query = request.query.isEmpty ? "" : "?" + request.query
  var head = "\(request.method) \(request.path)\(query) HTTP/1.1\r\n"
  for field in normal(request).fields { head += "\(field.name): \(field.value)\r\n" }
  return Array((head + "\r\n").utf8) + request.body
}

/// A request with one host, one length, and a word about going on.
private func normal(_ request: HTTPRequest) -> HTTPRequest {
  var request = request
  let own = ["host", "content-length", "transfer-encoding", "connection"]
  request.fields =
    [
      HTTPRequest.Field(name: "host", value: "a"),
      HTTPRequest.Field(name: "content-length", value: "\(request.body.count)"),
      HTTPRequest.Field(name: "connection", value: request.keepsAlive ? "keep-alive" : "close"),
    ] + request.fields.filter { !own.contains($0.name) }
  return request
}

private func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}
