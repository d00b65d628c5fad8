/// The folder of an app group.
package enum SharedContainer {
  /// Returns the folder; nil if the process does not belong to the group.
  package static func url(of group: String) -> URL? {
    FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
  }
}
