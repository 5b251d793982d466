import ScreenComposition
import Testing

@Suite struct PlanBookTests {
  @Test func `the shipped book has the protocols and segments that it should`() {
    let book = PlanBook.shipped
    #expect(book.protocols.count >= 6)
    #expect(book.segments.count >= 6)
    for id in ["shift worker", "new parent", "traveller"] { #expect(book.segment(id: id) != nil) }
    #expect(book.segment(id: "nobody") == nil)
    #expect(book.planProtocol(id: "nothing") == nil)
  }

  @Test func `every protocol is whole: a title, a key habit among its steps, reasons`() {
    for basis in PlanBook.shipped.protocols {
      #expect(!basis.title.isEmpty && !basis.cues.isEmpty)
      #expect(basis.steps.contains { $0.subject == basis.habit }, "\(basis.id)")
      #expect((5...10).contains(basis.steps.count))
      #expect(Set(basis.steps.map(\.label)).count == basis.steps.count)
      for step in basis.steps {
        #expect(step.reason.hasSuffix("."))
        #expect(step.label.utf8.count <= 60)
      }
    }
  }

  @Test func `every protocol makes a plan for every segment, its day in order and in one list`()
    throws
  {
    let book = PlanBook.shipped
    for basis in book.protocols {
      for segment in [nil] + book.segments.map(Optional.some) {
        let plan = try Plan(basis, for: segment)
        let minutes = plan.day.map { plan.wake.minutes(until: $0.time) }
        #expect(minutes.dropLast() == minutes.dropLast().sorted()[...])
        #expect(plan.day.first?.step.subject == "wake")
        #expect(plan.day.last?.step.label == "Lights out")
        #expect(plan.day.count <= 12)
        #expect(plan.sleep >= 420)
      }
    }
  }
}
