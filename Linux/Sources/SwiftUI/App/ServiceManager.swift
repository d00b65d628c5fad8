import Foundation

/// The connection to systemd, if it started the process as a service of type `notify`.
enum ServiceManager {
  /// Reports that the app accepts connections, so that units that depend on it start. Does nothing
  /// if systemd did not start this process.
  static func notifyReady() throws(POSIXError) {
    // Abstract paths begin with `@`.
    let path = ProcessInfo.processInfo.environment["NOTIFY_SOCKET"] ?? ""
    if path.isEmpty { return }
    let descriptor = socket(
      AF_UNIX,
      Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue),
      0
    )
    guard descriptor >= 0 else { throw lastError }
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    // The name of an abstract socket begins with a zero byte.
    let name = (path.hasPrefix("@") ? "\0" + path.dropFirst() : path).utf8
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
    guard sent == message.count else { throw lastError }
  }

  private static var lastError: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
