import ArgumentParser
import HabitData
import HabitEngine

/// `habit add`: makes a habit.
struct AddCommand: StoreCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Make a new habit."
  )

  @Argument(help: "The habit's name, 1 to 80 characters.")
  var name: String

  @Option(help: ArgumentHelp("A description, up to 500 characters.", valueName: "text"))
  var details = ""

  @Option(
    help: ArgumentHelp("What part of life it is for: one of your categories.", valueName: "name")
  )
  var category: String?

  @Option(help: "A colour of the palette.")
  var color = HabitColorPreset.blue

  @Option(
    help: ArgumentHelp("An icon of the app by its name in SF Symbols.", valueName: "symbol"),
    completion: .list(HabitIcon.Group.all.flatMap(\.icons).map(\.name))
  )
  var icon = HabitIcon.standard

  @Option(help: ArgumentHelp("How often a day asks for, 1 to 99.", valueName: "n"))
  var perDay = 1

  @Option(help: ArgumentHelp("How many days or completions the goal asks for.", valueName: "n"))
  var goal = StreakGoal.standard.value

  @Option(help: "Whether the streak counts days or weeks.")
  var period = StreakGoal.Period.day

  @Option(help: "Whether the goal counts days or completions.")
  var basis = StreakGoal.Basis.day

  @OptionGroup var options: CommandOptions

  func validate() throws {
    do {
      try NewHabitText.checkName(name)
      try NewHabitText.checkDetails(details)
      try NewHabitText.checkIcon(icon)
    } catch {
      throw ValidationError(error.message)
    }
    guard (1...99).contains(perDay) else {
      throw ValidationError("\(perDay) times a day is not from 1 to 99.")
    }
    let values = StreakGoal.values(period: period, basis: basis)
    guard values.contains(goal) else {
      throw ValidationError(
        "The goal \(goal) is not from \(values.lowerBound) to \(values.upperBound)."
      )
    }
  }

  var access: StoreAccess { .making }

  func answer(in session: CommandSession) throws -> HabitReport {
    let known = Set(try session.habits().map(\.id))
    _ = session.store.create(try draft(session.store.categories()))
    try session.requireSaved()
    guard let habit = try session.habits().first(where: { !known.contains($0.id) }) else {
      throw CommandFailure.output("“\(name)” was not saved")
    }
    return HabitReport(habit, on: session.store.today, in: session.store)
  }

  private func draft(_ categories: CategoryList) throws(CommandFailure) -> HabitDraft {
    let category = try category.map { name throws(CommandFailure) in
      guard let category = categories.category(named: name) else {
        let names = categories.categories.map(\.name).joined(separator: ", ")
        throw CommandFailure.usage("there is no category “\(name)”, but \(names)")
      }
      return category.id
    }
    return HabitDraft(
      name: name,
      details: details,
      icon: icon,
      color: color.rawValue,
      category: category,
      completionsPerDay: perDay,
      streakGoal: StreakGoal(period: period, basis: basis, value: goal)
    )
  }
}

extension HabitColorPreset: ExpressibleByArgument {}
extension StreakGoal.Period: ExpressibleByArgument {}
extension StreakGoal.Basis: ExpressibleByArgument {}
