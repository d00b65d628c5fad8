import HabitTrackerFeature

await HabitCommand.run(CommandLine.arguments.dropFirst())
