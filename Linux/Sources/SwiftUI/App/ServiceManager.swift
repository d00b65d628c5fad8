import Foundation

/// The connection to systemd, if it started the process as a service of type `notify`.
struct ServiceManager {
  /// The path of the notification socket. Abstract paths begin with `@`.
  private let socket: String

  /// Creates the connection, or returns nil if systemd did not start this process.
  ///
  /// - Parameter environment: The process's environment.
  init?(_ environment: [String: String]) {
    guard let socket = environment["NOTIFY_SOCKET"], !socket.isEmpty else { return nil }
    self.socket = socket
  }

  /// Reports that the app accepts connections, so that units that depend on it start.
  func notifyReady() throws(POSIXError) {
    let descriptor = Glibc.socket(
      AF_UNIX,
      Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue),
      0
    )
    guard descriptor >= 0 else { throw Self.lastError }
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    // The name of an abstract socket begins with a zero byte.
    let name = (socket.hasPrefix("@") ? "\0" + socket.dropFirst() : socket).utf8
    guard name.count < MemoryLayout.size(ofValue: address.sun_path) else {
      throw POSIXError(.ENAMETOOLONG)
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
    // The length excludes the unused part of the path.
    let free = MemoryLayout.size(ofValue: address.sun_path) - name.count
    let length = MemoryLayout<sockaddr_un>.size - free
    let message = Array("READY=1".utf8)
    let sent = withUnsafePointer(to: address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        sendto(descriptor, message, message.count, 0, address, socklen_t(length))
      }
    }
    guard sent == message.count else { throw Self.lastError }
  }

  private static var lastError: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
