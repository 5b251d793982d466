import ScreenCatalog
import Testing

@Suite struct PlanLibraryTests {
  @Test func `the shipped book has the protocols and segments that it should`() {
    let book = PlanLibrary.shipped
    #expect(book.protocols.count >= 6)
    #expect(book.segments.count >= 6)
    for id in ["shift worker", "new parent", "traveller"] { #expect(book.segment(id: id) != nil) }
    #expect(book.segment(id: "nobody") == nil)
    #expect(book.planProtocol(id: "nothing") == nil)
  }

  @Test func `every protocol is whole: a title, a key habit among its steps, reasons`() {
    for basis in PlanLibrary.shipped.protocols {
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
}
