import Foundation

extension Launch {
  /// Returns the location of a file that only the app uses, such as `tokens.json`; nil if the store
  /// is in memory.
  ///
  /// The file is next to a store that was chosen by an option, otherwise in the app's own folder.
  /// It is never in the app group, because the system terminates a suspended app that holds a lock
  /// on a file there, and extensions do not need it.
  package func file(_ name: String) -> URL? {
    guard let store = own ?? storeURL else { return nil }
    if own != nil || store == StoreFile.standard {
      return store.deletingLastPathComponent().appending(path: name)
    }
    return store.adding("-" + name)
  }
}
