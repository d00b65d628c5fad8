import HabitEngine
import Testing

@testable import HabitData

struct DayNoteTests {
  @Test(arguments: [
    ("قرأت عشرين صفحة", true), ("‏20 صفحة", true), ("שלום", true), ("«كتاب» by hand", true),
    ("Read كتاب", false), ("風が強かった", false), ("20", false), ("", false), ("Ελληνικά", false),
  ])
  func `A note's first letter determines its text direction`(text: String, isRightToLeft: Bool) {
    #expect(DayNote(day: .min, text: text).isRightToLeft == isRightToLeft)
  }
}
