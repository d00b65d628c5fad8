/// The slots of an object in a single allocation that the object's storage owns.
///
/// An array would add a header, a reference count, and a uniqueness check at every read, for values
/// that are never shared. The buffer is empty while the object's row is not read yet.
struct SlotBuffer: ~Copyable {
  private var base: UnsafeMutablePointer<_Slot>?
  private var count: Int

  /// Creates an empty buffer.
  init() {
    base = nil
    count = 0
  }

  /// Creates null slots.
  init(count: Int) {
    let base = UnsafeMutablePointer<_Slot>.allocate(capacity: count)
    base.initialize(repeating: .null, count: count)
    self.base = base
    self.count = count
  }

  deinit {
    base?.deinitialize(count: count)
    base?.deallocate()
  }

  /// Appends null slots up to a count.
  mutating func grow(to count: Int) {
    guard count > self.count else { return }
    let base = UnsafeMutablePointer<_Slot>.allocate(capacity: count)
    if let old = self.base {
      base.moveInitialize(from: old, count: self.count)
      old.deallocate()
    }
    (base + self.count).initialize(repeating: .null, count: count - self.count)
    self.base = base
    self.count = count
  }

  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> _Slot {
    get { slot(at: index).pointee }
    nonmutating set { slot(at: index).pointee = newValue }
  }

  private func slot(at index: Int) -> UnsafeMutablePointer<_Slot> {
    guard let base, index >= 0, index < count else {
      preconditionFailure("there is no slot \(index) among \(count)")
    }
    return base + index
  }
}
