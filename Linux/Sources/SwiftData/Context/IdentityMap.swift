/// The objects of a model class in a context, by row.
///
/// The references are not retained. An object is removed when its last reference is released
/// (`ModelContext.forget`).
final class IdentityMap {
  @exclusivity(unchecked) private var stored: [Int64: Unmanaged<AnyObject>] = [:]

  /// Unsaved objects, indexed by their distance from the first key.
  ///
  /// A context counts temporary keys down, so an array is fast enough for an import of hundreds of
  /// thousands of objects.
  @exclusivity(unchecked) private var waiting: ContiguousArray<Unmanaged<AnyObject>?> = []
  @exclusivity(unchecked) private var waitingCount = 0
  @exclusivity(unchecked) private var firstKey: Int64 = 0

  subscript(key: Int64) -> AnyObject? {
    get {
      if key < 0 {
        place(of: key).flatMap { waiting[$0]?.takeUnretainedValue() }
      } else {
        stored[key]?.takeUnretainedValue()
      }
    }
    set {
      guard let newValue else { return remove(key) }
      if key < 0 { wait(newValue, key) } else { stored[key] = Unmanaged.passUnretained(newValue) }
    }
  }

  func remove(_ key: Int64) {
    guard key < 0 else {
      stored[key] = nil
      return
    }
    guard let place = place(of: key), waiting[place] != nil else { return }
    waiting[place] = nil
    waitingCount -= 1
    if waitingCount == 0 { waiting = [] }
  }

  private func place(of key: Int64) -> Int? {
    let place = Int(firstKey - key)
    return waiting.indices.contains(place) ? place : nil
  }

  private func wait(_ object: AnyObject, _ key: Int64) {
    if waiting.isEmpty { firstKey = key }
    let place = Int(firstKey - key)
    while waiting.count <= place { waiting.append(nil) }
    if waiting[place] == nil { waitingCount += 1 }
    waiting[place] = Unmanaged.passUnretained(object)
  }
}
