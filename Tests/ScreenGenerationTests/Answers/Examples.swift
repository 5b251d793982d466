import ScreenGeneration
import TypedAnswers

// The code of the article on typed answers; a test holds the article to it.

struct Meeting: Equatable {
  var title: String
  var minutes: Int
  var day: String?
}

extension Meeting: TypedAnswer {
  static let title = Property(
    "title", .text(2...60), "Meeting title in 2-6 words, in the user's own wording")

  static let schema = Schema(Meeting.init, guide: "A meeting to be put into a calendar") {
    title
    Property("minutes", .integer(5...480, otherwise: 30), "Duration in minutes; 30 where not said")
    Property("day", .optional(.date()), "The day, as 2027-03-14; left out where not said")
  }
}

enum Effort: String, CaseIterable { case low, medium, high }

struct Plan: Equatable {
  struct Step: Equatable {
    var label: String
    var effort: Effort
  }

  var title: String
  var steps: [Step]
}

extension Plan.Step: TypedAnswer {
  static let schema = Schema(Plan.Step.init, guide: "One thing to do") {
    Property("label", .text(2...60), "What to do, a verb first, in 2-8 words")
    Property(
      "effort", .choice(Effort.self, otherwise: .medium), "How much work; medium where in doubt")
  }
}

extension Plan: TypedAnswer {
  static let steps = Property(
    "steps", .array(3...8, of: .nested(Step.self), .distinct, otherwise: .empty),
    "3 to 8 steps, the first first; none where nothing is to be done")

  static let schema = Schema(Plan.init, guide: "A plan of what to do") {
    Property("title", .text(2...60), "What the plan is for, in 2-6 words")
    steps
  }
}

enum Reply: Equatable {
  case meeting(Meeting)
  case plan(Plan)
  case unclear(reason: String)
}

extension Reply: TypedAnswer {
  static let schema = Schema(guide: "What the note asks for") {
    Variant("meeting", Reply.meeting, "People are to meet at a time")
    Variant("plan", Reply.plan, "Something is to be done in steps")
    Variant("unclear", Reply.unclear, "The note asks for neither, or cannot be understood", .out) {
      Property("reason", .text(1...200), "What is missing, in at most 20 words")
    }
  }
}

enum Examples {
  static func title(of note: String, _ model: any LanguageModel) async throws -> String {
    let session = ModelSession(model, instructions: "Notes of a team, in English.")
    let meeting = try await session.respond(to: note, generating: Meeting.self).content
    return meeting.title
  }

  static func follow(_ note: String, _ session: ModelSession) async throws -> [Plan.Step] {
    var shown: [Plan.Step] = []
    for try await snapshot in session.stream(note, generating: Plan.self) {
      switch snapshot {
      case .partial(let partial): shown = partial[Plan.steps] ?? []
      case .whole(let answer): shown = answer.content.steps
      }
    }
    return shown
  }
}
