@testable import HabitSync

extension Exchange {
  /// Creates an exchange with the model's key.
  init(_ transport: any SyncTransport, portionBytes: Int = SyncLimits.portionBytes) {
    self.init(transport, SyncModel.key, portionBytes: portionBytes)
  }
}
