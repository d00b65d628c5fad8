/// Content that is created on demand, such as a row's menu.
///
/// If menus were created with their rows, most nodes of a list would belong to menus that hardly
/// anyone opens.
extension ViewNode {
  private static let name = "approached"

  /// True if the user touched the view or requested its menu.
  var isApproached: Bool { remembered(Self.name, as: Bool.self) == true }

  /// Creates the content that is available on demand.
  func approach() {
    guard isAlive, !isApproached else { return }
    remember(true, as: Self.name)
    setNeedsBody()
  }
}
