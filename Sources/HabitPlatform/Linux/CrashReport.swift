import Foundation

/// The crash report of the Swift runtime.
enum CrashReport {
  /// The signals that the runtime handles.
  private static let signals = [SIGQUIT, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP]

  /// Disables the report unless standard output and standard error are both terminals, or
  /// `SWIFT_BACKTRACE` is set.
  ///
  /// The report contains memory near registers, which may include habits and pass codes, and a
  /// system log would store it for others to read. The reason for a crash is always written.
  static func confineToTerminal(_ environment: [String: String]) {
    guard environment["SWIFT_BACKTRACE"] == nil,
      isatty(STDOUT_FILENO) == 0 || isatty(STDERR_FILENO) == 0
    else { return }
    for number in signals { signal(number, SIG_DFL) }
  }
}
