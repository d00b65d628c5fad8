/// A module with intents. Apple's tools find those of an app in the packages it includes.
public protocol AppIntentsPackage {
  /// The packages that this one brings along.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  /// None.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
