import Foundation

extension Launch {
  /// A file that belongs to the store, such as `tokens.json`: beside a store that was named, else in
  /// the app's folder; nil where nothing is kept.
  package func file(_ name: String) -> URL? {
    guard let storeURL else { return nil }
    if storeURL == StoreFile.standard {
      return storeURL.deletingLastPathComponent().appending(path: name)
    }
    return URL(filePath: storeURL.path(percentEncoded: false) + "-" + name)
  }
}
