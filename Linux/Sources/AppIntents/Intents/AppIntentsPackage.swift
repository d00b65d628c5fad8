/// A module with intents. Apple's tools find an app's intents through the packages that the app
/// includes.
public protocol AppIntentsPackage {
  /// The packages that this package includes.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  /// No packages.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
