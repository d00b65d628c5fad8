import Foundation

extension MutableCollection {
  /// Brings elements, given by their offsets, before the element that stood at another offset, in the
  /// order they had; behind the last one if the offset is the number of elements.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let resting = elements.indices.filter { !source.contains($0) }
    let order =
      resting.filter { $0 < destination } + Array(source)
      + resting.filter { $0 >= destination }
    for (index, offset) in zip(indices, order) { self[index] = elements[offset] }
  }
}
