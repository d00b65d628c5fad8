/// A view that says itself where its views stand. In a list they are parts of one row, and no rows.
protocol Arrangement {}

/// A view of which those below are rows.
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
  /// Whether the views below are rows of a list.
  var isOfRows: Bool {
    guard environment.isInList, !environment.isInPicker else { return false }
    for node in sequence(first: self, next: \.parent) {
      if node.view is any RowHolder { return true }
      if node.view is any Arrangement { return false }
    }
    return false
  }
}
