/// The shared folder of an app and its extensions, which exists on Apple's systems only.
package enum SharedContainer {
  /// Returns nil, because Linux has no app groups.
  package static func url(of group: String) -> URL? { nil }
}
