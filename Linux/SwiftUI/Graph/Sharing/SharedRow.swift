/// A row that several windows show: its nodes and elements, once for all of them.
///
/// It was made of one window's view. The others have bindings and actions of their own, so nothing
/// may happen in it: a window in which something does makes the row for itself first, see
/// ``RowPlace``.
@MainActor final class SharedRow {
  let key: RowPool.Key
  let view: any View
  private let environment: EnvironmentValues
  private let reads = EnvironmentReads()
  private let graph = ViewGraph(isShared: true)
  private var output = Output()
  private var places: [ObjectIdentifier: RowPlace] = [:]
  /// Whether it turned out to need a window.
  private(set) var isUnfit = false {
    didSet { if isUnfit { RowPool.noteUnfit(key) } }
  }

  /// - Parameter model: Another row of the same key. A window that goes from one to the other, as its
  ///   text becomes larger say, shows the same elements.
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

  /// The node of the row's view.
  var root: ViewNode? { graph.root }

  /// How many values of the environment were read so far.
  var readCount: Int { reads.keys.count }

  /// Whether a window would make the same of a view.
  func shows(_ view: any View, in environment: EnvironmentValues) -> Bool {
    Fields.areEqualButForBindings(self.view, view)
      && self.environment.isSame(as: environment, in: reads)
  }

  /// What the row becomes now.
  func currentOutput() -> Output {
    bringUpToDate()
    return output
  }

  /// Whether an element of the row waits for events.
  func listens(_ element: Int) -> Bool { graph.hasHandlers(of: element) }

  func add(_ place: RowPlace) { places[ObjectIdentifier(place)] = place }

  /// A place neither shows it nor goes on with its elements; without any it ends.
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
    // What it tells the views above it, and menus that are made when they are asked for, are a
    // window's own.
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
