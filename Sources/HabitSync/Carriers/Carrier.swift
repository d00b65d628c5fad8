/// Where devices leave files for each other. It may lose files, keep them late or twice, or give
/// others: all of it is noticed.
package protocol Carrier: Sendable {
  /// The names of all files that are there, with those of others among them.
  func names() async throws(CarrierError) -> [String]
  /// The bytes of a file, of which there are no more than a limit.
  func read(_ name: String, limit: Int) async throws(CarrierError) -> [UInt8]
  /// Puts a file there as a whole; nothing where there is one of the name.
  func write(_ name: String, _ bytes: [UInt8]) async throws(CarrierError)
  /// Takes a file away; nothing where there is none.
  func remove(_ name: String) async throws(CarrierError)
}
