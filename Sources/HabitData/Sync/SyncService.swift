import Foundation
import HabitSync
import Observation

/// The service that exchanges changes with the person's other devices while the app runs.
///
/// No other part of the app waits for the service: changes are saved in the store and sent when
/// possible.
@Observable @MainActor
package final class SyncService {
  /// The status; nil if sync is not set up.
  package private(set) var status: SyncStatus?
  /// True during an exchange.
  package private(set) var isExchanging = false
  /// The lines of the log, oldest first.
  package private(set) var log: [SyncLogLine] = []

  @ObservationIgnored private let store: HabitStore
  @ObservationIgnored private let engine: SyncEngine
  @ObservationIgnored private let lines: SyncLog
  @ObservationIgnored private var following: Task<Void, Never>?
  /// A timer for the next time at which there is something to do.
  @ObservationIgnored private var timer: Task<Void, Never>?
  /// A stream that yields when there may be something to do.
  @ObservationIgnored private let events: AsyncStream<Void>
  @ObservationIgnored private let wake: AsyncStream<Void>.Continuation
  /// The folder in which other programs set up sync or write to the store; nil if the store is in
  /// memory.
  @ObservationIgnored private let folder: URL?
  @ObservationIgnored private var watching: Task<Void, Never>?
  /// The earliest time at which the service may act.
  @ObservationIgnored private var earliest = Date.distantPast
  /// True while the app is in the background.
  @ObservationIgnored private var isPaused = false
  /// The number of recorded writes at the last check. The writes are sent when a check finds no
  /// additional writes.
  @ObservationIgnored private var waitingWrites = 0
  /// The time of the next exchange if this device makes no changes before then.
  @ObservationIgnored private var nextExchange = Date.distantPast
  @ObservationIgnored private var backOff = SyncBackOff()
  /// A task that waits for a remote folder to report changes.
  @ObservationIgnored private var listening: Task<Void, Never>?

  private var clock: AppClock { store.days.clock }

  /// Creates the service.
  ///
  /// - Parameters:
  ///   - settings: The file of the settings; nil keeps them in memory.
  ///   - log: The file of the log; nil keeps it in memory.
  package init(_ store: HabitStore, settings: URL?, log: URL?) {
    self.store = store
    engine = SyncEngine(
      store.container,
      settings: settings,
      clock: store.days.clock
    )
    lines = SyncLog(log)
    folder = settings?.deletingLastPathComponent()
    (events, wake) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
  }

  /// The time, in seconds, before the first exchange. Reading the known state takes as much time as
  /// creating the first page.
  private static let delay: TimeInterval = 2
  /// The shortest time, in seconds, between two checks for unsent writes. Writes within this time
  /// are sent together.
  private static let pause: TimeInterval = 1

  /// Exchanges changes until the service is paused or the app ends. While sync is off, nothing
  /// wakes up the process.
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

  /// Stops exchanging. Call it before the app goes to the background, where the system may suspend
  /// it. A current exchange uses the time that the system grants.
  package func pause() {
    isPaused = true
    for task in [timer, watching, listening] { task?.cancel() }
    watching = nil
  }

  /// Resumes exchanging, immediately, because other devices and widgets may have made changes.
  package func resume() {
    isPaused = false
    (earliest, nextExchange) = (.distantPast, .distantPast)
    watch()
    wake.yield()
  }

  /// Records that the app has written to the store.
  package func storeWasWritten() { wake.yield() }

  /// Performs due work and sets the timer.
  private func follow() async {
    guard !isPaused else { return }
    let early = earliest.timeIntervalSince(clock.now())
    guard early <= 0 else {
      // While sync is off, there is nothing to wait for.
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
        // Canceled because something else woke up the service.
      }
    }
  }

  /// Wakes up the service when another program changes the settings or the store.
  private func watch() {
    guard let folder, watching == nil else { return }
    do {
      let changes = try FolderChanges.stream(of: folder)
      watching = Task { [wake] in
        for await _ in changes { wake.yield() }
      }
    } catch {
      // The app's own writes and the timer still wake up the service.
    }
  }

  /// Shows that sync is set up, until the first exchange provides the full status.
  private func showOutline() async {
    do {
      let outline = try await engine.status(isOutline: true)
      if status == nil { status = outline }
      log = await lines.read()
    } catch {
      await note(problem: error.localizedDescription)
    }
  }

  /// Exchanges if there are unsent writes or it is time to check for files.
  ///
  /// - Returns: The seconds until the next call; nil if sync is off.
  func tick() async -> TimeInterval? {
    do {
      guard let writes = try await engine.waitingWrites() else {
        // Another program may have left sync.
        if status != nil { status = nil }
        return nil
      }
      let isQuiet = writes > 0 && writes == waitingWrites
      waitingWrites = writes
      let isDue = clock.now() >= nextExchange || (isQuiet && backOff.failures == 0)
      let isDone = isDue ? await exchange() : false
      let leaves = waitingWrites > 0 && !isDone && backOff.failures == 0
      return leaves ? Self.pause : nextExchange.timeIntervalSince(clock.now())
    } catch {
      await note(problem: error.localizedDescription)
      return Self.afterProblem
    }
  }

  /// The seconds after which settings or a store that could not be read are read again.
  private static let afterProblem: TimeInterval = 60

  /// Exchanges once.
  ///
  /// - Returns: False if another exchange is under way, which may not include the latest writes.
  @discardableResult private func exchange() async -> Bool {
    guard !isExchanging, !isPaused else { return false }
    isExchanging = true
    defer { isExchanging = false }
    do {
      guard let report = try await engine.exchange() else {
        plan()
        return false
      }
      AppLog.sync.info(
        """
        Received \(report.received) files, sent \(report.written), deleted \(report.removed), \
        refused \(report.refused.count), \(report.waiting) changes waiting
        """
      )
      if let sentence = report.sentence { await note(sentence) }
      // If files were written, the next exchange follows immediately and verifies them. It also
      // sends changes that were made during this one.
      if let failure = report.failures.first {
        AppLog.sync.error("The remote folder failed: \(failure)")
        postpone(asked: failure.wait)
      } else {
        plan(soon: report.waiting > 0 || report.hasUnsent)
        listen()
      }
      try await refresh(problem: report.problem)
      if report.received > 0 { store.noteWrite() }
    } catch is CancellationError {
      // The app goes to the background. The exchange is repeated when the app returns.
      nextExchange = .distantPast
    } catch {
      AppLog.sync.error("The exchange failed: \(error)")
      postpone()
      await note(problem: error.localizedDescription)
    }
    return true
  }

  /// Plans the next exchange after a successful one.
  ///
  /// - Parameter soon: True if written files must be verified or changes must be sent.
  private func plan(soon: Bool = false) {
    backOff.succeeded()
    nextExchange = clock.now().addingTimeInterval(soon ? 0 : interval)
  }

  /// Plans the next exchange after a failed one.
  private func postpone(asked: Duration? = nil) {
    var random = SystemRandomNumberGenerator()
    let pause = backOff.failed(asked: asked, using: &random)
    nextExchange = clock.now().addingTimeInterval(pause / .seconds(1))
  }

  /// Waits for changes if the remote folder can report them.
  private func listen() {
    guard listening == nil, !isPaused else { return }
    listening = Task { [weak self, engine] in
      do {
        while try await engine.waitForChange() {
          guard let self else { return }
          await exchange()
          // A removed folder would repeatedly report a change.
          guard backOff.failures == 0 else { break }
        }
      } catch {
        // The timer still triggers exchanges, and after the next successful one this task starts
        // again.
      }
      self?.listening = nil
    }
  }

  /// The seconds between two checks for files. Checks are needed even if the remote folder can
  /// report changes, because a folder on a network drive reports only changes by this machine.
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

  // MARK: Actions of the screens

  /// Sets up sync with a new key.
  ///
  /// - Parameter name: The name of this device on other devices.
  /// - Returns: The key that the other devices need.
  package func setUp(_ place: SyncPlace, named name: String) async throws -> SyncKey {
    let key = try await engine.setUp(place, named: name)
    await begun()
    return key
  }

  /// Joins devices that sync already.
  package func join(_ place: SyncPlace, _ key: SyncKey, named name: String) async throws {
    try await engine.join(place, key, named: name)
    await begun()
  }

  private func begun() async {
    await note(String(localized: "Sync was set up."))
    backOff.succeeded()
    nextExchange = .distantPast
    await showOutline()
    exchangeNowTapped()
  }

  /// True if sync is set up, known even before the first exchange.
  package var isSetUp: Bool {
    do {
      return try status != nil || engine.key() != nil
    } catch {
      // The settings exist, so sync is set up. The next exchange reports the error.
      return true
    }
  }

  /// Returns the key, to be shown again.
  package func key() throws -> SyncKey? { try engine.key() }

  /// Exchanges now.
  package func exchangeNowTapped() {
    Task {
      await exchange()
      // The service is woken up, because the next exchange may now be due before the timer fires.
      wake.yield()
    }
  }

  /// Leaves sync on this device. The habits are not changed.
  package func leave() async throws {
    try await engine.leave()
    await note(String(localized: "This device stopped syncing."))
    try await refresh()
  }

  /// Removes a device. The remaining devices get a new key.
  package func remove(_ device: SyncDevice) async throws {
    try await engine.remove(device.id)
    await note(String(localized: "\(device.name) was removed, and there is a new key."))
    try await refresh()
  }

  /// Merges two habits of the same name, with the days of both.
  ///
  /// - Parameter store: The store of the window, in which the merge can be undone.
  package func merge(_ duplicates: DuplicateHabits, in store: HabitStore) {
    store.merge(duplicates)
    resolve {}
  }

  /// Keeps two habits of the same name apart, and does not ask about them again.
  package func keepBoth(_ duplicates: DuplicateHabits) {
    resolve { [engine] in try await engine.markAsDistinct(duplicates.other) }
  }

  private func resolve(_ work: @escaping () async throws -> Void) {
    Task {
      do {
        try await work()
        try await refresh(problem: status?.problem)
      } catch {
        await note(problem: error.localizedDescription)
      }
    }
  }
}
