/// A transport that reports changes.
package protocol LiveCarrier: Carrier {
  /// Waits until files may have been added or removed since the last listing. It may return without
  /// a change, but never misses one.
  func waitForChange() async throws(CarrierError)
}
