import ScreenRoles
import ScreenText
import Testing

@testable import train_roles

/// What is learned from annotated documents.
@Suite struct RoleTrainerTests {
  /// A few documents of the same roles with different words.
  private static func examples() throws -> [Example] {
    let words = ["Boat", "Kiln", "Hive", "Loom", "Tent", "Cart"]
    let text = words.map {
      """
      === \($0)
      t # \($0) log
      a We had a lot of trouble with paper this year.
      s ## Fields
      i - \($0) number (text)
      i - Name of the keeper (text)
      s ## Buttons
      b - Save \($0.lowercased())
      b - Cancel
      x No login please.

      """
    }.joined()
    return try AnnotatedDocument.all(in: text).map(Example.init)
  }

  @Test func `the roles of documents are found again`() throws {
    let examples = try Self.examples()
    let reader = RoleReader(RoleWeights(FileText(RoleTrainer().train(examples))))
    for example in examples {
      #expect(reader.roles(of: example.features, example.relations) == example.roles)
    }
  }

  @Test func `the same documents give the same bytes`() throws {
    let examples = try Self.examples()
    #expect(RoleTrainer().train(examples) == RoleTrainer().train(examples))
  }

  @Test func `without documents nothing is learned`() throws {
    let empty = try AnnotatedDocument.all(in: "=== 1\n\n=== 2\n").map(Example.init)
    for examples in [[], empty] {
      let text = RoleTrainer().train(examples)
      let reader = RoleReader(RoleWeights(FileText(text)))
      #expect(text.hasPrefix("# "))
      #expect(reader.roles(of: [[1], [2]], [.nextLine]).count == 2)
    }
  }

  @Test func `features that are seen in too few documents are not kept`() throws {
    let examples = try Self.examples()
    var trainer = RoleTrainer()
    let all = trainer.train(examples)
    trainer.minimum = examples.count + 1
    let none = trainer.train(examples)
    let head = none.split(separator: "\n").count { !$0.hasPrefix("# ") }
    #expect(head == RoleWeights.Relation.allCases.count * RoleWeights.width)
    #expect(all.utf8.count > none.utf8.count)
  }

  @Test func `what is added for one role is taken from the others`() throws {
    let example = try #require(try Self.examples().first)
    let width = RoleWeights.width
    let rows = Array(repeating: [0], count: example.units.count)
    let lattice = RoleLattice(
      rows: rows, relations: example.relations,
      weights: [Float](
        repeating: 0, count: width + RoleWeights.Relation.allCases.count * width * width),
      base: width, scale: 1)
    let slopes = lattice.gradient(to: example.roles)
    let sum = slopes.filter { $0.place < width }.reduce(0) { $0 + $1.slope }
    #expect(abs(sum) < 0.05)
    let title = slopes.first { $0.place == LineRole.title.rawValue }
    #expect((title?.slope ?? 0) < 0, "weights go against their slope")
  }

  @Test func `documents that were left out are counted`() throws {
    let examples = try Self.examples()
    let report = CrossValidation(folds: 2).report(on: examples)
    let all = examples.reduce(0) { $0 + $1.units.count }
    #expect(report.contains(" of \(all) roles, "))
    #expect(report.contains("t title: 6 lines"))
  }

  @Test func `a report on nothing says so`() {
    #expect(CrossValidation(folds: 2).report(on: []).hasPrefix("0 of 0 roles"))
  }
}
