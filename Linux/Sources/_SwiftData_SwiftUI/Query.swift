import SwiftData
import SwiftUI

/// The models of a query, which a view shows and observes.
@MainActor @preconcurrency @propertyWrapper
public struct Query<Element: PersistentModel>: @preconcurrency DynamicProperty {
  @Environment(\.modelContext) private var context
  @State private var shown = ShownResults<Element>()
  private let descriptor: FetchDescriptor<Element>

  /// Creates a query from a descriptor.
  public init(_ descriptor: FetchDescriptor<Element>) {
    self.descriptor = descriptor
  }

  /// Creates a query with a predicate and a sort order.
  public init(
    filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = []
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
  }

  /// Creates a query with a predicate, sorted by a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }

  /// Creates a query with a predicate, sorted by an optional property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }

  /// The current models.
  public var wrappedValue: [Element] { results.elements }

  /// The error of the last fetch, or nil.
  public var fetchError: (any Error)? { results.fetchError }

  /// The context of the models.
  public var modelContext: ModelContext { context }

  /// Updates the query's descriptor. Called before the view's body runs.
  public mutating func update() {
    shown.update(descriptor, in: context)
  }

  private var results: QueryResults<Element> {
    shown.results(descriptor, in: context)
  }
}
