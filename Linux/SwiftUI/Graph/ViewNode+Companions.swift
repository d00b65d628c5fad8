/// Views that a modifier brings beside each box of the modified view: over it, behind it, in its menu.
///
/// A modified `Group` or `ForEach` becomes several boxes, and an element stands in a page only once,
/// so every box after the first gets nodes of its own.
extension ViewNode {
  /// Gives the node the view that stands beside each of its boxes.
  ///
  /// - Parameter slot: Tells the views of one modifier apart, 0 or 1.
  func setCompanion(_ view: (any View)?, slot: Int = 0, environment: EnvironmentValues? = nil) {
    setSecondary(view, slot: slot, environment: environment)
    for further in secondary.keys where further < 0 && -further % 2 == slot {
      setSecondary(view, slot: further, environment: environment)
    }
  }

  /// What the view beside one of the boxes becomes.
  func companion(beside box: Box, of boxes: [Box], slot: Int = 0) -> Output? {
    guard let first = secondary[slot] else { return nil }
    if box.element.id == boxes.first?.element.id { return first.resolve() }
    let further = Self.furtherSlot(slot, box)
    if secondary[further] == nil {
      setSecondary(first.view, slot: further, environment: first.environment)
    }
    return secondary[further]?.resolve()
  }

  /// Ends the views beside boxes that are gone.
  func endCompanions(exceptBeside boxes: [Box]) {
    guard secondary.keys.contains(where: { $0 < 0 }) else { return }
    let staying = Set(
      boxes.dropFirst().flatMap { [Self.furtherSlot(0, $0), Self.furtherSlot(1, $0)] }
    )
    for further in secondary.keys where further < 0 && !staying.contains(further) {
      setSecondary(nil, slot: further)
    }
  }

  private static func furtherSlot(_ slot: Int, _ box: Box) -> Int { -(box.element.id * 2 + slot) }
}

extension Output {
  /// Changes each box together with what a modifier brings beside it.
  @MainActor func mapBoxes(
    on node: ViewNode,
    _ transform: (Box, _ companion: (Int) -> Output?) -> Box
  ) -> Output {
    var result = self
    result.boxes = boxes.map { box in
      transform(box) { slot in
        let companion = node.companion(beside: box, of: boxes, slot: slot)
        // The second slot shows the same views as the first in another form, so what they present is
        // presented once.
        if let companion, slot == 0 { result.preferences.merge(companion.preferences) }
        return companion
      }
    }
    node.endCompanions(exceptBeside: boxes)
    return result
  }
}
