import Foundation

extension MutableCollection {
  /// Moves the elements at some offsets to the position before the element at another offset, and
  /// keeps their order.
  ///
  /// If the destination is the number of elements, the elements move to the end.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let resting = elements.indices.filter { !source.contains($0) }
    let order =
      resting.filter { $0 < destination } + Array(source)
      + resting.filter { $0 >= destination }
    for (index, offset) in zip(indices, order) { self[index] = elements[offset] }
  }
}
