/// Views that a modifier adds to each box of the modified view, such as an overlay, a background,
/// or a menu.
///
/// A modified `Group` or `ForEach` has several boxes, and an element can occur only once in a page,
/// so every box after the first gets separate nodes.
extension ViewNode {
  /// Sets the view that accompanies each of the node's boxes.
  ///
  /// - Parameter slot: Distinguishes the views of one modifier: 0 or 1.
  func setCompanion(_ view: (any View)?, slot: Int = 0, environment: EnvironmentValues? = nil) {
    setSecondary(view, slot: slot, environment: environment)
    for further in secondary.keys where further < 0 && -further % 2 == slot {
      setSecondary(view, slot: further, environment: environment)
    }
  }

  /// Returns the output of the view that accompanies a box, or nil if there is no such view.
  func companion(beside box: Box, of boxes: [Box], slot: Int = 0) -> Output? {
    guard let first = secondary[slot] else { return nil }
    if box.element.id == boxes.first?.element.id { return first.resolve() }
    let further = Self.furtherSlot(slot, box)
    if secondary[further] == nil {
      setSecondary(first.view, slot: further, environment: first.environment)
    }
    return secondary[further]?.resolve()
  }

  /// Ends the companion views of boxes that no longer exist.
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
  /// Transforms each box together with its companion view.
  @MainActor func mapBoxes(
    on node: ViewNode,
    _ transform: (Box, _ companion: (Int) -> Output?) -> Box
  ) -> Output {
    var result = self
    result.boxes = boxes.map { box in
      transform(box) { slot in
        let companion = node.companion(beside: box, of: boxes, slot: slot)
        // Both slots contain the same views, so the preferences of the second slot are left out.
        if let companion, slot == 0 { result.preferences.merge(companion.preferences) }
        return companion
      }
    }
    node.endCompanions(exceptBeside: boxes)
    return result
  }
}
