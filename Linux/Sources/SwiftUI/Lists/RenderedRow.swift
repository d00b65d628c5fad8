import WebElements

/// A rendered list row and its inputs.
struct RenderedRow {
  let box: Box
  let element: Element
  /// The elements of the row, stored separately so that a lookup need not search all rows.
  let parts: [RenderedElement]

  /// Returns true if a box would be rendered as the same row.
  func isUnchanged(by other: Box) -> Bool {
    box.element === other.element && box.hasSameRowPlace(as: other)
      && (box.sharesRow(with: other) || box.row.isSame(as: other.row))
  }

  /// Removes the handlers of a row that left the list.
  @MainActor func end(_ graph: ViewGraph) {
    for part in parts { graph.removeHandlers(of: part.id) }
  }
}

extension RowTraits {
  fileprivate func isSame(as other: RowTraits) -> Bool {
    madeMenus == other.madeMenus && insets == other.insets
      && hidesSeparator == other.hidesSeparator && menu === other.menu
      && areSame(background, other.background) && swipes.count == other.swipes.count
      && swipes.allSatisfy { edge, swipe in other.swipes[edge].map(swipe.isSame) ?? false }
  }
}

extension RowSwipe {
  fileprivate func isSame(as other: RowSwipe) -> Bool {
    isFull == other.isFull && (approach == nil) == (other.approach == nil)
      && areSame(buttons, other.buttons)
  }
}

private func areSame(_ one: [Element]?, _ other: [Element]?) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  return one.count == other.count && zip(one, other).allSatisfy { $0 === $1 }
}
