import Foundation

// The networking part of Foundation is a separate module on Linux.
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The reason for a missing response.
enum HTTPFailure: Error, Hashable {
  /// The response exceeds the limit.
  case isTooLarge
  /// There was no response, for this reason.
  case noAnswer(String)

  static var late: String { String(localized: "it didn't answer in time.") }
  static var certificate: String {
    String(localized: "its certificate is not trusted.")
  }

  /// Creates the reason for an error of `URLSession`.
  ///
  /// - Parameter error: The error. Its description is not used, because it may contain the whole
  ///   address.
  init(_ error: any Error) {
    let reason =
      switch (error as? URLError)?.code {
      case .cancelled?, .timedOut?: Self.late
      case .cannotFindHost?, .dnsLookupFailed?:
        String(localized: "the server's name was not found.")
      case .cannotConnectToHost?: String(localized: "nothing answers at this address.")
      case .notConnectedToInternet?: String(localized: "there is no connection to the network.")
      case .networkConnectionLost?: String(localized: "the connection was lost.")
      case .secureConnectionFailed?, .serverCertificateUntrusted?, .serverCertificateHasBadDate?,
        .serverCertificateHasUnknownRoot?, .serverCertificateNotYetValid?:
        Self.certificate
      // Foundation on Linux has no code for this error, only curl's message.
      case .unknown? where error.localizedDescription.contains("certificate"): Self.certificate
      case .appTransportSecurityRequiresSecureConnection?:
        String(localized: "an address that begins with https is needed.")
      default: String(localized: "the connection was lost.")
      }
    self = .noAnswer(reason)
  }

  /// Returns the transport error for a file.
  func error(of name: String) -> SyncTransportError {
    switch self {
    case .isTooLarge: .isTooLarge(name: name)
    case .noAnswer(let reason): .isAway(reason)
    }
  }
}
