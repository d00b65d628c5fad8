/// The folder that an app and its extensions share.
package enum SharedContainer {
  /// Nil where the system gives the process no such group.
  package static func url(of group: String) -> URL? {
    FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
  }
}
