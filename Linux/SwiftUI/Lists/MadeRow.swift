import WebElements

/// A row of a list, and what it was made of.
struct MadeRow {
  let box: Box
  let element: Element
  /// The elements of the row itself, in memory of their own: all rows would else be searched for each.
  let parts: [MadeElement]

  /// Whether the row of this box would be the same again.
  func isMade(of other: Box) -> Bool {
    box.element === other.element && box.hasSameRowPlace(as: other)
      && (box.sharesRow(with: other) || box.row.isSame(as: other.row))
  }

  /// To be called when the list has the row no more.
  @MainActor func end(_ graph: ViewGraph) {
    for part in parts { graph.removeHandlers(of: part.id) }
  }
}

extension RowTraits {
  fileprivate func isSame(as other: RowTraits) -> Bool {
    fullSwipes == other.fullSwipes && swipes.keys == other.swipes.keys
      && madeMenus == other.madeMenus
      && insets == other.insets
      && hidesSeparator == other.hidesSeparator && menu === other.menu
      && Self.areSame(background, other.background)
      && Self.areSame(leadingActions, other.leadingActions)
      && Self.areSame(trailingActions, other.trailingActions)
  }

  private static func areSame(_ one: [Element]?, _ other: [Element]?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.count == other.count && zip(one, other).allSatisfy { $0 === $1 }
  }
}
