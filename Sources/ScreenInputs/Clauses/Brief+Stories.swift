internal import ScreenAssembling
package import ScreenBrief
import ScreenDiagnostics
internal import ScreenModel
package import ScreenOutline
internal import ScreenText

/// What stories and cases tell twice, or only seem to ask.
extension Brief {
  /// Drops what the only story names as a whole if the following text states it part by part; a
  /// collection stays unless another is stated.
  package mutating func takeStoryAlone(_ scaffold: Scaffold) {
    guard scaffold.stories.count == 1, layout == nil else { return }
    let story = scaffold.stories[0]
    let own = requirements.indices.filter {
      story.lowerBound <= requirements[$0].range.lowerBound
        && requirements[$0].range.upperBound <= story.upperBound
    }
    let others = requirements.indices.filter { index in
      !own.contains(index) && requirements[index].range.lowerBound >= story.upperBound
    }
    func hasThings(_ places: [Int]) -> Bool { places.contains { requirements[$0].hasThings } }
    let inputs = own.count { requirements[$0].subject.isInput }
    let isWhole = inputs < 2 && own.count < 3 && (!hasThings(own) || hasThings(others))
    let isTold =
      own.allSatisfy { place in
        requirements[place].parent.map(own.contains) ?? true
      } && others.allSatisfy { requirements[$0].parent.map { !own.contains($0) } ?? true }
    if isWhole, isTold, others.count > 1 { requirements.drop(Set(own)) }
  }

  /// Drops inputs, buttons and links that further cases repeat: those of one case belong to all.
  package mutating func dropRepeats() {
    var known: [FoldedWords] = []
    var dropped = Set<Int>()
    for index in requirements.indices {
      let isPressed =
        requirements[index].isPressed || requirements[index].subject == .component(.link)
      guard requirements[index].subject == .need(.input) || isPressed,
        let label = requirements[index].details.label
      else { continue }
      let name = FoldedWords((isPressed ? "press " : "") + label.text)
      if known.contains(name) { dropped.insert(index) } else { known.append(name) }
    }
    requirements.drop(dropped)
  }

  /// Shows things named like options if nothing else is asked and no word says to choose: "the
  /// details of the service (chapel, 14 March, 11 am)".
  package mutating func showLonelyChoice(_ phrases: DocumentLexicon) {
    let inputs = Request.all(of: requirements).flatMap { $0.isSection ? $0.parts : [$0] }
      .count(where: \.isInput)
    guard inputs == 1,
      let index = requirements.firstIndex(where: { $0.subject == .need(.choice) }),
      (2...6).contains(requirements[index].details.items.count),
      requirements[index].details.kind == nil,
      let label = requirements[index].details.label, !label.text.hasSuffix("?"),
      phrases.sense(in: FoldedWords(requirements[index].words), as: "sense choosing") == nil
    else { return }
    requirements[index].subject = .component(.list)
  }
}
