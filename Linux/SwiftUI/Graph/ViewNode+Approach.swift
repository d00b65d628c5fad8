/// What a view offers only to somebody who comes near, the menu of a row say, is made then: a list
/// would hold most of its nodes for what hardly anybody ever opens.
extension ViewNode {
  private static let name = "approached"

  /// Whether somebody has come near: put a finger down on the view, or asked for its menu.
  var isApproached: Bool { remembered(Self.name, as: Bool.self) == true }

  /// Makes what the view offers.
  func approach() {
    guard isAlive, !isApproached else { return }
    remember(true, as: Self.name)
    setNeedsBody()
  }
}
