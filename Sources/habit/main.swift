import Dispatch
import Foundation
import HabitCommand
import HabitIntentCommand

// An `await` here would come too late: what runs tasks opens files first, and one of them would
// take the place of a standard stream that is closed.
HabitCommand.prepare()
HabitCommand.add(IntentCommand.self)
Task {
  await HabitCommand.run(CommandLine.arguments.dropFirst())
  exit(EXIT_SUCCESS)
}
dispatchMain()
