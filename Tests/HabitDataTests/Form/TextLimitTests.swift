import HabitEngine
import Testing

@testable import HabitData

struct TextLimitTests {
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

  @Test func `White space around a text does not count toward its limit`() {
    let text = "  \(String(repeating: "a", count: 80))\n"
    #expect(TextLimit(text, limit: 80) == TextLimit(String(repeating: "a", count: 80), limit: 80))
  }

  @Test func `A character of many code points counts once`() {
    #expect(!TextLimit(String(repeating: "👩‍👩‍👧‍👦", count: 80), limit: 80).isExceeded)
  }
}
