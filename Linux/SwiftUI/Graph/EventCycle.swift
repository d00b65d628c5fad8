/// Carries every event of every window from the first write to the last patch.
///
/// All writes of one event are flushed once, and what has to be on disk is there before a patch
/// shows it.
@MainActor package enum EventCycle {
  private static var graphs: [ObjectIdentifier: ViewGraph] = [:]
  private static var savers: [@MainActor () -> Void] = []
  private static var isScheduled = false
  private static var isFinishing = false
  /// Views that write in answer to their own changes for ever would keep the page from ever being
  /// shown; after so many rounds the rest waits for the next turn of the main actor.
  private static let longestCycle = 20

  /// Has something saved at the end of each event, before a patch goes out.
  package static func beforePatch(_ save: @escaping @MainActor () -> Void) {
    savers.append(save)
  }

  /// Runs the handlers of an event, then everything that follows from it.
  package static func run(_ event: () -> Void) {
    // What was registered since the last event, in a task say, is none of this one.
    UndoManager.endEvent()
    event()
    finish()
  }

  /// Does now what would otherwise be done in the next turn of the main actor.
  package static func finish() {
    guard !isFinishing else { return }
    isFinishing = true
    defer {
      isFinishing = false
      UndoManager.endEvent()
    }
    for _ in 0..<longestCycle {
      for save in savers { save() }
      let waiting = graphs.values.filter(\.needsFlush)
      if waiting.isEmpty { return }
      for graph in waiting { graph.flush() }
    }
    schedule()
  }

  static func add(_ graph: ViewGraph) {
    graphs[ObjectIdentifier(graph)] = graph
  }

  static func remove(_ graph: ViewGraph) {
    graphs[ObjectIdentifier(graph)] = nil
  }

  /// Has a write outside of any event (a task, a timer) shown in the next turn of the main actor.
  static func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    Task { @MainActor in
      isScheduled = false
      finish()
    }
  }
}
