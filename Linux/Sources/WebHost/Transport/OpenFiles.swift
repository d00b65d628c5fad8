import FlyingSocks
import Foundation

/// The limit on open files and sockets of the process.
enum OpenFiles {
  /// The number of file descriptors reserved for purposes other than connections.
  private static let others = 256

  /// Raises the limit for a number of connections, as far as the system allows. The default of
  /// 1,024 is too low for a thousand windows.
  static func allow(connections: Int) {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    let wanted = rlim_t(connections + others)
    guard limit.rlim_cur < wanted else { return }
    limit.rlim_cur = min(wanted, limit.rlim_max)
    if setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) != 0 {
      HostLog.note(
        "the system allows fewer connections",
        SocketError.failed(type: "setrlimit", errno: errno, message: "")
      )
    }
  }
}
