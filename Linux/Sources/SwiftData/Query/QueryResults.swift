import Foundation

/// The models of a fetch descriptor, updated when their context changes, before and after a save.
///
/// A change only invalidates the results and notifies their observers. The next read fetches. Many
/// changes in one event therefore cost one fetch, and results that are not read cost nothing.
@MainActor
package final class QueryResults<Element: PersistentModel>: Observable {
  private let registrar = ObservationRegistrar()
  private let context: ModelContext
  private var descriptor: FetchDescriptor<Element>
  private var query: FetchQuery?
  private var results: [Element] = []
  private var error: (any Error)?
  private var isOld = true

  /// Creates the results of a descriptor in a context of the main actor.
  package init(_ descriptor: FetchDescriptor<Element>, in context: ModelContext) {
    self.descriptor = descriptor
    self.context = context
    context.observers.add(self)
    context.container.watcher.watch(context)
  }

  /// Returns true if the results belong to a context.
  package func belong(to context: ModelContext) -> Bool {
    self.context === context
  }

  /// Sets another descriptor. Has no effect if the new descriptor produces the same query.
  package func update(_ descriptor: FetchDescriptor<Element>) {
    self.descriptor = descriptor
    do {
      guard let query, try query.isSame(as: FetchQuery(descriptor, in: context)) else {
        return invalidate()
      }
    } catch {
      // The next read fetches again, fails in the same way, and stores the error.
      invalidate()
    }
  }

  /// The current models or, if the fetch fails, the models of the last successful fetch.
  package var elements: [Element] {
    registrar.access(self, keyPath: \.elements)
    fetchIfOld()
    return results
  }

  /// The error of the last fetch, or nil.
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
  /// Called by a context of the main actor, and therefore on the main actor.
  nonisolated func contextDidChange(_ change: ModelChange) {
    MainActor.assumeIsolated {
      guard query?.dependencies.contains(change) ?? true else { return }
      invalidate()
    }
  }
}

/// A change in a context.
enum ModelChange: Sendable {
  case inserted(_ModelDescription)
  case updated(_ModelDescription, property: Int)
  case deleted(_ModelDescription)
  /// Any change: a rollback, or a store that can no longer be read or can be read again.
  case everything
}

/// An observer of changes in a context.
protocol ModelChangeObserver: AnyObject {
  func contextDidChange(_ change: ModelChange)
}

/// The observers of a context, held weakly.
final class ObserverList {
  private struct Entry {
    weak var observer: (any ModelChangeObserver)?
  }

  private var entries: [Entry] = []

  /// True if there are no observers.
  var isEmpty: Bool { entries.allSatisfy { $0.observer == nil } }

  func add(_ observer: any ModelChangeObserver) {
    entries.removeAll { $0.observer == nil }
    entries.append(Entry(observer: observer))
  }

  func notify(_ change: ModelChange) {
    for entry in entries { entry.observer?.contextDidChange(change) }
  }
}
