import Foundation

/// The criteria and sort order of a fetch.
public struct FetchDescriptor<T: PersistentModel> {
  /// The condition that a model must meet, or nil for every model.
  public var predicate: Predicate<T>?

  /// The sort order, the most significant criterion first. If it is empty, the order is undefined.
  public var sortBy: [SortDescriptor<T>]

  /// The maximum number of models, or nil for no limit.
  public var fetchLimit: Int?

  /// The number of models to skip.
  public var fetchOffset: Int?

  /// True, the default, to include the context's unsaved changes.
  public var includePendingChanges = true

  /// Creates a descriptor from a predicate and a sort order.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
