import Foundation

/// The report that Swift's runtime writes when the program crashes.
enum CrashReport {
  /// The signals that the runtime catches.
  private static let signals = [SIGQUIT, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP]

  /// Turns the report off unless it goes to a terminal, or `SWIFT_BACKTRACE` is set. It shows the memory
  /// that registers point to, which can hold habits and pass codes, and a journal keeps that for others
  /// to read. The reason for the crash is written in any case.
  static func confineToTerminal(_ environment: [String: String]) {
    guard environment["SWIFT_BACKTRACE"] == nil,
      isatty(STDOUT_FILENO) == 0 || isatty(STDERR_FILENO) == 0
    else { return }
    for number in signals { signal(number, SIG_DFL) }
  }
}
