/// Asks for a pass code before the host serves anything else.
public struct SignInConfiguration: Sendable {
  /// Where it is kept.
  public var keeper: any SignInKeeper
  /// What the first browser has to show to choose the pass code; nil where nobody may.
  public var setUpCode: String?
  /// False to serve everybody until a pass code is chosen, which anybody may do.
  public var isRequired: Bool

  /// - Parameters:
  ///   - keeper: Where it is kept.
  ///   - setUpCode: What the first browser has to show to choose the pass code.
  ///   - isRequired: False to serve everybody until a pass code is chosen.
  public init(keeper: any SignInKeeper, setUpCode: String? = nil, isRequired: Bool = true) {
    self.keeper = keeper
    self.setUpCode = setUpCode
    self.isRequired = isRequired
  }
}
