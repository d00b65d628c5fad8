import Dispatch
import Foundation
import HabitCommand
import HabitIntentCommand

// A top-level `await` would start the concurrency runtime before `prepare()`. The runtime opens
// files, and one of them could get the descriptor of a closed standard stream.
HabitCommand.prepare()
HabitCommand.add(IntentCommand.self)
Task {
  await HabitCommand.run(CommandLine.arguments.dropFirst())
  exit(EXIT_SUCCESS)
}
dispatchMain()
