import HabitEngine
import Testing

@testable import HabitData

/// Texts and numbers that the user types.
struct TypedTextTests {
  @Test(arguments: [
    ("قرأت عشرين صفحة", true), ("‏20 صفحة", true), ("שלום", true), ("«كتاب» by hand", true),
    ("Read كتاب", false), ("風が強かった", false), ("20", false), ("", false), ("Ελληνικά", false),
  ])
  func `A text's first letter determines its direction`(text: String, isRightToLeft: Bool) {
    #expect(text.isRightToLeft == isRightToLeft)
  }

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

  @Test(arguments: [
    (69, 80, nil), (70, 80, "70 of 80 characters"), (80, 80, "80 of 80 characters"),
    (81, 80, "81 of 80 characters. Shorten the text to save it."),
    (449, 500, nil), (450, 500, "450 of 500 characters"),
    (612, 500, "612 of 500 characters. Shorten the text to save it."), (0, 20, nil),
    (10, 20, "10 of 20 characters"),
  ])
  func `The character count is shown near the limit`(count: Int, limit: Int, message: String?) {
    let length = TextLimit(String(repeating: "é", count: count), limit: limit)
    #expect(length.message == message)
    #expect(length.isExceeded == (count > limit))
  }

  @Test func `White space around a text does not count, and a character counts once`() {
    let text = "  \(String(repeating: "a", count: 80))\n"
    #expect(TextLimit(text, limit: 80) == TextLimit(String(repeating: "a", count: 80), limit: 80))
    #expect(!TextLimit(String(repeating: "👩‍👩‍👧‍👦", count: 80), limit: 80).isExceeded)
  }
}
