import Dispatch
import Foundation
import HabitCommand

// A top-level `await` would start the concurrency runtime before `prepare()`. The runtime opens
// files, and one of them could get the descriptor of a closed standard stream.
HabitCommand.prepare()
Task {
  await HabitCommand.run(CommandLine.arguments.dropFirst())
  exit(EXIT_SUCCESS)
}
dispatchMain()
