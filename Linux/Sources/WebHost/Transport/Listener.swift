import FlyingFox
import FlyingSocks
import Foundation
import Synchronization
import WebElements

/// A listener that accepts connections and serves each in a separate task.
final class Listener: Sendable {
  private let socket: AsyncSocket
  private let pool: SocketPool<ePoll>
  private let limits: HostLimits
  private let site: SitePath
  private let open: Mutex<ConnectionCounts>

  /// - Parameters:
  ///   - socket: A listening socket, which the listener closes at the end.
  ///   - isBehindProxy: True if all connections come from a proxy.
  init(socket: Socket, limits: HostLimits, site: SitePath, isBehindProxy: Bool) async throws {
    pool = .ePoll()
    try await pool.prepare()
    self.socket = try AsyncSocket(socket: socket, pool: pool)
    self.limits = limits
    self.site = site
    open = Mutex(ConnectionCounts(limits: limits, isBehindProxy: isBehindProxy))
  }

  /// Serves until the task is canceled.
  ///
  /// - Parameter bodyLimit: Returns the maximum body length of a request in bytes.
  func run(
    bodyLimit: @escaping @Sendable (HTTPRequest) -> Int,
    reply: @escaping @Sendable (HTTPRequest) async -> Reply
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { [pool] in try await pool.run() }
      group.addTask { try await self.accept(bodyLimit, reply) }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  private func accept(
    _ bodyLimit: @escaping @Sendable (HTTPRequest) -> Int,
    _ reply: @escaping @Sendable (HTTPRequest) async -> Reply
  ) async throws {
    defer { HostLog.report { try socket.close() } }
    await withDiscardingTaskGroup { group in
      while !Task.isCancelled {
        do {
          let client = try await socket.accept()
          guard let peer = peer(of: client) else { continue }
          let address = ClientAddress(peer)
          guard open.withLock({ $0.admit(address) }) else {
            group.addTask { await self.refuse(client) }
            continue
          }
          group.addTask {
            defer { self.open.withLock { $0.release(address) } }
            await self.serve(
              ClientConnection(
                socket: client,
                peer: peer,
                limits: self.limits,
                site: self.site,
                bodyLimit: bodyLimit,
                reply: reply
              )
            )
          }
        } catch is CancellationError {
          break
        } catch {
          // The cause may be that all file descriptors are in use. Open connections continue, and
          // descriptors become free when they end.
          HostLog.note("a connection was not accepted", error)
          await pause()
        }
      }
      group.cancelAll()
    }
  }

  /// Returns the remote address of a connection. If the client has already disconnected, closes the
  /// connection and returns nil.
  private func peer(of client: AsyncSocket) -> HTTPRequest.Address? {
    do { return HTTPRequest.Address.make(from: try client.socket.remotePeer()) } catch {
      HostLog.report { try client.close() }
      return nil
    }
  }

  private func serve(_ connection: ClientConnection) async {
    do {
      // Frames are small and urgent, so they must not wait to fill a packet.
      try connection.socket.socket.setValue(true, for: NoDelay())
      try await connection.serve()
    } catch {
      HostLog.note("a connection ended early", error)
    }
    HostLog.report { try connection.socket.close() }
  }

  /// Sends the reason for refusing a connection, and closes it.
  private func refuse(_ client: AsyncSocket) async {
    let reason = "Too many connections are open. Close a window, then try again.\n"
    let head = """
      HTTP/1.1 503 Service Unavailable\r
      Content-Type: text/plain; charset=utf-8\r
      Content-Length: \(reason.utf8.count)\r
      Connection: close\r
      \r

      """
    do { try await client.write(Data((head + reason).utf8), limits) } catch {
      HostLog.note("a connection was refused", error)
    }
    HostLog.report { try client.close() }
  }

  private func pause() async {
    do { try await Task.sleep(for: .milliseconds(100)) } catch {
      HostLog.note("the listener ends", error)
    }
  }
}

/// The `TCP_NODELAY` option.
private struct NoDelay: SocketOption {
  var level: Int32 { Int32(IPPROTO_TCP) }
  var name: Int32 { TCP_NODELAY }

  func makeValue(from socketValue: Int32) -> Bool { socketValue != 0 }
  func makeSocketValue(from value: Bool) -> Int32 { value ? 1 : 0 }
}

/// The number of open connections, in total and per address.
struct ConnectionCounts {
  private let limits: HostLimits
  private let isBehindProxy: Bool
  private var all = 0
  private var byAddress: [ClientAddress: Int] = [:]

  /// - Parameter isBehindProxy: True if all connections come from a proxy, so that their addresses
  ///   do not identify clients.
  init(limits: HostLimits, isBehindProxy: Bool) {
    self.limits = limits
    self.isBehindProxy = isBehindProxy
  }

  /// Counts a new connection. Returns false if the limit is reached.
  mutating func admit(_ address: ClientAddress) -> Bool {
    guard all < limits.connections else { return false }
    // All users of this machine share the loopback address, so it is not limited.
    if !isBehindProxy, !address.isLoopback {
      guard byAddress[address, default: 0] < limits.connectionsPerAddress else { return false }
      byAddress[address, default: 0] += 1
    }
    all += 1
    return true
  }

  /// Removes a closed connection from the count.
  mutating func release(_ address: ClientAddress) {
    all -= 1
    guard let count = byAddress[address] else { return }
    byAddress[address] = count > 1 ? count - 1 : nil
  }
}
