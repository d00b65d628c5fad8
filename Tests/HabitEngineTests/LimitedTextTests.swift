import Testing

@testable import HabitEngine

struct LimitedTextTests {
  @Test(arguments: [
    ("  Read  ", "Read"),
    ("Read\na\tbook", "Read a book"),
    ("Read\u{0}\u{7}\u{1B}", "Read"),
    // The override would show "evil" as "live".
    ("\u{202E}evil\u{202C}", "evil"),
    ("\u{2066}a\u{2069}", "a"),
    ("\u{2028}", ""),
    // Marks and joiners are parts of words.
    ("\u{200F}قراءة", "\u{200F}قراءة"),
    ("👩\u{200D}👩\u{200D}👧 読書", "👩\u{200D}👩\u{200D}👧 読書"),
  ])
  func `A name becomes a single line without control characters`(text: String, name: String) {
    #expect(LimitedText.line(text, to: 80) == name)
  }

  @Test func `A note keeps its line breaks and loses control characters`() {
    #expect(LimitedText.cut("one\r\n\ttwo\u{7}\u{202E}\n", to: 500) == "one\r\n\ttwo")
  }

  @Test func `A character has a limited number of code points`() {
    let zalgo = "Z" + String(repeating: "\u{301}", count: 100_000)
    #expect(LimitedText.line(zalgo, to: 80).unicodeScalars.count == 16 * 80)
    #expect(LimitedText.line(String(repeating: "ä", count: 81), to: 80).count == 80)
  }
}
