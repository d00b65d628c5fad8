import HabitFoundation
import HabitSync
import SwiftData

/// Exchanges what a store knows with a place, one exchange at a time, of one process at a time.
package actor SyncEngine {
  let container: ModelContainer
  let ciphers: any Ciphers
  let clock: AppClock
  nonisolated let file: SharedFile<SyncSettingsContent>
  let ledger: SyncLedger
  private let lockFile: URL?
  private let makeCarrier: @Sendable (SyncPlace) throws -> any Carrier
  private let renewBookmark: @Sendable (Data) throws -> Data?
  private var known: (place: SyncPlace, carrier: any Carrier)?
  /// Files that were refused, and when. They are not read at each exchange.
  private var refused: [SyncFileName: Date] = [:]
  /// The keys that files were read with, the one that is written with first.
  private var knownKeys: [SyncKey] = []
  /// When files that were not there were missed last.
  private var lastMissing: Date?
  /// When all was exchanged last while this program runs.
  private(set) var lastExchange: Date?

  /// For how long a refused file is left alone, in seconds.
  private static let refusal: TimeInterval = 600
  /// After how many seconds a file that is still not there is missed a little more: services that
  /// carry folders take one away and bring it back.
  private static let missing: TimeInterval = 600
  /// Between portions that are taken in. Who wants to write meanwhile tries now and then, and would never
  /// have a turn if one transaction began where the other ended.
  private static let gap = Duration.milliseconds(15)

  /// - Parameters:
  ///   - settings: Where place and key are kept; nil keeps them in memory.
  ///   - portion: How many days of the store are read at a time when it begins, about.
  ///   - renewBookmark: Makes another bookmark where one is stale.
  ///   - carrier: What reaches a place.
  package init(
    _ container: ModelContainer,
    settings: URL?,
    ciphers: any Ciphers,
    clock: AppClock,
    portion: Int = 4_000,
    renewBookmark: @escaping @Sendable (Data) throws -> Data? = ChosenFolder.renewed,
    carrier: @escaping @Sendable (SyncPlace) throws -> any Carrier = SyncEngine.carrier
  ) {
    self.container = container
    self.ciphers = ciphers
    self.clock = clock
    self.renewBookmark = renewBookmark
    makeCarrier = carrier
    file = SharedFile(settings, empty: SyncSettingsContent())
    lockFile = settings?.appendingPathExtension("exchange")
    ledger = SyncLedger(container, portion: portion)
  }

  /// What reaches a place.
  package static let carrier: @Sendable (SyncPlace) throws -> any Carrier = { place in
    switch place {
    case .folder(let path, let bookmark):
      try SyncPlace.folderCarrier(path: path, bookmark: bookmark)
    case .webDAV(let url, let user, let password):
      WebDAVCarrier(url: url, user: user, password: password)
    case .server(let url, let token): ServerCarrier(url: url, token: token)
    }
  }

  /// What reaches a place, the same one again: it may remember what it has seen.
  func carrier(of place: SyncPlace) throws -> any Carrier {
    if let known, known.place == place { return known.carrier }
    let place = try renewed(place)
    let carrier = try makeCarrier(place)
    known = (place, carrier)
    return carrier
  }

  /// The place with another bookmark where its own is stale: a stale one is found today and perhaps not
  /// tomorrow.
  private func renewed(_ place: SyncPlace) throws -> SyncPlace {
    guard case .folder(let path, let bookmark?) = place,
      let bookmark = try renewBookmark(bookmark)
    else { return place }
    let renewed = SyncPlace.folder(path: path, bookmark: bookmark)
    try change { if $0.sync?.place == place { $0.sync?.place = renewed } }
    return renewed
  }

  /// Returns when files may have come to a place that says so by itself.
  /// - Returns: Whether the place does.
  func waitForChange() async throws -> Bool {
    guard let place = try file.read().sync?.place,
      let carrier = try carrier(of: place) as? any LiveCarrier
    else { return false }
    try await carrier.waitForChange()
    return true
  }

  /// Place and key.
  func settings() throws -> SyncSettings {
    let isMember = try SyncMembership.current(in: ModelContext(container)) != nil
    guard let settings = try file.read().sync else {
      throw isMember ? SyncError.hasNoKey : SyncError.isOff
    }
    // A store that was put back to one of before.
    if !isMember {
      let key = try DeviceKey(data: settings.deviceKey, ciphers) ?? DeviceKey(ciphers)
      try begin(named: settings.name, key)
    }
    return settings
  }

  /// Exchanges once, unless another program does it just now.
  /// - Returns: What was done; nil where another program was at it.
  /// - Throws: `CancellationError` where the system is about to suspend the process.
  package func exchange() async throws -> ExchangeReport? {
    try await ExpiringActivity.perform("Sync") { try await self.exchangeUnlessLocked() }
  }

  private func exchangeUnlessLocked() async throws -> ExchangeReport? {
    let settings = try settings()
    let lock = try lockFile.map { file in
      let folder = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return try FileLock(unlessHeld: file)
    }
    if case .some(.none) = lock { return nil }
    defer { lock??.unlock() }
    let report = try await exchange(settings)
    // Another device has removed one: all is written anew, and what was refused may be readable.
    guard let next = try file.read().sync, next.key != settings.key else { return report }
    return try await exchange(next)
  }

  /// Exchanges once when another exchange, the app's own in the background say, is at its end: what was
  /// written last need not be in that one.
  /// - Returns: What was done; nil where another one did not come to its end in ten seconds.
  func exchangeInTurn() async throws -> ExchangeReport? {
    for _ in 0..<100 {
      if let report = try await exchange() { return report }
      try await clock.sleep(for: .milliseconds(100))
    }
    return nil
  }

  private func exchange(_ settings: SyncSettings) async throws -> ExchangeReport {
    var report = ExchangeReport()
    var hasTaken = false
    while try ledger.hasUnread() {
      if hasTaken { try await clock.sleep(for: Self.gap) }
      try ledger.takeFound(at: clock.now())
      hasTaken = true
    }
    // Before anything that has come: what was set here has not seen it. A look that finds nothing takes
    // nobody's turn to write.
    if try ledger.isBehind() { try ledger.update(at: clock.now()) }
    let exchange = try exchanger(settings)
    do {
      var look = try await exchange.look(ledger.replica, except: stillRefused())
      while let arrivals = try await exchange.arrivals(&look, &report) {
        for portion in arrivals.portions(of: exchange.portionBytes) {
          if hasTaken { try await clock.sleep(for: Self.gap) }
          try take(portion)
          hasTaken = true
        }
        report.takenIn += arrivals.count
      }
      if try await goOnWithNextKey(exchange, settings) { return report }
      try prepare(exchange, look, &report)
      if ledger.replica.hasWork { try await deliver(exchange, look, &report) }
    } catch let error as CarrierError {
      // An exchange that was stopped is no failure of the place.
      try Task.checkCancellation()
      report.failures.append(error)
    }
    for name in report.refused.keys.compactMap(SyncFileName.init(text:)) {
      refused[name] = clock.now()
    }
    report.waiting = ledger.replica.leavingCount
    report.isLeftBehind = try isLeftBehind(settings)
    if report.isDone { try noteExchange() }
    return report
  }

  private func exchanger(_ settings: SyncSettings) throws -> Exchange {
    let keys = try [SyncKey(text: settings.key)] + otherKeys(settings)
    // What could not be read may be readable.
    if keys != knownKeys { (knownKeys, refused) = (keys, [:]) }
    let others = Array(keys.dropFirst())
    return Exchange(try carrier(of: settings.place), keys[0], others: others, ciphers)
  }

  private func take(_ arrivals: Arrivals) throws {
    let now = clock.now()
    try ledger.update(at: now) { replica, _, _ in replica.take(arrivals, at: now) }
  }

  /// Keeps what is to leave before it is written, so that it is known whatever comes in between.
  private func prepare(
    _ exchange: Exchange,
    _ look: Look,
    _ report: inout ExchangeReport
  ) throws {
    let now = clock.now()
    let misses = lastMissing.map { now.timeIntervalSince($0) >= Self.missing } ?? true
    guard misses || ledger.replica.hasWork else { return }
    if misses { lastMissing = now }
    try ledger.update(at: now) { replica, membership, _ in
      Self.introduce(membership, &replica, at: now)
      exchange.prepare(&replica, look, countsAbsences: misses, &report)
      return CellSet()
    }
  }

  private func deliver(
    _ exchange: Exchange,
    _ look: Look,
    _ report: inout ExchangeReport
  ) async throws {
    var next = ledger.replica
    var failure: CarrierError?
    do throws(CarrierError) {
      try await exchange.deliver(&next, look, &report)
    } catch {
      failure = error
    }
    // Also where it was broken off: what was written by then is there.
    try ledger.update(at: clock.now()) { replica, _, _ in
      replica.takeShelf(of: next)
      return CellSet()
    }
    if let failure { throw failure }
  }

  /// Tells the others now and then that this device is there: with something else that leaves, else
  /// twice a day.
  private static func introduce(
    _ membership: SyncMembership,
    _ replica: inout Replica,
    at now: Date
  ) {
    guard !membership.isLeaving else { return }
    let known = replica.state.devices.first { $0.id == membership.id }
    let age = known?.lastExchange.map { now.timeIntervalSince($0) } ?? .infinity
    guard age > (replica.hasWork ? 600 : 43_200) || known?.name != membership.name else { return }
    let device = DeviceRecord(
      id: membership.id,
      name: membership.name,
      lastExchange: now,
      publicKey: known?.publicKey ?? []
    )
    var generator = SystemRandomNumberGenerator()
    replica.make([device.change], at: now, using: &generator)
  }

  private func stillRefused() -> Set<SyncFileName> {
    let now = clock.now()
    refused = refused.filter { now.timeIntervalSince($0.value) < Self.refusal }
    return Set(refused.keys)
  }

  /// Keeps when all was exchanged last, about: each time would be a write.
  private func noteExchange() throws {
    let now = clock.now()
    lastExchange = now
    // Looked at without the lock first: an exchange that finds nothing takes nobody's turn to write.
    let known = try SyncMembership.current(in: ModelContext(container))
    guard let known, known.lastExchange.map({ now.timeIntervalSince($0) > 600 }) ?? true else {
      return
    }
    try StoreWriter(container: container).change { context in
      try SyncMembership.current(in: context)?.lastExchange = now
    }
  }
}
