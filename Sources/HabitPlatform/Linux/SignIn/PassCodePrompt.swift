import Foundation
import HabitData
import WebElements

/// A prompt that sets a pass code from the command line, for a server that shows no pages yet, or
/// after the pass code was forgotten.
enum PassCodePrompt {
  /// Reads the pass code from the terminal without echo, or from the first line of a pipe.
  ///
  /// - Returns: The message and exit code with which the process exits, also on success.
  static func setPassCode(in file: SignInFile) -> LaunchFailure {
    let isTerminal = isatty(STDIN_FILENO) == 1
    do {
      let text = isTerminal ? hidden(String(localized: "New pass code:")) : readLine() ?? ""
      if isTerminal, hidden(String(localized: "Once more:")) != text {
        return LaunchFailure(data: String(localized: "The two new pass codes are different."))
      }
      try file.setPassCode(text, isFirst: false, keeping: nil)
      return LaunchFailure(
        message: String(localized: "The pass code is set. All devices are signed out."),
        exitCode: EXIT_SUCCESS
      )
    } catch let refusal as SignInRefusal {
      return LaunchFailure(data: refusal.message)
    } catch {
      return LaunchFailure(message: error.localizedDescription, exitCode: EX_UNAVAILABLE)
    }
  }

  private static func hidden(_ question: String) -> String {
    FileHandle.standardError.write(Data("\(question) ".utf8))
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
