/// The objects of one model class that a context has, by row. It holds none of them: an object
/// leaves when its last reference goes (`ModelContext.forget`).
final class IdentityMap {
  @exclusivity(unchecked) private var objects: [Int64: Unmanaged<AnyObject>] = [:]

  subscript(key: Int64) -> AnyObject? {
    get { objects[key]?.takeUnretainedValue() }
    set { objects[key] = newValue.map { Unmanaged.passUnretained($0) } }
  }

  func remove(_ key: Int64) {
    objects[key] = nil
  }

  /// All objects, held for as long as the caller works on them.
  var all: [AnyObject] { objects.values.map { $0.takeUnretainedValue() } }
}
