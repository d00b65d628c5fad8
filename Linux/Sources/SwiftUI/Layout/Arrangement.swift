/// A view that arranges its children itself. In a list, the children are part of a single row.
protocol Arrangement {}

/// A view whose children are rows.
protocol RowHolder {}

extension List: RowHolder {}
extension Form: RowHolder {}

extension HStack: Arrangement {}
extension VStack: Arrangement {}
extension ZStack: Arrangement {}
extension LazyVStack: Arrangement {}
extension LazyVGrid: Arrangement {}
extension ViewThatFits: Arrangement {}
extension ScrollView: Arrangement {}
extension ButtonCore: Arrangement {}

extension ViewNode {
  /// True if the node's children are rows of a list.
  var isOfRows: Bool {
    guard environment.isInList, !environment.isInPicker else { return false }
    for node in sequence(first: self, next: \.parent) {
      if node.view is any RowHolder { return true }
      if node.view is any Arrangement { return false }
    }
    return false
  }
}
