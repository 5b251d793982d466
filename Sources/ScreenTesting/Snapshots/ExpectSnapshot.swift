internal import Foundation
public import ScreenCompiler
internal import ScreenText
internal import Synchronization
public import Testing

/// Compiles an intent, and expects the screen to match its snapshot.
///
/// - Parameters:
///   - intent: The sentence.
///   - grammar: The grammar of the screen.
///   - seed: The seed of the choices; without it the best one is taken each time.
///   - temperature: The temperature, 0…2; with a seed, 1 by default.
///   - format: The format of the screen.
///   - name: The name of the snapshot; by default, the test's name. A parameterized test needs one
///     for each argument.
///   - sourceLocation: The location of the expectation; the snapshot is in a folder next to it.
public func expectScreen(
  _ intent: String, grammar: Grammar = .standard, seed: UInt64? = nil, temperature: Double? = nil,
  as format: ScreenFormat = .json, named name: String? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let sampling = SamplingOptions(seed: seed, temperature: temperature)
  do throws(CompilationError) {
    let result = try Compiler(grammar: grammar)
      .compile(SourceText(intent), sampling: sampling)
    var header: [Snapshot.HeaderLine] = [.init("intent", intent), .init("grammar", grammar.name)]
    if !sampling.isGreedy {
      header.append(.init("seed", String(sampling.seed)))
      var digits = UTF8Buffer()
      digits.append(number: sampling.temperature)
      header.append(.init("temperature", digits.string))
    }
    expect(result.screen, header, as: format, named: name, at: sourceLocation)
  } catch {
    let messages = error.diagnostics.map(\.message).joined(separator: "\n")
    Issue.record("\"\(intent)\" gives no screen: \(messages)", sourceLocation: sourceLocation)
  }
}

/// Expects a screen from any source to match its snapshot.
///
/// - Parameters:
///   - screen: The screen.
///   - format: The format of the screen.
///   - name: The name of the snapshot; by default, the test's name. A parameterized test needs one
///     for each argument.
///   - sourceLocation: The location of the expectation; the snapshot is in a folder next to it.
public func expectSnapshot(
  of screen: Screen, as format: ScreenFormat = .json, named name: String? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  expect(screen, [], as: format, named: name, at: sourceLocation)
}

private func expect(
  _ screen: Screen, _ header: [Snapshot.HeaderLine], as format: ScreenFormat,
  named name: String?, at sourceLocation: Testing.SourceLocation
) {
  let test = TestIdentity(
    name: Test.current?.name, isParameterized: Test.Case.current?.isParameterized ?? false)
  do throws(any Error) {
    let name = try test.snapshotName(name)
    let path = name.path(besideTest: sourceLocation.filePath, as: format)
    var header = [Snapshot.HeaderLine("test", test.name ?? name.text)] + header
    header.append(.init("format", format.name))
    if let width = format.width { header.append(.init("width", String(width))) }
    let render = { [header] (screen: Screen) -> [UInt8] in
      Snapshot(header: header, body: screen.renderedUTF8(as: format)).utf8
    }
    let rendered = render(screen)
    let owner = "\(sourceLocation.fileID):\(sourceLocation.line):\(sourceLocation.column)"
    let other = SnapshotClaims.shared.withLock { $0.claim(path, for: owner, rendered) }
    if let other {
      throw SnapshotNameError.taken(path: path, by: other)
    }
    let recording = try SnapshotRecording.current(
      in: ProcessInfo.processInfo.environment, trait: SnapshotTrait.current)
    let file = SnapshotFile(path: path, recording: recording)
    guard let failure = try file.failure(of: rendered, showing: screen, render) else { return }
    Issue.record(Comment(rawValue: failure), sourceLocation: sourceLocation)
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
  }
}
