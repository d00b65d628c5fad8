/// The objects of a model class in a context, by row.
///
/// The references are not retained. An object is removed when its last reference is released
/// (`ModelContext.forget`).
final class IdentityMap {
  @exclusivity(unchecked) private var objects: [Int64: Unmanaged<AnyObject>] = [:]

  subscript(key: Int64) -> AnyObject? {
    get { objects[key]?.takeUnretainedValue() }
    set { objects[key] = newValue.map { Unmanaged.passUnretained($0) } }
  }
}
