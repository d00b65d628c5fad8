extension ViewGraph {
  /// Creates the window's own row if the element belongs to a shared row.
  func takeOverRow(of element: Int) {
    guard element > RowPool.firstElementID,
      let place = rowPlaces.values.first(where: { $0.listens(element) })
    else { return }
    place.takeOver()
    // Only rendered elements have handlers.
    place.make()
  }

  /// Returns rows that changed elsewhere to sharing instead of rendering them for this window.
  func releaseRows(of nodes: some Sequence<ViewNode>) {
    guard !rowPlaces.isEmpty, RowPool.isInUse else { return }
    for node in nodes {
      sequence(first: node, next: \.parent).lazy
        .compactMap { self.rowPlaces[ObjectIdentifier($0)] }.first?
        .release()
    }
  }
}
