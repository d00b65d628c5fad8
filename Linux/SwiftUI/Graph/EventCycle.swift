/// Carries every event of every window from the first write to the last patch.
///
/// All writes of one event are flushed once, and what has to be on disk is there before a patch
/// shows it. The window in which something was done is answered at once; the others follow in fair
/// turns (docs/decisions/0008).
@MainActor package enum EventCycle {
  private static var savers: [@MainActor () -> Void] = []
  /// The windows that wait for their turn, the one that waits longest first.
  private static var waiting: [ViewGraph] = []
  /// The windows that nobody looks at and that have something to show.
  private static var unseen: [ViewGraph] = []
  private static var isTurnScheduled = false
  private static var unseenTurn: Task<Void, Never>?
  private static var isFinishing = false
  /// Views that write in answer to their own changes for ever would keep the page from ever being
  /// shown; after so many rounds the rest waits for the next turn.
  private static let longestCycle = 20
  /// How long a window that nobody looks at may wait: what its views do in answer to a change, plan
  /// reminders say, is not put off for ever.
  package static var longestUnseen = Duration.seconds(10) {
    didSet { unseenTurn?.cancel() }
  }

  /// Has something saved at the end of each event, before a patch goes out.
  package static func beforePatch(_ save: @escaping @MainActor () -> Void) {
    savers.append(save)
  }

  /// Runs the handlers of a window's event, then everything that follows from it in that window. What
  /// follows in others is done in their turns.
  package static func run(in graph: ViewGraph, _ event: () -> Void) {
    begin {
      // Another window may have deleted the model that a view of this one still shows.
      graph.updateBodies()
      event()
    }
    finish(graph)
  }

  /// Runs the handlers of an event that is no window's, then everything that follows from it.
  package static func run(_ event: () -> Void) {
    begin(event)
    finish()
  }

  private static func begin(_ event: () -> Void) {
    // What was registered since the last event, in a task say, is none of this one.
    UndoManager.endEvent()
    MainQueue.carry(event)
  }

  /// Does now, in all windows, what would otherwise be done in their turns.
  package static func finish() {
    flush(isTurn: true) {
      let next = waiting + unseen
      waiting = []
      unseen = []
      return next
    }
  }

  /// Does now in one window what would otherwise be done in its turn.
  static func finish(_ graph: ViewGraph) {
    flush {
      guard graph.needsFlush else { return [] }
      leave(graph)
      return [graph]
    }
  }

  /// Saves, and flushes windows until none is left to flush.
  /// - Parameter isTurn: Whether nothing was done in them.
  private static func flush(isTurn: Bool = false, _ next: () -> [ViewGraph]) {
    guard !isFinishing else { return }
    isFinishing = true
    defer {
      isFinishing = false
      UndoManager.endEvent()
      scheduleTurns()
    }
    MainQueue.carry {
      for _ in 0..<longestCycle {
        for save in savers { save() }
        let graphs = next()
        if graphs.isEmpty { return }
        for graph in graphs { graph.flush(isTurn: isTurn) }
      }
    }
  }

  // MARK: Turns

  /// A window has something to show: in its turn, if not sooner.
  /// - Parameter asSeen: Whether it has a turn as if somebody looked at it.
  static func enter(_ graph: ViewGraph, asSeen: Bool = false) {
    if asSeen || graph.isSeen { waiting.append(graph) } else { unseen.append(graph) }
    scheduleTurns()
  }

  /// A window has nothing to show any more.
  static func leave(_ graph: ViewGraph) {
    waiting.removeAll { $0 === graph }
    unseen.removeAll { $0 === graph }
  }

  /// Has a turn taken, also where no window has anything to show: what was written outside of any
  /// event is saved then.
  static func schedule() {
    guard !isTurnScheduled else { return }
    isTurnScheduled = true
    // At the end of the main actor's queue: a tap that came meanwhile goes first.
    Task { @MainActor in takeTurn() }
  }

  /// Flushes the window that waits longest. Whoever taps meanwhile waits for this one window, however
  /// many there are: the next one's turn stands behind the tap.
  private static func takeTurn() {
    var isTaken = false
    flush(isTurn: true) {
      defer { isTaken = true }
      guard !isTaken, !waiting.isEmpty else { return [] }
      return [waiting.removeFirst()]
    }
    isTurnScheduled = false
    scheduleTurns()
  }

  private static func scheduleTurns() {
    guard !isFinishing else { return }
    if !waiting.isEmpty { schedule() }
    if !unseen.isEmpty, unseenTurn == nil { unseenTurn = Task { await waitForUnseen() } }
  }

  private static func waitForUnseen() async {
    do { try await Task.sleep(for: longestUnseen) } catch {
      // Another time was set: they have their turn now.
    }
    unseenTurn = nil
    waiting += unseen
    unseen = []
    scheduleTurns()
  }
}
