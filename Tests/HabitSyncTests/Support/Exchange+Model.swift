@testable import HabitSync

extension Exchange {
  /// An exchange with the model's key.
  init(_ carrier: any Carrier, portionBytes: Int = SyncLimits.portionBytes) {
    self.init(carrier, SyncModel.key, SyncModel.ciphers, portionBytes: portionBytes)
  }
}
