import HabitFoundation
import HabitSync
import Observation
import SwiftData

/// Exchanges changes with the person's other devices while the app runs.
///
/// Nothing waits for it: what is changed here is in the store, and leaves when it can.
@Observable @MainActor
package final class SyncService {
  /// How it stands; nil where it is not set up.
  package private(set) var status: SyncStatus?
  /// Whether an exchange is on its way.
  package private(set) var isExchanging = false
  /// The lines of the log, the oldest first.
  package private(set) var log: [SyncLogLine] = []

  @ObservationIgnored private let store: HabitStore
  @ObservationIgnored private let engine: SyncEngine
  @ObservationIgnored private let lines: SyncLog
  @ObservationIgnored private var following: Task<Void, Never>?
  /// Wakes the service up at the next instant at which there is something to do.
  @ObservationIgnored private var timer: Task<Void, Never>?
  /// Has an element whenever there may be something to do.
  @ObservationIgnored private let events: AsyncStream<Void>
  @ObservationIgnored private let wake: AsyncStream<Void>.Continuation
  /// Where another program sets sync up, leaves it, or writes to the store; nil in memory.
  @ObservationIgnored private let folder: URL?
  @ObservationIgnored private var watching: Task<Void, Never>?
  /// When there may be something to do at the earliest.
  @ObservationIgnored private var earliest = Date.distantPast
  /// True while the app is in the background.
  @ObservationIgnored private var isPaused = false
  /// How many writes waited at the last look: when no more have come since, they leave.
  @ObservationIgnored private var waitingWrites = 0
  /// When the place is looked at next, if nothing is written here.
  @ObservationIgnored private var nextLook = Date.distantPast
  @ObservationIgnored private var backOff = SyncBackOff()
  /// Waits for a place that says by itself what has come.
  @ObservationIgnored private var listening: Task<Void, Never>?

  private var clock: AppClock { store.days.clock }

  /// - Parameters:
  ///   - settings: Where place and key are kept; nil keeps them in memory.
  ///   - log: Where the log is kept; nil keeps it in memory.
  package init(_ store: HabitStore, settings: URL?, log: URL?, ciphers: any Ciphers) {
    self.store = store
    engine = SyncEngine(
      store.container,
      settings: settings,
      ciphers: ciphers,
      clock: store.days.clock
    )
    lines = SyncLog(log)
    folder = settings?.deletingLastPathComponent()
    (events, wake) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
  }

  /// How long the app has to itself before the first exchange: to read what is known takes as much
  /// from the machine as to make the first page.
  private static let delay: TimeInterval = 2
  /// The least time between two looks at what waits to leave. What is written within it leaves
  /// together.
  private static let pause: TimeInterval = 1

  /// Exchanges until the service is paused or the app ends. While sync is off, nothing wakes the
  /// process up.
  package func start() {
    guard following == nil else { return }
    earliest = clock.now().addingTimeInterval(Self.delay)
    watch()
    following = Task { [weak self, events] in
      await self?.showOutline()
      self?.wake.yield()
      for await _ in events {
        guard let self else { return }
        await follow()
      }
    }
  }

  /// Stops exchanging, before the app goes to the background: the system may suspend it there at any
  /// time. An exchange that is under way ends in the time that the system grants it.
  package func pause() {
    isPaused = true
    for task in [timer, watching, listening] { task?.cancel() }
    watching = nil
  }

  /// Exchanges again, and at once: other devices and the widgets went on in the meantime.
  package func resume() {
    isPaused = false
    (earliest, nextLook) = (.distantPast, .distantPast)
    watch()
    wake.yield()
  }

  /// Takes note that the app has written to the store.
  package func storeWasWritten() { wake.yield() }

  /// Does what there is to do, and sets the timer for what comes next.
  private func follow() async {
    guard !isPaused else { return }
    let early = earliest.timeIntervalSince(clock.now())
    guard early <= 0 else {
      // Off, there is nothing that could wait.
      if isSetUp { wakeUp(in: early) }
      return
    }
    let rest = await tick()
    earliest = clock.now().addingTimeInterval(Self.pause)
    timer?.cancel()
    if let rest, !isPaused { wakeUp(in: max(rest, Self.pause)) }
  }

  private func wakeUp(in seconds: TimeInterval) {
    timer?.cancel()
    timer = Task { [clock, wake] in
      do {
        try await clock.sleep(for: .seconds(seconds))
        wake.yield()
      } catch {
        // Cancelled: something else woke the service up.
      }
    }
  }

  /// Wakes the service up when another program changes the settings or the store.
  private func watch() {
    guard let folder, watching == nil else { return }
    do {
      let changes = try FolderChanges.stream(of: folder)
      watching = Task { [wake] in
        for await _ in changes { wake.yield() }
      }
    } catch {
      // What the app itself writes wakes it up, and the interval of the place.
    }
  }

  /// Says that it is set up, until the first exchange says how it stands.
  private func showOutline() async {
    do {
      let outline = try await engine.outline()
      if status == nil { status = outline }
      log = await lines.read()
    } catch {
      await note(problem: error.localizedDescription)
    }
  }

  /// Exchanges where something is to leave, or it is time to look.
  /// - Returns: The seconds until there is something to do again; nil where sync is off.
  func tick() async -> TimeInterval? {
    do {
      guard let writes = try await engine.waitingWrites() else {
        // Another program may have left it.
        if status != nil { status = nil }
        return nil
      }
      let isQuiet = writes > 0 && writes == waitingWrites
      waitingWrites = writes
      let isDue = clock.now() >= nextLook || (isQuiet && backOff.failures == 0)
      if isDue { await exchange() }
      let leaves = waitingWrites > 0 && !isDue && backOff.failures == 0
      return leaves ? Self.pause : nextLook.timeIntervalSince(clock.now())
    } catch {
      await note(problem: error.localizedDescription)
      return Self.afterProblem
    }
  }

  /// The seconds until settings or a store that could not be read are read again.
  private static let afterProblem: TimeInterval = 60

  /// Exchanges once.
  private func exchange() async {
    guard !isExchanging, !isPaused else { return }
    isExchanging = true
    defer { isExchanging = false }
    do {
      guard let report = try await engine.exchange() else { return plan() }
      if let sentence = report.sentence { await note(sentence) }
      // What was written is looked at once more at once.
      if let failure = report.failures.first {
        postpone(asked: failure.wait)
      } else {
        plan(soon: report.waiting > 0)
        listen()
      }
      try await refresh(problem: report.problem)
      if report.takenIn > 0 { store.noteWrite() }
    } catch is CancellationError {
      // The app goes to the background; the exchange is made up for when it is back.
      nextLook = .distantPast
    } catch {
      postpone()
      await note(problem: error.localizedDescription)
    }
  }

  /// Plans the next look after one that worked.
  /// - Parameter soon: Whether what was written is to be seen in its place.
  private func plan(soon: Bool = false) {
    backOff.succeeded()
    nextLook = clock.now().addingTimeInterval(soon ? 0 : interval)
  }

  /// Plans the next look after one that did not work.
  private func postpone(asked: Duration? = nil) {
    var random = SystemRandomNumberGenerator()
    let pause = backOff.failed(asked: asked, using: &random)
    nextLook = clock.now().addingTimeInterval(pause / .seconds(1))
  }

  /// Has the place say when something has come, where it can.
  private func listen() {
    guard listening == nil, !isPaused else { return }
    listening = Task { [weak self, engine] in
      do {
        while try await engine.waitForChange() {
          guard let self else { return }
          await exchange()
        }
      } catch {
        // It is looked at now and then all the same, and listened to again when that has worked.
      }
      self?.listening = nil
    }
  }

  /// The seconds until the place is looked at again, whatever it reports by itself. A folder on another
  /// machine's disk reports nothing.
  private var interval: TimeInterval {
    switch status?.place {
    case .folder, .webDAV, nil: 30
    case .server: 10
    }
  }

  private func note(_ line: String) async {
    let all = await lines.add(line, at: clock.now())
    if all != log { log = all }
  }

  private func note(problem: String) async {
    await note(problem)
    if status?.problem != problem { status?.problem = problem }
  }

  private func refresh(problem: String? = nil) async throws {
    var new = try await engine.status()
    new?.problem = problem
    if let problem { await note(problem) }
    if new != status { status = new }
  }

  // MARK: What the screens ask for

  /// Begins to sync, with a new key.
  /// - Parameter name: What the other devices call this one.
  /// - Returns: The key that the other devices need.
  package func setUp(_ place: SyncPlace, named name: String) async throws -> SyncKey {
    let key = try await engine.setUp(place, named: name)
    await begun()
    return key
  }

  /// Begins to sync with devices that do already.
  package func join(_ place: SyncPlace, _ key: SyncKey, named name: String) async throws {
    try await engine.join(place, key, named: name)
    await begun()
  }

  private func begun() async {
    await note("Sync was set up.")
    backOff.succeeded()
    nextLook = .distantPast
    await showOutline()
    exchangeNowTapped()
  }

  /// The name that other devices show for this one unless a person chooses another.
  package var usualName: String { DeviceName.current }

  /// Whether it is set up, known before the first exchange.
  package var isSetUp: Bool {
    do {
      return try status != nil || engine.key() != nil
    } catch {
      // It is, and the next exchange says what is wrong.
      return true
    }
  }

  /// The key, to be shown once more.
  package func key() throws -> SyncKey? { try engine.key() }

  /// "Sync Now" was tapped.
  package func exchangeNowTapped() {
    Task {
      await exchange()
      // The next look may be sooner than the one that the timer is set for.
      wake.yield()
    }
  }

  /// Ends sync on this device. What is here stays here.
  package func leave() async throws {
    try await engine.leave()
    await note("This device left.")
    try await refresh()
  }

  /// Lets a device take part no longer: the others get a new key.
  package func remove(_ device: SyncDevice) async throws {
    try await engine.remove(device.id)
    await note("\(device.name) was removed, and the key is another one.")
    try await refresh()
  }

  /// Makes one habit of two of the same name, with the days of both.
  package func merge(_ twins: SyncTwins) {
    store.merge(twins.other, into: twins.here)
    Task {
      do {
        try await refresh(problem: status?.problem)
      } catch {
        await note(problem: error.localizedDescription)
      }
    }
  }

  /// Keeps both.
  package func keepBoth(_ twins: SyncTwins) {
    Task {
      do {
        try await engine.keepApart(twins.other)
        try await refresh(problem: status?.problem)
      } catch {
        await note(problem: error.localizedDescription)
      }
    }
  }

  /// The whole log, to be exported.
  package func logText() -> String { log.logText }
}
