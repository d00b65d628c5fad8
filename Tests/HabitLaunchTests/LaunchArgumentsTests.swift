import Testing

@testable import HabitData
@testable import HabitLaunch

struct LaunchArgumentsTests {
  @Test(arguments: [
    (["-NSDoubleLocalizedStrings", "YES", "--port", "1"], ["--port", "1"]),
    (["--in-memory", "-AppleLanguages", "(de)", "-ApplePersistenceIgnoreState"], ["--in-memory"]),
    (["-UIPreferredContentSizeCategoryName", "-NSQuitAlwaysKeepsWindows", "NO"], []),
    (["-com.apple.CoreData.SQLDebug", "1", "--no-open"], ["--no-open"]),
    // Misspelled options are kept, so that they are refused.
    (["-port", "9000", "-in-memory"], ["-port", "9000", "-in-memory"]),
    (["--sample", "-3"], ["--sample", "-3"]),
    (["-h"], ["-h"]),
    (["-", "--", "x"], ["-", "--", "x"]),
    ([], []),
  ])
  func `Arguments for user defaults are dropped`(arguments: [String], own: [String]) {
    #expect(LaunchArguments.own(of: arguments) == own)
  }
}
