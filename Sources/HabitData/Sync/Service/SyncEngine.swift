import Foundation
import HabitSync
import SwiftData

/// The engine that exchanges a store's changes with a remote folder. Across all processes, only one
/// exchange runs at a time.
package actor SyncEngine {
  let container: ModelContainer
  let clock: AppClock
  nonisolated let file: SharedFile<SyncSettingsContent>
  let ledger: SyncLedger
  private let lockFile: URL?
  private let makeTransport: @Sendable (SyncPlace) throws -> any SyncTransport
  private let renewBookmark: @Sendable (Data) throws -> Data?
  private var known: (place: SyncPlace, transport: any SyncTransport)?
  /// The refused files and the time at which each was refused. Refused files are not read at every
  /// exchange.
  private var refused: [SyncFileName: Date] = [:]
  /// The keys of the last exchange; the first one is used for writing.
  private var knownKeys: [SyncKey] = []
  /// The time of the last count of missing files.
  private var lastMissing: Date?
  /// The time of the last complete exchange of this process.
  private(set) var lastExchange: Date?

  /// The time, in seconds, for which a refused file is not read again.
  private static let refusal: TimeInterval = 600
  /// The shortest time, in seconds, between two counts of missing files. A file may be missing for
  /// a moment, because services that sync folders remove and restore files.
  private static let missing: TimeInterval = 600
  /// A pause between transactions, so that other writers, which try periodically, get a turn.
  private static let gap = Duration.milliseconds(15)

  /// Creates an engine.
  ///
  /// - Parameters:
  ///   - settings: The file with the key and the remote folder; nil keeps the settings in memory.
  ///   - portion: The approximate number of existing days added per transaction when sync is set
  ///     up.
  ///   - renewBookmark: Returns a new bookmark if the given one is stale.
  ///   - transport: Returns the transport for a remote folder.
  package init(
    _ container: ModelContainer,
    settings: URL?,
    clock: AppClock,
    portion: Int = 4_000,
    renewBookmark: @escaping @Sendable (Data) throws -> Data? = ChosenFolder.renewed,
    transport: @escaping @Sendable (SyncPlace) throws -> any SyncTransport = SyncEngine.transport
  ) {
    self.container = container
    self.clock = clock
    self.renewBookmark = renewBookmark
    makeTransport = transport
    file = SharedFile(settings, empty: SyncSettingsContent())
    lockFile = settings?.appendingPathExtension("exchange")
    ledger = SyncLedger(container, portion: portion)
  }

  /// The default function that creates the transport for a remote folder.
  package static let transport: @Sendable (SyncPlace) throws -> any SyncTransport = { place in
    switch place {
    case .folder(_, let bookmark?): FolderTransport(try ChosenFolder.url(of: bookmark))
    case .folder(let path, nil): FolderTransport(URL(filePath: path, directoryHint: .isDirectory))
    case .webDAV(let url, let user, let password):
      WebDAVTransport(url: url, user: user, password: password)
    case .server(let url, let token): ServerTransport(url: url, token: token)
    }
  }

  /// Returns the transport for a remote folder. The transport is reused, because it may cache the
  /// folder's state.
  func transport(of place: SyncPlace) throws -> any SyncTransport {
    if let known, known.place == place { return known.transport }
    let place = try renewed(place)
    let transport = try makeTransport(place)
    known = (place, transport)
    return transport
  }

  /// Returns the remote folder, with a new bookmark if the existing one is stale. A stale bookmark
  /// may stop working at any time.
  private func renewed(_ place: SyncPlace) throws -> SyncPlace {
    guard case .folder(let path, let bookmark?) = place,
      let bookmark = try renewBookmark(bookmark)
    else { return place }
    let renewed = SyncPlace.folder(path: path, bookmark: bookmark)
    try change { if $0.sync?.place == place { $0.sync?.place = renewed } }
    return renewed
  }

  /// Waits until files may have arrived, if the remote folder can report changes.
  ///
  /// - Returns: False, immediately, if the remote folder can't report changes.
  func waitForChange() async throws -> Bool {
    guard let place = try file.read().sync?.place,
      let transport = try transport(of: place) as? any LiveTransport
    else { return false }
    try await transport.waitForChange()
    return true
  }

  /// Returns the settings of a member. If the store was restored to a version from before sync, the
  /// device joins again.
  func rejoinedSettings() throws -> SyncSettings {
    let isMember = try SyncMembership.current(in: ModelContext(container)) != nil
    guard let settings = try file.read().sync else {
      throw isMember ? SyncError.hasNoKey : SyncError.isOff
    }
    if !isMember {
      let key = DeviceKey(data: settings.deviceKey) ?? DeviceKey()
      try begin(named: settings.name, key)
    }
    return settings
  }

  /// Exchanges once, unless another program is doing so.
  ///
  /// - Returns: The report; nil if another program is exchanging.
  /// - Throws: `CancellationError` if the system is about to suspend the process.
  package func exchange() async throws -> ExchangeReport? {
    try await ExpiringActivity.perform("Sync") { try await self.exchangeUnlessLocked() }
  }

  private func exchangeUnlessLocked() async throws -> ExchangeReport? {
    let settings = try rejoinedSettings()
    var lock: FileLock?
    if let lockFile {
      let folder = lockFile.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      lock = try FileLock(unlessHeld: lockFile)
      if lock == nil { return nil }
    }
    defer { lock?.unlock() }
    let report = try await exchange(settings)
    // Another device was removed and the key was switched: everything is written again, and refused
    // files may be readable.
    guard let next = try file.read().sync, next.key != settings.key else { return report }
    return try await exchange(next)
  }

  /// Exchanges once. If another exchange is running, for example the app's exchange in the
  /// background, first waits for its end, because that exchange may lack the last write.
  ///
  /// - Returns: The report; nil if the other exchange did not end within ten seconds.
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
    // Recorded writes are added before remote files are read, because counts that were set here are
    // not based on those files. Checking first avoids taking the write lock without need.
    if try ledger.isBehind() { try ledger.update(at: clock.now()) }
    let exchange = try exchanger(settings)
    do {
      var listing = try await exchange.list(ledger.replica, except: refusedNames())
      while let received = try await exchange.receive(&listing, &report) {
        for portion in received.portions(of: exchange.portionBytes) {
          if hasTaken { try await clock.sleep(for: Self.gap) }
          try take(portion)
          hasTaken = true
        }
        report.received += received.count
      }
      if try await switchToNextKey(exchange, settings) { return report }
      try prepare(exchange, listing, settings, &report)
      if ledger.replica.hasWork { try await deliver(exchange, listing, &report) }
    } catch let error as SyncTransportError {
      // A canceled exchange is not a failure of the remote folder.
      try Task.checkCancellation()
      report.failures.append(error)
    }
    for name in report.refused.keys.compactMap(SyncFileName.init(text:)) {
      refused[name] = clock.now()
    }
    report.waiting = ledger.replica.leavingCount
    // The last update reads writes that were made during the delivery.
    report.hasUnsent = ledger.replica.pendingCount > 0
    report.isLeftBehind = try isLeftBehind(settings)
    if report.isDone { try noteExchange() }
    return report
  }

  private func exchanger(_ settings: SyncSettings) throws -> Exchange {
    let keys = try [SyncKey(text: settings.key)] + otherKeys(settings)
    // With a new key, refused files may be readable.
    if keys != knownKeys { (knownKeys, refused) = (keys, [:]) }
    let others = Array(keys.dropFirst())
    return Exchange(try transport(of: settings.place), keys[0], others: others)
  }

  private func take(_ received: ReceivedFiles) throws {
    let now = clock.now()
    try ledger.update(at: now) { replica, _, _ in replica.take(received, at: now) }
  }

  /// Records in the store which files will be written to the remote folder, so that they are known
  /// after a crash.
  private func prepare(
    _ exchange: Exchange,
    _ listing: RemoteListing,
    _ settings: SyncSettings,
    _ report: inout ExchangeReport
  ) throws {
    let now = clock.now()
    let misses = lastMissing.map { now.timeIntervalSince($0) >= Self.missing } ?? true
    guard misses || ledger.replica.hasWork else { return }
    if misses { lastMissing = now }
    let publicKey = DeviceKey(data: settings.deviceKey)?.publicBytes
    try ledger.update(at: now) { replica, membership, _ in
      Self.introduce(membership, publicKey ?? [], &replica, at: now)
      exchange.prepare(&replica, listing, countsAbsences: misses, &report)
      return CellSet()
    }
  }

  private func deliver(
    _ exchange: Exchange,
    _ listing: RemoteListing,
    _ report: inout ExchangeReport
  ) async throws {
    var next = ledger.replica
    var failure: SyncTransportError?
    do throws(SyncTransportError) {
      try await exchange.deliver(&next, listing, &report)
    } catch {
      failure = error
    }
    // The index is also saved after a failure, because some files may have been written.
    try ledger.update(at: clock.now()) { replica, _, _ in
      replica.takeIndex(of: next)
      return CellSet()
    }
    if let failure { throw failure }
  }

  /// Updates this device's record, which other devices receive. The record is updated together with
  /// other changes, at most every ten minutes, and otherwise twice a day, or if another device has
  /// changed its key.
  private static func introduce(
    _ membership: SyncMembership,
    _ publicKey: [UInt8],
    _ replica: inout Replica,
    at now: Date
  ) {
    guard !membership.isLeaving else { return }
    let known = replica.state.devices.first { $0.id == membership.id }
    let age = known?.lastExchange.map { now.timeIntervalSince($0) } ?? .infinity
    let isCurrent = known?.name == membership.name && known?.publicKey == publicKey
    guard age > (replica.hasWork ? 600 : 43_200) || !isCurrent else { return }
    let device = DeviceRecord(
      id: membership.id,
      name: membership.name,
      lastExchange: now,
      publicKey: publicKey
    )
    var generator = SystemRandomNumberGenerator()
    replica.make([device.change], at: now, using: &generator)
  }

  private func refusedNames() -> Set<SyncFileName> {
    let now = clock.now()
    refused = refused.filter { now.timeIntervalSince($0.value) < Self.refusal }
    return Set(refused.keys)
  }

  /// Saves the time of the last exchange, at most every ten minutes, to limit the number of writes.
  private func noteExchange() throws {
    let now = clock.now()
    lastExchange = now
    // The membership is first read without the lock, so that an exchange without changes does not
    // block other writers.
    let known = try SyncMembership.current(in: ModelContext(container))
    guard let known, known.lastExchange.map({ now.timeIntervalSince($0) > 600 }) ?? true else {
      return
    }
    try StoreWriter(container: container).change { context in
      try SyncMembership.current(in: context)?.lastExchange = now
    }
  }
}
