extension ViewGraph {
  /// Makes a row of the window's own, where an element of a shared one has an event.
  func takeOverRow(of element: Int) {
    guard element > RowPool.firstElementID,
      let place = rowPlaces.values.first(where: { $0.listens(element) })
    else { return }
    place.takeOver()
    // Only elements that were made have handlers.
    place.make()
  }

  /// Shares rows again that changed elsewhere, rather than make them for this window alone.
  func releaseRows(of nodes: some Sequence<ViewNode>) {
    guard !rowPlaces.isEmpty, RowPool.isInUse else { return }
    for node in nodes {
      sequence(first: node, next: \.parent).lazy
        .compactMap { self.rowPlaces[ObjectIdentifier($0)] }.first?
        .release()
    }
  }
}
