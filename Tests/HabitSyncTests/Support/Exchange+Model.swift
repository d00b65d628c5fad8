import Foundation

@testable import HabitSync

extension Exchange {
  /// Creates an exchange with the model's key.
  init(_ transport: any SyncTransport, portionBytes: Int = SyncLimits.portionBytes) {
    self.init(transport, SyncModel.key, portionBytes: portionBytes)
  }

  /// Performs an exchange as the app does, without a store.
  func run(_ replica: inout Replica, at now: Date) async -> ExchangeReport {
    var report = ExchangeReport()
    do throws(SyncTransportError) {
      var listing = try await list(replica)
      while let received = try await receive(&listing, &report) {
        for portion in received.portions(of: portionBytes) { replica.take(portion, at: now) }
        report.received += received.count
      }
      prepare(&replica, listing, countsAbsences: true, &report)
      try await deliver(&replica, listing, &report)
    } catch {
      report.failures.append(error)
    }
    report.waiting = replica.index.leaving.count
    return report
  }
}

extension ExchangeReport {
  init(received: Int = 0, written: Int = 0, removed: Int = 0, waiting: Int = 0) {
    self.init()
    self.received = received
    self.written = written
    self.removed = removed
    self.waiting = waiting
  }
}
