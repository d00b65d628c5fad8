import Foundation

/// The renaming of a store that can't be opened, together with its other files, because a remaining
/// log would be applied to the next store with the same name.
struct SetAside {
  private static let endings = ["", "-wal", "-shm", "-log", "-journal"]

  private let store: URL
  private let date: Date

  /// - Parameter date: The current time.
  init(_ store: URL, at date: Date) {
    self.store = store
    self.date = date
  }

  /// - Returns: The new path of the store, or nil if there was none.
  func move() throws -> URL? {
    let place = freePlace
    let endings = Self.endings.filter { exists(store.adding($0)) }
    for ending in endings {
      try FileManager.default.moveItem(at: store.adding(ending), to: place.adding(ending))
    }
    return endings.first.map { place.adding($0) }
  }

  /// An unused name like `Habits-damaged-20260309T120000Z.store`.
  private var freePlace: URL {
    let style = Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted)
    let name = store.deletingPathExtension().lastPathComponent
    let begin = "\(name)-damaged-\(date.formatted(style))"
    let folder = store.deletingLastPathComponent()
    var number = 1
    while true {
      let suffix = number > 1 ? "-\(number)" : ""
      let place = folder.appending(path: begin + suffix).appendingPathExtension("store")
      if !Self.endings.contains(where: { exists(place.adding($0)) }) { return place }
      number += 1
    }
  }

  private func exists(_ file: URL) -> Bool {
    FileManager.default.fileExists(atPath: file.filePath)
  }
}

extension URL {
  fileprivate func adding(_ ending: String) -> URL { URL(filePath: filePath + ending) }
}
