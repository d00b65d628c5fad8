import Testing

@testable import HabitData

/// The comma of a phone's keypad.
struct StringCommaTests {
  @Test(arguments: [
    ("3,2", "3.2"), ("3,25", "3.25"), (",5", ".5"), ("0,125", "0.125"), ("3,", "3."),
    ("1234,5678", "1234.5678"), ("8٫5", "8.5"), ("1٫500", "1.500"),
  ])
  func `A decimal comma becomes a point`(_ typed: String, _ read: String) {
    #expect(typed.withPointForComma == read)
  }

  @Test(arguments: ["1,500", "12,345", "1,2,3", "1.500,5", "1,500.5", ",125", "3.2", ""])
  func `A comma that may group digits stays, and other text is unchanged`(_ typed: String) {
    #expect(typed.withPointForComma == typed)
  }
}
