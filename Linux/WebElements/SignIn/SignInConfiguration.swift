/// That a host asks for a pass code before anything else is served.
public struct SignInConfiguration: Sendable {
  /// Where it is kept.
  public var keeper: any SignInKeeper
  /// What the first browser has to show to choose the pass code; nil where nobody may.
  public var setUpCode: String?

  /// - Parameters:
  ///   - keeper: Where it is kept.
  ///   - setUpCode: What the first browser has to show to choose the pass code.
  public init(keeper: any SignInKeeper, setUpCode: String? = nil) {
    self.keeper = keeper
    self.setUpCode = setUpCode
  }
}
