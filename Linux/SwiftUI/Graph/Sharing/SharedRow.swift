/// A row that several windows show, with one set of nodes and elements.
///
/// It renders one window's view. The other windows have different bindings and actions, so no event
/// may be handled in it. A window creates its own row before it handles one; see ``RowPlace``.
@MainActor final class SharedRow {
  let key: RowPool.Key
  let view: any View
  private let environment: EnvironmentValues
  private let reads = EnvironmentReads()
  private let graph = ViewGraph(isShared: true)
  private var output = Output()
  private var places: [ObjectIdentifier: RowPlace] = [:]
  /// True if the row depends on its window and can't be shared.
  private(set) var isUnfit = false {
    didSet { if isUnfit { RowPool.noteUnfit(key) } }
  }

  /// - Parameter model: Another row of the same key, whose element identifiers are reused. A window
  ///   that switches between the two, for example with a new text size, keeps its elements.
  init(
    _ view: any View,
    key: RowPool.Key,
    environment: EnvironmentValues,
    like model: ViewNode?
  ) {
    self.view = view
    self.key = key
    self.environment = environment
    graph.show = { [unowned self] output, _ in self.output = output }
    graph.onChange = { [unowned self] in
      for place in places.values { place.rowChanged() }
    }
    make { graph.setRoot(view, environment: environment.noting(reads)) }
    if let model { graph.root?.adoptElements(of: model) }
    bringUpToDate()
  }

  /// The root node of the row's view.
  var root: ViewNode? { graph.root }

  /// The number of environment keys read so far.
  var readCount: Int { reads.keys.count }

  /// Returns true if a window would render the view identically.
  func shows(_ view: any View, in environment: EnvironmentValues) -> Bool {
    Fields.areEqualButForBindings(self.view, view)
      && self.environment.isSame(as: environment, in: reads)
  }

  func currentOutput() -> Output {
    bringUpToDate()
    return output
  }

  /// Returns true if an element of the row handles events.
  func listens(_ element: Int) -> Bool { graph.hasHandlers(of: element) }

  func add(_ place: RowPlace) { places[ObjectIdentifier(place)] = place }

  /// Removes a position that neither shows the row nor uses its elements. The row ends with its
  /// last position.
  func remove(_ place: RowPlace) {
    places[ObjectIdentifier(place)] = nil
    if places.isEmpty {
      RowPool.drop(self)
      end()
    }
  }

  func end() { graph.end() }

  private func bringUpToDate() {
    guard graph.needsFlush else { return }
    make { graph.flush() }
    // Preferences and lazily created menus belong to a window.
    if !output.preferences.isEmpty
      || output.boxes.contains(where: { $0.row.menu == nil && !$0.row.swipeMenus.isEmpty })
    {
      isUnfit = true
    }
  }

  private func make(_ body: () -> Void) {
    if WindowUse.isFound(during: body) { isUnfit = true }
  }
}
