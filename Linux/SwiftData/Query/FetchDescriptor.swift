import Foundation

/// Which models to fetch, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
  /// What a model must fulfil; nil for every model.
  public var predicate: Predicate<T>?

  /// The order, the most important criterion first; none leaves the order open.
  public var sortBy: [SortDescriptor<T>]

  /// The most models to fetch; nil for no limit.
  public var fetchLimit: Int?

  /// How many models to leave out from the beginning.
  public var fetchOffset: Int?

  /// Whether the context's unsaved changes count; true unless set otherwise.
  public var includePendingChanges = true

  /// The models that fulfil a predicate, in an order.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
