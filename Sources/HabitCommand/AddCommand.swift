import ArgumentParser
import Foundation
import HabitData
import HabitEngine
import HabitLaunch

/// The `habit add` command, which creates a habit.
struct AddCommand: AnsweringCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "add",
      abstract: .localized("Add a habit."),
      discussion: .localized(
        """
        By default, a habit is done once every day. Amounts can have a decimal point or comma. Time is \
        in minutes; 0:30 is half a minute.
        """
      )
    )
  }

  @Argument(help: .localized("The habit's name, 1 to 80 characters."))
  var name: String

  @Option(help: .localized("A description, up to 500 characters.", valueName: "text"))
  var details = ""

  @Option(help: .localized("The habit's category, one of yours.", valueName: "name"))
  var category: String?

  @Option(help: .localized("The habit's color."))
  var color = HabitColorPreset.blue

  @Option(
    help: .localized("An icon by its name in SF Symbols.", valueName: "symbol"),
    completion: .list(HabitIcon.Group.all.flatMap(\.icons).map(\.name))
  )
  var icon = HabitIcon.standard

  @Option(help: .localized("The time of day."))
  var timeOfDay = DayPart.any

  @OptionGroup var measure: MeasureOptions

  @OptionGroup var target: TargetOptions

  @OptionGroup var storing: StoreOptions

  @OptionGroup var printing: PrintingOptions

  func validate() throws {
    do {
      try NewHabitText.checkName(name)
      try NewHabitText.checkDetails(details)
      try NewHabitText.checkIcon(icon)
    } catch {
      throw ValidationError(error.message)
    }
  }

  @MainActor func answer(settings: UserDefaults) async throws -> CommandAnswer {
    // The target is validated before the store is opened, so that an error does not create a store.
    let today = CommandSession.days(storing, settings).today
    let target = try target.target(on: today, measure)
    let session = try CommandSession(storing, .making, settings: settings)
    let draft = HabitDraft(
      name: name,
      details: details,
      icon: icon,
      color: color.rawValue,
      category: try category.map { try session.category(named: $0) },
      timeOfDay: timeOfDay,
      target: target
    )
    let created = session.store.create(draft)
    try session.store.requireSaved()
    guard let created else {
      throw CommandFailure.output(
        String(
          localized: "“\(name)” was not saved",
          comment: "The argument is the name of a new habit."
        )
      )
    }
    let habit = try session.store.requestedHabit(created, named: name)
    return try session.answer(habit, on: session.store.today)
  }
}

extension HabitColorPreset: ExpressibleByArgument {}
extension DayPart: ExpressibleByArgument {}
