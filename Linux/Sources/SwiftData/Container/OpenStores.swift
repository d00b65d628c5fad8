import Foundation
import Synchronization

/// The containers of this process with an open file. At exit they are closed, so that the file
/// contains all data and needs no log.
enum OpenStores {
  private struct Entry {
    weak var container: ModelContainer?
  }

  private struct State {
    var entries: [Entry] = []
    var closesAtEnd = false
  }

  private static let state = Mutex(State())

  static func add(_ container: ModelContainer) {
    let isFirst = state.withLock { state in
      state.entries.removeAll { $0.container == nil }
      state.entries.append(Entry(container: container))
      defer { state.closesAtEnd = true }
      return !state.closesAtEnd
    }
    if isFirst { atexit { OpenStores.closeAll() } }
  }

  /// Returns true if a container of this process has the file open.
  static func contains(_ stamp: FileStamp) -> Bool {
    containers.contains { $0.file?.has(stamp) ?? false }
  }

  private static func closeAll() {
    for container in containers { container.close() }
  }

  private static var containers: [ModelContainer] {
    state.withLock { $0.entries.compactMap(\.container) }
  }
}
