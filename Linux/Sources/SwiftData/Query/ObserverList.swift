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
