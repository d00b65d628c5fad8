@_spi(Host) import LinuxFoundation

/// The handling of every event of every window, from the first write to the last patch.
///
/// All writes of an event are flushed once, and persistent data is saved before a patch shows it.
/// The window that received the event updates immediately. The other windows follow in fair turns
/// (docs/decisions/0003).
@MainActor package enum UpdateLoop {
  private static var savers: [@MainActor () -> Void] = []
  /// The visible windows that wait for their turn, longest first.
  private(set) static var waiting: [ViewGraph] = []
  /// The hidden windows with pending updates.
  private static var unseen: [ViewGraph] = []
  private static var isTurnScheduled = false
  private static var unseenTurn: Task<Void, Never>?
  private static var isFinishing = false
  /// The maximum number of update rounds in a turn.
  ///
  /// Views that keep writing in response to their own changes would otherwise block the page. The
  /// remaining rounds run in the next turn.
  private static let longestCycle = 20
  /// The maximum delay of a hidden window's update, so that side effects of its views, such as
  /// scheduling reminders, still happen.
  package static var longestUnseen = Duration.seconds(10) {
    didSet { unseenTurn?.cancel() }
  }

  /// Registers a closure that saves data at the end of each event, before the patch is sent.
  package static func beforePatch(_ save: @escaping @MainActor () -> Void) {
    savers.append(save)
  }

  /// Runs the handlers of a window's event and all updates that follow from it in that window.
  /// Other windows update in their turns.
  package static func run(in graph: ViewGraph, _ event: () -> Void) {
    begin {
      graph.inOwnLanguage {
        // A view of this window may still show a model that another window has deleted.
        graph.updateBodies()
        event()
      }
    }
    finish(graph)
  }

  /// Runs the handlers of an event without a window, and all updates that follow from it.
  package static func run(_ event: () -> Void) {
    begin(event)
    finish()
  }

  private static func begin(_ event: () -> Void) {
    // Registrations since the last event, for example in a task, must not join this event's undo
    // group.
    UndoManager.endEvent()
    MainQueue.carry(event)
  }

  /// Updates all windows now instead of in their turns.
  package static func finish() {
    flush {
      let next = waiting + unseen
      waiting = []
      unseen = []
      return next
    }
  }

  /// Updates one window now, before the windows that wait.
  static func finish(_ graph: ViewGraph) {
    flush {
      guard graph.needsFlush else { return [] }
      leave(graph)
      return [graph]
    }
  }

  /// Saves, and flushes windows until no window needs a flush.
  private static func flush(_ next: () -> [ViewGraph]) {
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
        for graph in graphs { graph.flush() }
      }
    }
  }

  // MARK: Turns

  /// Queues a window that needs a flush.
  ///
  /// - Parameter asSeen: True to treat the window as visible.
  static func enter(_ graph: ViewGraph, asSeen: Bool = false) {
    if asSeen || graph.isSeen { waiting.append(graph) } else { unseen.append(graph) }
    scheduleTurns()
  }

  /// Removes a window that no longer needs a flush.
  static func leave(_ graph: ViewGraph) {
    waiting.removeAll { $0 === graph }
    unseen.removeAll { $0 === graph }
  }

  /// Schedules a turn, even if no window needs a flush, because the turn also saves writes made
  /// outside events.
  static func schedule() {
    guard !isTurnScheduled else { return }
    isTurnScheduled = true
    // The turn runs at the end of the main actor's queue, so that a tap that arrived in the
    // meantime goes first.
    Task { @MainActor in takeTurn() }
  }

  /// Updates the window that has waited longest.
  ///
  /// A tap that arrives during the update waits for this window only, because the turn of the next
  /// window is queued after the tap.
  static func takeTurn() {
    var isTaken = false
    flush {
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
      // The delay changed, so hidden windows get their turn now.
    }
    unseenTurn = nil
    waiting += unseen
    unseen = []
    scheduleTurns()
  }
}
