/// The sign-in that browsers need for the pages of a host.
public struct SignInConfiguration: Sendable {
  /// The store of the pass code and the signed-in devices.
  public var keeper: any SignInStore
  /// The code with which the first browser sets the pass code, or nil for none.
  public var setUpCode: String?
  /// False to admit all clients until a pass code is set, which any client can do.
  public var isRequired: Bool

  /// - `keeper`: The store of the pass code and the signed-in devices.
  /// - `setUpCode`: The code with which the first browser sets the pass code.
  /// - `isRequired`: False to admit all clients until a pass code is set.
  public init(keeper: any SignInStore, setUpCode: String? = nil, isRequired: Bool = true) {
    self.keeper = keeper
    self.setUpCode = setUpCode
    self.isRequired = isRequired
  }
}
