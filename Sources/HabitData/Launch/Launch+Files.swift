import Foundation

extension Launch {
  /// A file that belongs to the store and that the app alone uses, such as `tokens.json`: beside a
  /// store that was named, else in the app's own folder; nil where nothing is kept.
  ///
  /// With a store in a group it stays in the app's own folder too: extensions need none of these files,
  /// and the system ends an app that is suspended while it holds a lock on a file in a group.
  package func file(_ name: String) -> URL? {
    guard let store = move?.from ?? storeURL else { return nil }
    if store == StoreFile.standard || move != nil {
      return store.deletingLastPathComponent().appending(path: name)
    }
    return URL(filePath: store.path(percentEncoded: false) + "-" + name)
  }
}
