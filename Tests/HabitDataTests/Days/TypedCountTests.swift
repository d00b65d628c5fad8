import Testing

@testable import HabitData

struct TypedCountTests {
  @Test(arguments: [
    ("0", 0), ("57", 57), ("9999", 9_999), ("007", 7), (" 12 ", 12),
    // Full width, Arabic, Persian, and Devanagari digits, and digits of two scripts.
    ("５７", 57), ("٥٧", 57), ("۵۷", 57), ("५७", 57), ("5７", 57),
  ])
  func `Whole numbers are read as counts`(text: String, count: Int) {
    #expect(TypedCount.count(text) == count)
  }

  @Test(arguments: [
    "", " ", "10000", "-1", "+1", "3.5", "1,000", "1 000", "twelve", "5x", "½", "²", "①", "十",
    "5\u{301}", "99999999999999999999999",
  ])
  func `Text that is not a whole number from 0 to 9,999 is refused`(text: String) {
    #expect(TypedCount.count(text) == nil)
  }
}
