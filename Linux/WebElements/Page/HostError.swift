import Foundation

/// Why a host cannot start.
public enum HostError: LocalizedError, Hashable, Sendable {
  /// Another program listens on the port.
  case portInUse(Int)
  /// The system does not let this user listen on the port; below 1024 that takes privileges.
  case portNotPermitted(Int)
  /// A number that is no port: 0 to 65,535, where 0 takes any that is free.
  case invalidPort(Int)
  /// Neither an IPv4 nor an IPv6 address of this machine, nor `localhost`.
  case invalidAddress(String)
  /// The address is reached from other machines, and no pass code was set.
  case passCodeRequired(address: String)
  /// What the system said instead.
  case system(String)

  /// The reason in words, with what to do where there is something.
  public var errorDescription: String? {
    switch self {
    case .portInUse(let port):
      "Port \(port) is in use by another program. Choose another port, or stop that program."
    case .portNotPermitted(let port):
      "Port \(port) is not open to this user. Choose a port from 1024 up."
    case .invalidPort(let port):
      "\(port) is not a port. Choose one from 1 to 65535, or 0 for any that is free."
    case .invalidAddress(let address):
      "\(address) is not an address of this machine."
    case .passCodeRequired(let address):
      "\(address) can be reached from other machines: set a pass code first."
    case .system(let reason):
      "The server could not start: \(reason)"
    }
  }
}
