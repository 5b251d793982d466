import Testing

@testable import ScreenData

@Suite struct ColumnTests {
  @Test(arguments: [
    ("12", ColumnType.number), ("1,234.5", .number), ("12 km", .number), ("-4", .number),
    ("$5", .money), ("€1,200", .money), ("40 €", .money), ("3.1%", .percent),
    ("2027-03-14", .date), ("2027-03-14T09:00", .date), ("2027-03", .month), ("Mar", .month),
    ("March 2027", .month), ("yes", .flag), ("TRUE", .flag),
  ])
  func `a value shows its type`(_ text: String, _ type: ColumnType) {
    #expect(CellType(text).type == type)
  }

  @Test(arguments: [
    "1.234,56", "1,5", "1e5", "-$5", "12,34,56", "9:30", "9 am", "12 of 20", "2027-13-40", "Ma",
    "1.2.3", "5.", "+1 555 0100", "10-20", "", "A-17", "maybe", "127.0.0.1",
  ])
  func `what would be read wrong as a number or a day stays a text`(_ text: String) {
    #expect(CellType(text).type == .text)
  }

  @Test(arguments: [
    ("first_name", "First name"), ("firstName", "First name"), ("order-id", "Order ID"),
    ("URL", "URL"), ("GDP", "GDP"), ("Unit Price", "Unit Price"), ("id", "ID"), ("città", "Città"),
    ("", ""), ("***", "***"),
  ])
  func `a name becomes a label`(_ name: String, _ label: String) {
    #expect(NameWords.label(name) == label)
  }

  @Test(arguments: [
    ("price", "unit price"), ("prices", "price"), ("cost", "price"), ("revenu", "revenue"),
    ("customer", "customer_name"), ("e-mail", "email"), ("Date of the order", "order_date"),
    ("temprature", "temperature"),
  ])
  func `a name answers to what means the same`(_ asked: String, _ name: String) {
    #expect(NameWords(asked).similarity(to: NameWords(name)) >= NameWords.threshold)
  }

  @Test(arguments: [
    ("rating", "stock"), ("visitors", "revenue"), ("date", "update"), ("cat", "car"),
    ("channel", "region"), ("", "name"), ("photo", "phone"), ("age", "wage"),
  ])
  func `a name does not answer to something else`(_ asked: String, _ name: String) {
    #expect(NameWords(asked).similarity(to: NameWords(name)) < NameWords.threshold)
  }
}
