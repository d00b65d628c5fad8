import Foundation

/// The reason why a host can't start.
public enum HostError: LocalizedError, Hashable, Sendable {
  /// Another program uses the port.
  case portInUse(Int)
  /// The user may not listen on the port. Ports below 1024 require privileges.
  case portNotPermitted(Int)
  /// The port is not in the range from 0 to 65,535, where 0 selects any free port.
  case invalidPort(Int)
  /// The address is neither an IP address of this machine nor `localhost`.
  case invalidAddress(String)
  /// The address is reachable from other machines, and no pass code is set.
  case passCodeRequired(address: String)
  /// Another error, with the system's description.
  case system(String)

  /// The reason, with a suggestion if there is one.
  public var errorDescription: String? {
    switch self {
    case .portInUse(let port):
      "Port \(port) is in use by another program. Choose another port, or stop that program."
    case .portNotPermitted(let port):
      "This user may not use port \(port). Choose port 1024 or higher."
    case .invalidPort(let port):
      "\(port) is not a port. Choose a port from 1 to 65535, or 0 for any free port."
    case .invalidAddress(let address):
      "\(address) is not an address of this machine."
    case .passCodeRequired(let address):
      "\(address) can be reached from other machines: set a pass code first."
    case .system(let reason):
      "The server could not start: \(reason)"
    }
  }
}
