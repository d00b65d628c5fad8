import HabitFoundation

/// Why there is no answer.
enum HTTPFailure: Error, Hashable {
  /// It has more bytes than it may.
  case isTooLarge
  /// None came, and why.
  case noAnswer(String)

  static let late = "it does not answer in time."
  private static let certificate = "its certificate is not accepted."

  /// - Parameter error: Its own words may have the whole address in them, so they are not used.
  init(_ error: any Error) {
    let reason =
      switch (error as? URLError)?.code {
      case .cancelled?, .timedOut?: Self.late
      case .cannotFindHost?, .dnsLookupFailed?: "the network does not know its name."
      case .cannotConnectToHost?: "nothing answers at this address."
      case .notConnectedToInternet?: "there is no connection to the network."
      case .networkConnectionLost?: "the connection broke off."
      case .secureConnectionFailed?, .serverCertificateUntrusted?, .serverCertificateHasBadDate?,
        .serverCertificateHasUnknownRoot?, .serverCertificateNotYetValid?:
        Self.certificate
      // Foundation on Linux has no number for it, only the words of its library.
      case .unknown? where error.localizedDescription.contains("certificate"): Self.certificate
      case .appTransportSecurityRequiresSecureConnection?:
        "an address that begins with https is needed."
      default: "the connection broke off."
      }
    self = .noAnswer(reason)
  }

  /// What it means for a file.
  func error(of name: String) -> CarrierError {
    switch self {
    case .isTooLarge: .isTooLarge(name: name)
    case .noAnswer(let reason): .isAway(reason)
    }
  }
}
