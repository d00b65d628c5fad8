import Foundation
import WebElements

/// What a list needs to know of a view that stands in one of its rows.
package struct RowTraits {
  /// What lies behind the row's content.
  var background: [Element]?
  var insets: EdgeInsets?
  var hidesSeparator = false
  /// The buttons that a swipe uncovers.
  var leadingActions: [Element] = []
  var trailingActions: [Element] = []
  /// Make the buttons of an edge, where they are not made yet.
  var swipes: [HorizontalEdge: () -> Void] = [:]
  /// Whether a swipe over most of the row presses the first button of an edge.
  var fullSwipes: [HorizontalEdge: Bool] = [:]
  /// The context menu of the row.
  var menu: Element?
  /// Make menus of the swipe actions, one an edge, for those who cannot swipe. A row with a context
  /// menu of its own needs none.
  var swipeMenus: [() -> Element?] = []
  /// How many of these menus hold what they offer.
  var madeMenus = 0
  /// Stands for rows that are not there, and is no row itself.
  var gap: Element?
}

/// Where a row stands in a list of which not all rows are there.
package struct RowPosition: Equatable {
  /// Counted from 1.
  let number: Int
  /// How many rows the list has.
  let count: Int
}

/// Sets one of the traits of the rows that a view becomes.
struct RowTraitModifier<Value>: WrappingModifier {
  let keyPath: WritableKeyPath<RowTraits, Value>
  let value: Value

  func render(_ content: Output, _ node: ViewNode) -> Output {
    content.mapBoxes { box in
      var box = box
      box.row[keyPath: keyPath] = value
      return box
    }
  }
}

struct RowBackgroundModifier<Background: View>: WrappingModifier {
  let background: Background?

  func update(_ node: ViewNode) {
    var environment = node.environment
    environment.isInList = false
    node.setCompanion(background, environment: environment)
  }

  func render(_ content: Output, _ node: ViewNode) -> Output {
    content.mapBoxes(on: node) { box, companion in
      var box = box
      box.row.background = companion(0)?.elements
      return box
    }
  }
}

extension View {
  /// Shows a view behind the row.
  public func listRowBackground<V>(_ view: V?) -> some View where V: View {
    modifier(RowBackgroundModifier(background: view))
  }

  /// Keeps distances around the content of the row.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(RowTraitModifier(keyPath: \.insets, value: insets))
  }

  /// Says whether a line stands below the row.
  public func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(RowTraitModifier(keyPath: \.hidesSeparator, value: visibility == .hidden))
  }
}

extension View {
  /// Keeps a distance between the rows of lists, in points. Such rows are cards of their own, and a
  /// wide window shows them in columns.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }
}

private struct ListRowSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

extension EnvironmentValues {
  var listRowSpacing: CGFloat? {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }
}

/// Whether something is shown.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the place has it, shown, or not shown.
  case automatic, visible, hidden
}
