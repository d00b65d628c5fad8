import Testing

@testable import HabitCommand
@testable import HabitData
@testable import HabitLaunch

struct CommandTextTests {
  @Test func `A column is as wide as its widest text in the terminal`() {
    #expect(
      TextColumns.lines([["読書する", "a"], ["قراءة", "b"], ["Café\u{301} 👨‍👩‍👧", ""]]) == """
        読書する  a
        قراءة     b
        Café\u{301} 👨‍👩‍👧
        """
    )
  }

  @Test(arguments: [
    ("Read", 4), ("読書", 4), ("ｶﾅ", 2), ("ＡＢ", 4), ("한글", 4), ("قراءة", 5), ("🇩🇪", 2),
    ("❤️", 2), ("e\u{301}", 1), ("", 0),
  ])
  func `The width of a text is counted in columns of the terminal`(text: String, count: Int) {
    #expect(text.columnCount == count)
  }

  @Test func `Each control character and line separator becomes a space`() {
    #expect("a\u{1B}[31mb\nc\r\nd\u{2028}e\u{7F}".onOneLine == "a [31mb c  d e ")
  }

  @Test(arguments: [
    ("read", "read"), (#"Read\ a"#, "Read a"), (#""Read a"#, "Read a"), ("'it'\\''s'", "it's"),
    (#""say \"so\"""#, #"say "so""#), ("'a\\b'", "a\\b"), ("", ""), ("\\", ""),
  ])
  func `Quotes and escapes are removed from a shell word`(word: String, text: String) {
    #expect(ShellWord.unquoted(word) == text)
  }

  @Test(arguments: [
    ("The goal 9 is not from 1 to 7.", "the goal 9 is not from 1 to 7"),
    ("Please provide one of:\n  - health\n  - social\n", "please provide one of: health, social"),
    ("Mars is no planet", "Mars is no planet"),
  ])
  func `A usage message is one line`(message: String, line: String) {
    #expect(UsageMessage.line(message, ["--planet", "Mars"]) == line)
  }

  @Test(arguments: [
    ("Read", nil), ("  \n ", "the name is blank"),
    ("a\nb", "the name must be one line without control characters"),
    ("a\u{1B}b", "the name must be one line without control characters"),
    (String(repeating: "x", count: 80), nil),
    (
      String(repeating: "x", count: 81),
      "the name has 81 characters; 80 are allowed"
    ),
  ])
  func `A name that is blank, too long, or not one line is refused with a message`(
    name: String,
    message: String?
  ) {
    #expect(errorMessage { try NewHabitText.checkName(name) } == message)
  }

  @Test(arguments: [
    ("book.fill", nil), ("xyzzy", "there is no icon “xyzzy”"),
    ("karaoke", "there is no icon “karaoke”; similar: music.mic"),
  ])
  func `An icon of the app is accepted, and an unknown icon is refused with a message`(
    icon: String,
    message: String?
  ) {
    #expect(errorMessage { try NewHabitText.checkIcon(icon) } == message)
  }

  @Test func `A description of at most 500 characters is accepted`() {
    #expect(
      errorMessage { try NewHabitText.checkDetails(String(repeating: "x", count: 500)) } == nil
    )
    #expect(
      errorMessage { try NewHabitText.checkDetails(String(repeating: "x", count: 501)) }
        == "the description has 501 characters; 500 are allowed"
    )
  }

  private func errorMessage(_ check: () throws -> Void) -> String? {
    do {
      try check()
      return nil
    } catch {
      let failure = CommandFailure(error)
      return failure.exitCode == 64 ? failure.message : "exit code \(failure.exitCode)"
    }
  }
}
