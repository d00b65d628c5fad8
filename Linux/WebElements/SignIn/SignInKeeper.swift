/// Keeps who may see a host's pages: the pass code as a hash, and the devices that gave it.
///
/// The program hands it to the host, which asks and tells; where it is kept is the program's affair.
/// It is called on no actor in particular, and for several requests at once. Where it throws something
/// else than ``SignInRefusal``, the host lets nobody in.
public protocol SignInKeeper: Sendable {
  /// Whether a pass code was chosen.
  func hasPassCode() throws -> Bool
  /// Whether a text is the pass code. It takes its time, off the main actor, one at a time.
  func isPassCode(_ text: String) async throws -> Bool
  /// Chooses the pass code, and ends all devices but one.
  /// - Parameters:
  ///   - isFirst: Whether there must be none before: of two that choose the first one at a time, one
  ///     is refused.
  ///   - device: The one that stays.
  /// - Throws: ``SignInRefusal`` for a text that can't be one.
  func choosePassCode(_ text: String, isFirst: Bool, keeping device: String?) async throws
  /// Takes a device in.
  /// - Parameter name: What it is in words.
  /// - Returns: What the device shows from now on, letters, digits and `-`. Nobody can read it again.
  func signIn(deviceNamed name: String) throws -> String
  /// Takes a device in that gave a text, if that is the pass code and still is once that is known.
  /// - Returns: As ``signIn(deviceNamed:)``; nil where it is not the pass code.
  func signIn(deviceNamed name: String, giving text: String) async throws -> String?
  /// The standing of a client, from one reading of what is kept. Its use is kept.
  /// - Parameter shown: The client's cookies. One that is signed in decides, then one that was.
  func standing(of shown: [String]) throws -> SignInStanding
  /// The devices that are signed in, by what tells them apart.
  func signedIn() throws -> Set<String>
  /// Has a function called after devices were signed out by this process.
  func onSignOut(_ body: @escaping @Sendable () -> Void)
}

/// What a device is to a host.
public enum SignInStanding: Hashable, Sendable {
  /// It may see pages; what tells it apart is no secret.
  case signedIn(id: String)
  /// It was signed out, or was not used for too long.
  case signedOut
  /// Nothing is known of it.
  case unknown
  /// Nothing is known of it, and nobody has chosen a pass code.
  case noPassCode
}

/// Why a pass code is not taken, in words for whoever chose it.
public struct SignInRefusal: Error, Hashable {
  /// One or two sentences.
  public let message: String

  /// - Parameter message: One or two sentences.
  public init(_ message: String) {
    self.message = message
  }
}
