import Foundation
import HabitData
import WebElements

/// Reads a new pass code where the program was started, for a server that shows none of its pages yet,
/// or to somebody who forgot the one before.
enum PassCodePrompt {
  /// Reads it from the terminal, without showing it, or the first line of a pipe.
  /// - Returns: Why the process ends: that is so in every case.
  static func setPassCode(in file: SignInFile) -> LaunchFailure {
    let isTerminal = isatty(STDIN_FILENO) == 1
    do {
      let text = isTerminal ? hidden("New pass code: ") : readLine() ?? ""
      if isTerminal, hidden("Once more: ") != text {
        return LaunchFailure(data: "The new pass code was not typed alike both times.")
      }
      try file.setPassCode(text, isFirst: false, keeping: nil)
      return LaunchFailure(
        message: "The pass code is set. All devices are signed out.",
        exitCode: EXIT_SUCCESS
      )
    } catch let refusal as SignInRefusal {
      return LaunchFailure(data: refusal.message)
    } catch {
      return LaunchFailure(message: error.localizedDescription, exitCode: EX_UNAVAILABLE)
    }
  }

  private static func hidden(_ question: String) -> String {
    FileHandle.standardError.write(Data(question.utf8))
    var shown = termios()
    tcgetattr(STDIN_FILENO, &shown)
    var silent = shown
    silent.c_lflag &= ~tcflag_t(ECHO)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent)
    defer {
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &shown)
      FileHandle.standardError.write(Data("\n".utf8))
    }
    return readLine() ?? ""
  }
}
