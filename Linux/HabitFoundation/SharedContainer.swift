/// The folder that an app and its extensions share, which is Apple's.
package enum SharedContainer {
  /// There are no groups of apps here.
  package static func url(of group: String) -> URL? { nil }
}
