import SwiftData
import SwiftUI

/// The models that a view shows, kept up to date.
@MainActor @preconcurrency @propertyWrapper
public struct Query<Element: PersistentModel>: @preconcurrency DynamicProperty {
  @Environment(\.modelContext) private var context
  @State private var shown = ShownResults<Element>()
  private let descriptor: FetchDescriptor<Element>

  /// The models of a descriptor.
  public init(_ descriptor: FetchDescriptor<Element>) {
    self.descriptor = descriptor
  }

  /// The models that fulfil a predicate, in an order.
  public init(
    filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = []
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
  }

  /// The models that fulfil a predicate, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }

  /// The models that fulfil a predicate, in the order of a property that may be nil.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }

  /// The models as they are now.
  public var wrappedValue: [Element] { results.elements }

  /// Why the last fetch failed, or nil.
  public var fetchError: (any Error)? { results.fetchError }

  /// The context that the models are of.
  public var modelContext: ModelContext { context }

  /// Called by SwiftUI before the view's body runs: the view may ask for other models than before.
  public mutating func update() {
    shown.update(descriptor, in: context)
  }

  private var results: QueryResults<Element> {
    shown.results(descriptor, in: context)
  }
}
