import FlyingSocks
import Foundation

/// How many files and sockets the process may have open at once.
enum OpenFiles {
  /// Files that are no connection's: the program's own, and those that come and go.
  private static let others = 256

  /// Lets the process have as many sockets as the host may serve, as far as the system allows it.
  /// Systems begin with 1,024, which a thousand windows would use up.
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
