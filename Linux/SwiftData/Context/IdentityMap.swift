/// The objects of one model class that a context has, by row. It holds none of them: an object
/// leaves when its last reference goes (`ModelContext.forget`).
final class IdentityMap {
  @exclusivity(unchecked) private var stored: [Int64: Unmanaged<AnyObject>] = [:]

  /// Objects that wait for their row. A context counts their keys down, so a key's place is its
  /// distance from the first one: an import inserts hundreds of thousands, all saved at once.
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

  /// All objects, held for as long as the caller works on them.
  var all: [AnyObject] {
    stored.values.map { $0.takeUnretainedValue() }
      + waiting.compactMap { $0?.takeUnretainedValue() }
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
