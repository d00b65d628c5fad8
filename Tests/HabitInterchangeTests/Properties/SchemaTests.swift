import Foundation
import HabitInterchange
import Testing

/// The schema of exports in `docs/data-format.schema.json`.
struct SchemaTests {
  private let schema: JSONSchema

  init() throws {
    let url = fixtures.appending(path: "../../docs/data-format.schema.json")
    schema = try JSONSchema(Data(contentsOf: url))
  }

  @Test func `Exports conform to the schema`() throws {
    for seed in 1...100 as ClosedRange<UInt64> {
      var random = RandomHabits(seed: seed)
      let problems = try schema.problems(
        in: JSONExport.data(random.habits(), categories: random.categories())
      )
      #expect(problems == [], "seed \(seed)")
    }
  }

  @Test func `A document written by a person conforms to the schema`() throws {
    let data = try Data(contentsOf: fixtures.appending(path: "habit-tracker.json"))
    #expect(try schema.problems(in: data) == [])
  }

  @Test(arguments: [
    (#"{"format":"habit-tracker","version":3,"habits":[]}"#, "$.version: not as const says"),
    (#"{"format":"habit-tracker","version":1}"#, "$: not as required says"),
    (
      #"{"format":"habit-tracker","version":1,"habits":[{"name":"a"}]}"#,
      "$.habits[0]: not as required says"
    ),
    (Self.habit(#""name":"""#), "$.habits[0].name: not as minLength says"),
    (
      Self.habit(#""completionsPerDay":1000000000"#),
      "$.habits[0].completionsPerDay: not as maximum says"
    ),
    (Self.habit(#""schedule":{}"#), "$.habits[0].schedule: not as required says"),
    (Self.habit(#""pauses":[{}]"#), "$.habits[0].pauses[0]: not as required says"),
    (Self.habit(#""completionsPerDay":1.5"#), "$.habits[0].completionsPerDay: not as type says"),
    (Self.habit(#""isArchived":1"#), "$.habits[0].isArchived: not as type says"),
    (Self.habit(#""createdAt":"today""#), "$.habits[0].createdAt: not as pattern says"),
    (
      Self.habit(#""days":[{"day":"2026-01-01","status":"maybe"}]"#),
      "$.habits[0].days[0].status: not as enum says"
    ),
  ])
  func `An invalid document does not conform to the schema`(text: String, problem: String) throws {
    #expect(try schema.problems(in: Data(text.utf8)) == [problem])
  }

  private static func habit(_ member: String) -> String {
    let id = "6F9619FF-8B86-D011-B42D-00CF4FC964FF"
    let name = member.hasPrefix(#""name""#) ? "" : #""name":"A","#
    return #"{"format":"habit-tracker","version":1,"habits":[{"id":"\#(id)",\#(name)\#(member)}]}"#
  }
}
