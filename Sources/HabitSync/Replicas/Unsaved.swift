/// The unsaved part of a replica.
struct Unsaved: Hashable, Sendable {
  /// Local changes that are not sent yet.
  var own = CellSet()
  /// Changes of other devices.
  var foreign = CellSet()
  /// Sections of unknown kinds from a later version.
  var others: [UInt64: Set<[UInt8]>] = [:]
}
