import Foundation
import HabitCiphers
import HabitData
import HabitLaunch

/// The store that a command syncs.
struct SyncSession {
  let engine: SyncEngine
  let home: TimeZone

  init(_ options: StoreOptions, _ access: StoreAccess = .existing) throws {
    let container = try access.container(options)
    let launch = Launch(storeURL: options.url, clock: options.clock, timeZone: options.home)
    engine = SyncEngine(
      container,
      settings: launch.file("sync.json"),
      ciphers: CryptoCiphers(),
      clock: options.clock
    )
    home = options.home
  }

  /// Exchanges until nothing is left to do, or something does not work.
  func exchange() async throws -> SyncExchangeReport {
    var answer = SyncExchangeReport()
    // The second time what was written is read back; more where own files become one.
    for _ in 0..<10 {
      guard let report = try await engine.exchange() else {
        // The app is at it.
        try await Task.sleep(for: .milliseconds(200))
        continue
      }
      answer.add(report)
      if answer.problem != nil || (report.isDone && report.written == 0) { break }
    }
    return answer
  }

  func status() async throws -> SyncStatusAnswer {
    guard let status = try await engine.status() else { return .off }
    return .on(SyncStatusReport(status, in: home))
  }
}
