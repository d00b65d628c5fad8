import ArgumentParser
import HabitEngine
import HabitLaunch

/// The `habit done` command, which completes a day or adds an amount.
struct DoneCommand: StoreCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "done",
      abstract: .localized("Complete a habit, or count what was done."),
      discussion: .localized(
        """
        Without an amount, this completes the day, or counts one more for a habit that is done \
        several times a day. An amount, such as 3.2 or 3,2, is in the habit's unit and is added to \
        the day. Time is in minutes; 0:30 is half a minute. For a habit to quit, this removes the \
        day's slip.
        """
      )
    )
  }

  @OptionGroup var target: HabitAndDay

  @Argument(help: .localized("The count or amount to add to the day."))
  var amount: String?

  @Option(help: .localized("The day's total count or amount.", valueName: "n"))
  var count: String?

  @OptionGroup var storing: StoreOptions

  @OptionGroup var printing: PrintingOptions

  func validate() throws {
    guard amount == nil || count == nil else {
      throw ValidationError(
        CommandFailure.exclusion(String(localized: "an amount"), "--count")
      )
    }
  }

  func answer(in session: CommandSession) throws -> CommandAnswer {
    let habit = try session.habit(named: target.name)
    let day = try session.day(target.day)
    let measure = habit.measure
    if let count {
      session.store.setCount(try measure.requestedAmount(count), on: day, of: habit)
    } else if let amount {
      try session.add(try measure.requestedAmount(amount), to: habit, on: day)
    } else if habit.kind == .build, measure == .times, habit.completionsPerDay > 1 {
      try session.add(1, to: habit, on: day)
    } else {
      session.store.complete(day, of: habit)
    }
    return try session.answer(habit, on: day)
  }
}

/// The `habit slip` command, which records a slip of a quit habit.
struct SlipCommand: StoreCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "slip",
      abstract: .localized("Record a slip of a habit to quit."),
      discussion: .localized(
        """
        Without an amount, the day is recorded as a slip. With an amount, the amount is added to \
        the day, and the day is a slip once the total exceeds the limit.
        """
      )
    )
  }

  @OptionGroup var target: HabitAndDay

  @Argument(help: .localized("The count or amount to add to the day."))
  var amount: String?

  @OptionGroup var storing: StoreOptions

  @OptionGroup var printing: PrintingOptions

  func answer(in session: CommandSession) throws -> CommandAnswer {
    let habit = try session.habit(named: target.name)
    guard habit.kind == .quit else {
      throw CommandFailure.usage(
        String(
          localized: "“\(habit.name)” is not a habit to quit; use “habit undo” to undo a day"
        )
      )
    }
    let day = try session.day(target.day)
    if let amount {
      try session.add(try habit.measure.requestedAmount(amount), to: habit, on: day)
    } else {
      try session.store.requireRoom(for: habit.measure.step, of: habit, on: day)
      session.store.recordSlip(day, of: habit)
    }
    return try session.answer(habit, on: day)
  }
}

/// The `habit skip` command, which skips a day so that it neither extends nor breaks a streak.
struct SkipCommand: StoreCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "skip",
      abstract: .localized("Skip a day without breaking the streak.")
    )
  }

  @OptionGroup var target: HabitAndDay

  @OptionGroup var storing: StoreOptions

  @OptionGroup var printing: PrintingOptions

  func answer(in session: CommandSession) throws -> CommandAnswer {
    let habit = try session.habit(named: target.name)
    let day = try session.day(target.day)
    session.store.skip(day, of: habit)
    return try session.answer(habit, on: day)
  }
}

/// The `habit undo` command, which undoes `done`, `slip`, or `skip` on a day.
struct UndoCommand: StoreCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "undo",
      abstract: .localized("Undo a day, or count one less for a habit done several times a day."),
      discussion: .localized(
        """
        An amount is subtracted from the day; without one, the whole day is undone. If it is a \
        habit to quit, a slip is removed.
        """
      )
    )
  }

  @OptionGroup var target: HabitAndDay

  @Argument(help: .localized("The amount to subtract."))
  var amount: String?

  @OptionGroup var storing: StoreOptions

  @OptionGroup var printing: PrintingOptions

  func answer(in session: CommandSession) throws -> CommandAnswer {
    let habit = try session.habit(named: target.name)
    // Days that an earlier version accepted can still be undone.
    let day = try session.day(target.day, from: .min)
    try session.store.undoProgress(amount, of: habit, on: day)
    return try session.answer(habit, on: day)
  }
}
