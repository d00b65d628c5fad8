import Foundation
import HabitData
import HabitLaunch
import HabitSync

/// A command's access to the sync engine of a store.
struct SyncSession {
  let engine: SyncEngine

  init(_ options: StoreOptions, _ access: StoreAccess = .existing) throws {
    let container = try access.container(options)
    let launch = Launch(storeURL: options.url, clock: options.clock, timeZone: options.home)
    engine = SyncEngine(container, settings: launch.file("sync.json"), clock: options.clock)
  }

  /// Exchanges files until there is nothing left to do or an error occurs, at most ten times.
  func exchange() async throws -> SyncExchangeReport {
    var answer = SyncExchangeReport()
    // The second exchange confirms the written files. More exchanges are needed if this device's
    // files are merged.
    for _ in 0..<10 {
      guard let report = try await engine.exchange() else {
        // The app or another command is exchanging files.
        try await Task.sleep(for: .milliseconds(200))
        continue
      }
      answer.add(report)
      if answer.problem != nil || (report.isDone && report.written == 0) { break }
    }
    return answer
  }
}

/// The output of `habit sync now`.
struct SyncExchangeReport: Encodable {
  /// The number of imported files of other devices.
  var received = 0
  /// The number of written files.
  var written = 0
  /// The number of files that are not confirmed yet.
  var waiting = 0
  /// A description of the problem, if there is one.
  var problem: String?
  /// A notice for the user, as a sentence.
  var notice: String?

  mutating func add(_ report: ExchangeReport) {
    received += report.received
    written += report.written
    waiting = report.waiting
    problem = report.problem
  }

  var text: String {
    let line =
      waiting == 0
      ? String(localized: "Files received: \(received), sent: \(written).")
      : String(
        localized: "Files received: \(received), sent: \(written), not confirmed yet: \(waiting)."
      )
    return ([line] + [notice].compactMap(\.self)).joined(separator: "\n")
  }
}
