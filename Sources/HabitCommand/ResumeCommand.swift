import ArgumentParser
import HabitData
import HabitEngine

/// `habit resume`: ends pauses.
struct ResumeCommand: StoreCommand {
  static let configuration = CommandConfiguration(
    commandName: "resume",
    abstract: "End the pause that habits are in, or take back the next one."
  )

  @OptionGroup var selection: HabitSelection

  @OptionGroup var options: CommandOptions

  func answer(in session: CommandSession) throws -> PauseAnswer {
    let (store, today) = (session.store, session.store.today)
    let selected = try selection.habits(in: session)
    let resting = selected.filter { $0.pauses.contains(today) }
    let waiting = selected.filter { habit in
      !habit.pauses.contains(today) && habit.pauses.pauses.contains { $0.first > today }
    }
    guard !resting.isEmpty || !waiting.isEmpty else {
      throw CommandFailure.usage(
        selected.count == 1 ? "“\(selected[0].name)” is not paused" : "none of them is paused"
      )
    }
    if !resting.isEmpty { _ = store.resume(resting) }
    for habit in waiting {
      try session.requireSaved()
      guard let next = habit.pauses.pauses.first(where: { $0.first > today }) else { continue }
      _ = store.removePause(next, of: habit)
    }
    try session.requireSaved()
    let changed = selected.filter { resting.contains($0) || waiting.contains($0) }
    return PauseAnswer(reports: changed.map { PauseReport($0, nil) })
  }
}
