/// A carrier that says by itself when something may have changed.
package protocol LiveCarrier: Carrier {
  /// Waits until files may have come or gone since the names were asked for last. It returns too
  /// often rather than too late.
  func waitForChange() async throws(CarrierError)
}
