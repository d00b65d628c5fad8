import Foundation

/// The models of a fetch descriptor, kept up to date with the changes of their context, saved or not.
///
/// A change only marks the results as old and tells their observers; the next reader fetches. So
/// many changes in one event cost one fetch, and results that nobody looks at cost none.
@MainActor
package final class QueryResults<Element: PersistentModel>: Observable {
  private let registrar = ObservationRegistrar()
  private let context: ModelContext
  private var descriptor: FetchDescriptor<Element>
  private var query: FetchQuery?
  private var results: [Element] = []
  private var error: (any Error)?
  private var isOld = true

  /// The results of a descriptor in a container's main context.
  package init(_ descriptor: FetchDescriptor<Element>, in context: ModelContext) {
    self.descriptor = descriptor
    self.context = context
    context.observers.add(self)
    context.container.watcher.watch(context)
  }

  /// Whether the results are those of a context.
  package func belong(to context: ModelContext) -> Bool {
    self.context === context
  }

  /// Asks for other models. A descriptor that asks for the same changes nothing.
  package func update(_ descriptor: FetchDescriptor<Element>) {
    self.descriptor = descriptor
    do {
      guard let query, try query.isSame(as: FetchQuery(descriptor, in: context)) else {
        return invalidate()
      }
    } catch {
      // The next reader tries to fetch and gets the reason.
      invalidate()
    }
  }

  /// The models as they are now; those of the last fetch that went well if it fails.
  package var elements: [Element] {
    registrar.access(self, keyPath: \.elements)
    fetchIfOld()
    return results
  }

  /// Why the last fetch failed, or nil.
  package var fetchError: (any Error)? {
    registrar.access(self, keyPath: \.elements)
    fetchIfOld()
    return error
  }

  private func fetchIfOld() {
    guard isOld else { return }
    isOld = false
    do {
      try context.container.requireStore()
      query = try FetchQuery(descriptor, in: context)
      results = try context.fetch(descriptor)
      error = nil
    } catch {
      self.error = error
    }
  }

  private func invalidate() {
    guard !isOld else { return }
    isOld = true
    registrar.withMutation(of: self, keyPath: \.elements) {}
  }
}

extension QueryResults: ModelChangeObserver {
  /// Called by the main context, so on the main actor.
  nonisolated func contextDidChange(_ change: ModelChange) {
    MainActor.assumeIsolated {
      guard query?.dependencies.contains(change) ?? true else { return }
      invalidate()
    }
  }
}
