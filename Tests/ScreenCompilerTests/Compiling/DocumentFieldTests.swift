import ScreenCompiler
import Testing

/// Inputs that a list names, on the screen that is made of it.
@Suite struct DocumentFieldTests {
  private func fields(_ line: String) throws -> [Component.Field] {
    let text = "# Story entry form\n\n- Your name *\n- \(line)\n- Email address"
    let result = try Compiler().compile(SourceText(text))
    return result.screen.sections.flatMap(\.components).compactMap { component in
      if case .field(let field) = component { field } else { nil }
    }
  }

  @Test(arguments: [
    ("Photo (optional)", "Photo (optional)", Component.FieldKind.file),
    ("Start date, if known", "Start date", .date), ("End date (if known)", "End date", .date),
    ("Story, several lines", "Story", .multiline),
  ])
  func `a field has the kind that its line says or its name means`(
    line: String, label: String, kind: Component.FieldKind
  ) throws {
    #expect(try fields(line).contains { $0.label == label && $0.kind == kind })
  }

  @Test(arguments: ["Start over", "Save draft", "Cancel"])
  func `what is pressed is not a field`(line: String) throws {
    #expect(try fields(line).map(\.label) == ["Your name", "Email address"])
  }
}
