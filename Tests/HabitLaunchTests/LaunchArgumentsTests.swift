import Testing

@testable import HabitData
@testable import HabitLaunch

struct LaunchArgumentsTests {
  @Test(arguments: [
    (["-NSDoubleLocalizedStrings", "YES", "--port", "1"], ["--port", "1"]),
    (["--in-memory", "-AppleLanguages", "(de)", "-ApplePersistenceIgnoreState"], ["--in-memory"]),
    (["-a", "--no-open"], ["--no-open"]),
    (["-a", "-b", "c", "--no-open"], ["--no-open"]),
    (["--sample", "-3"], ["--sample", "-3"]),
    (["-h"], ["-h"]),
    (["-", "--", "x"], ["-", "--", "x"]),
    ([], []),
  ])
  func `Arguments for user defaults are dropped`(arguments: [String], own: [String]) {
    #expect(LaunchArguments.own(of: arguments) == own)
  }
}
