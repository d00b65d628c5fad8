/// What a replica knows beyond what was kept of it last.
struct Unsaved: Hashable, Sendable {
  /// What was written here, and has not left.
  var own = CellSet()
  /// What others have written.
  var foreign = CellSet()
  /// What a later version has written in a way of its own.
  var others: [UInt64: Set<[UInt8]>] = [:]
}
