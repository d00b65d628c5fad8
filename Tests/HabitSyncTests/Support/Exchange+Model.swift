@testable import HabitSync

extension Exchange {
  /// One with the key of the model.
  init(_ carrier: any Carrier, portionBytes: Int = SyncLimits.portionBytes) {
    self.init(carrier, SyncModel.key, SyncModel.ciphers, portionBytes: portionBytes)
  }
}
