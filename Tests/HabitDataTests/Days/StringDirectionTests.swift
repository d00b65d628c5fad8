import Testing

@testable import HabitData

struct StringDirectionTests {
  @Test(arguments: [
    ("قرأت عشرين صفحة", true), ("‏20 صفحة", true), ("שלום", true), ("«كتاب» by hand", true),
    ("Read كتاب", false), ("風が強かった", false), ("20", false), ("", false), ("Ελληνικά", false),
  ])
  func `A text's first letter determines its direction`(text: String, isRightToLeft: Bool) {
    #expect(text.isRightToLeft == isRightToLeft)
  }
}
