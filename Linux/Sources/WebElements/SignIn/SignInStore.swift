/// A store of the hashed pass code and the signed-in devices.
///
/// The program provides the store to the host and determines where the data is stored. The methods
/// are nonisolated and called concurrently. If a method throws an error other than
/// ``SignInRefusal``, the host admits no client.
public protocol SignInStore: Sendable {
  /// Returns true if a pass code is set.
  func hasPassCode() throws -> Bool
  /// Returns true if a text is the pass code. Checks are slow by design, and run off the main
  /// actor, one at a time.
  func isPassCode(_ text: String) async throws -> Bool
  /// Sets the pass code, and signs out all devices except the given device.
  ///
  /// - `isFirst`: True if the call must fail when a pass code is already set. Of two concurrent
  ///   calls, one is rejected.
  /// - `device`: The device that stays signed in, or nil to sign out all devices.
  ///
  /// - Throws: ``SignInRefusal`` for an unacceptable pass code.
  func choosePassCode(_ text: String, isFirst: Bool, keeping device: String?) async throws
  /// Signs in a device.
  ///
  /// - Parameter name: A readable name of the device.
  /// - Returns: The device's secret for its cookie, with letters, digits, and `-`. The secret can't
  ///   be read again.
  func signIn(deviceNamed name: String) throws -> String
  /// Signs in a device if a text is the pass code and the pass code is still valid after the check.
  ///
  /// - Returns: The same as ``signIn(deviceNamed:)``, or nil if the text is not the pass code.
  func signIn(deviceNamed name: String, giving text: String) async throws -> String?
  /// Returns the sign-in status of a client from a single read, and records the use of its device.
  ///
  /// - Parameter shown: The client's cookies. If one of them belongs to a signed-in device, the
  ///   cookies of signed-out devices are ignored.
  func status(of shown: [String]) throws -> SignInStatus
  /// Returns the identifiers of the signed-in devices.
  func signedIn() throws -> Set<String>
  /// Registers a function that is called after each change by this process, such as a sign-out.
  func onChange(_ body: @escaping @Sendable () -> Void)
}

/// The sign-in status of a client.
public enum SignInStatus: Hashable, Sendable {
  /// Signed in. The identifier is not secret.
  case signedIn(id: String)
  /// Signed out, or not used for too long.
  case signedOut
  /// No cookie belongs to a known device.
  case unknown
  /// No cookie belongs to a known device, and no pass code is set.
  case noPassCode
}

/// The reason for rejecting a pass code, as a message for the user.
public struct SignInRefusal: Error, Hashable {
  /// The message of one or two sentences.
  public let message: String

  /// - Parameter message: One or two sentences.
  public init(_ message: String) {
    self.message = message
  }
}

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
