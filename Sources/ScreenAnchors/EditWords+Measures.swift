package import ScreenModel

/// What numbers with units say of an exercise.
extension EditWords {
  /// The properties of an exercise that numbers and units state, and how much; nil if a word is left
  /// over.
  package func measures(
    _ kind: ComponentKind, _ tokens: ArraySlice<EditToken>
  ) -> [(property: String, amount: Double)]? {
    let units = self.units.filter { $0.kind == kind.rawValue }
    var totals: [(property: String, amount: Double)] = []
    var rest = tokens
    while let first = rest.first {
      if match("of", at: rest) != nil || match("joint", at: rest) != nil {
        rest = rest.dropFirst()
        continue
      }
      // `4x12` are sets of repetitions.
      let factors = first.folded.split { $0 == "x" || $0 == "×" }.map { Figure(String($0))?.value }
      if kind == .repetition, factors.count == 2, let sets = factors[0], let reps = factors[1] {
        totals += [("sets", sets), ("reps", reps)]
        rest = rest.dropFirst()
        continue
      }
      guard let number = Figure(first.text) else { return nil }
      rest = rest.dropFirst()
      let unit = units.filter { unit in
        rest.starts(with: unit.words, by: { $0.isWord($1, plural: true) })
      }.max { $0.words.count < $1.words.count }
      guard let property = unit?.property ?? units.first?.property else { return nil }
      rest = rest.dropFirst(unit?.words.count ?? 0)
      let amount = number.value * (unit?.factor ?? 1)
      if let index = totals.firstIndex(where: { $0.property == property }) {
        totals[index].amount += amount
      } else {
        totals.append((property, amount))
      }
    }
    return totals.isEmpty ? nil : totals
  }
}
