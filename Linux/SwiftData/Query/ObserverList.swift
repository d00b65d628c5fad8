/// A change in a context that a query may show.
enum ModelChange: Sendable {
  case inserted(_ModelDescription)
  case updated(_ModelDescription, property: Int)
  case deleted(_ModelDescription)
  /// Anything may have changed: a rollback, or a store that can't be read.
  case everything
}

/// Something that wants to know of changes in a context.
protocol ModelChangeObserver: AnyObject {
  func contextDidChange(_ change: ModelChange)
}

/// The observers of a context; it holds none of them.
final class ObserverList {
  private struct Entry {
    weak var observer: (any ModelChangeObserver)?
  }

  private var entries: [Entry] = []

  /// Whether nobody wants to know.
  var isEmpty: Bool { entries.allSatisfy { $0.observer == nil } }

  func add(_ observer: any ModelChangeObserver) {
    entries.removeAll { $0.observer == nil }
    entries.append(Entry(observer: observer))
  }

  func notify(_ change: ModelChange) {
    for entry in entries { entry.observer?.contextDidChange(change) }
  }
}
