/// The sign-in that a host requires before it serves anything else.
public struct SignInConfiguration: Sendable {
  /// The store of the pass code and the signed-in devices.
  public var keeper: any SignInStore
  /// The code that lets the first browser set the pass code, or nil if no browser can set it.
  public var setUpCode: String?
  /// False to admit all clients until a pass code is set, which any client can do.
  public var isRequired: Bool

  /// - `keeper`: The store of the pass code and the signed-in devices.
  /// - `setUpCode`: The code that lets the first browser set the pass code.
  /// - `isRequired`: False to admit all clients until a pass code is set.
  public init(keeper: any SignInStore, setUpCode: String? = nil, isRequired: Bool = true) {
    self.keeper = keeper
    self.setUpCode = setUpCode
    self.isRequired = isRequired
  }
}
