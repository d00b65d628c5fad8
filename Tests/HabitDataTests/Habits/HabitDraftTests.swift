import Foundation
import HabitEngine
import HabitTestSupport
import Testing

@testable import HabitData

struct HabitDraftTests {
  @Test(arguments: ["", " ", "\n\t ", "\u{A0}", "\u{2003}\u{3000}"])
  func `A blank name is invalid`(name: String) {
    let draft = HabitDraft(name: name)
    #expect(draft.validated == nil)
    #expect(!draft.isValid)
  }

  @Test(arguments: [
    ("  Run \n", "Run"),
    (String(repeating: "a", count: 80), String(repeating: "a", count: 80)),
    (String(repeating: "a", count: 81), String(repeating: "a", count: 80)),
    (String(repeating: "a", count: 79) + " b", String(repeating: "a", count: 79)),
    (String(repeating: "👩‍👩‍👧‍👦", count: 90), String(repeating: "👩‍👩‍👧‍👦", count: 80)),
    ("🏳️‍🌈🧘🏽‍♀️", "🏳️‍🌈🧘🏽‍♀️"),
    ("قراءة كتاب", "قراءة كتاب"),
    ("\u{202E}evil", "evil"),
    ("<script>alert(1)</script>", "<script>alert(1)</script>"),
    ("\"'&", "\"'&"),
    ("'; DROP TABLE Habit; --", "'; DROP TABLE Habit; --"),
  ])
  func `A name is trimmed and cut to 80 characters`(name: String, valid: String) {
    #expect(HabitDraft(name: name).validated == HabitDraft(name: valid))
  }

  @Test func `Details are cut to 500 characters, and a count is clamped to 1 through 99`() {
    var draft = HabitDraft(
      name: "Run",
      details: " " + String(repeating: "x", count: 501),
      color: "no such color"
    )
    draft.completionsPerDay = 100
    #expect(
      draft.validated
        == HabitDraft(
          name: "Run",
          details: String(repeating: "x", count: 500),
          color: "no such color",
          target: HabitTarget(completionsPerDay: 99)
        )
    )
    draft.completionsPerDay = -5
    #expect(draft.validated?.completionsPerDay == 1)
  }

  @Test func `White space around texts is not a change`() {
    let draft = HabitDraft(name: "Run", details: "Far")
    #expect(HabitDraft(name: " Run\n", details: "\tFar ").trimmed == draft)
    #expect(HabitDraft(name: "  ").trimmed == HabitDraft())
    #expect(HabitDraft(name: "R un", details: "Far").trimmed != draft)
  }

  @Test func `A draft is stored and read unchanged`() throws {
    let draft = HabitDraft(name: "Run", category: .fitness, target: HabitTargetSample.everything)
    let data = try JSONEncoder().encode(draft)
    #expect(try JSONDecoder().decode(HabitDraft.self, from: data) == draft)
  }
}
