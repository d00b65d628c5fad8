import FlyingSocks
import Foundation
import WebElements

/// A host that serves pages to browsers: first as an HTML document over HTTP, and then live over a
/// WebSocket.
///
/// The host does not depend on the content of pages. Pages and their events are on the main actor.
@MainActor public final class WebHost: PageHost {
  private let configuration: HostConfiguration
  private let uptime: Uptime
  let sessions: Sessions
  private var gate: SignInGate?
  private var tasks: [Task<Void, Never>] = []

  /// - `clock`: The clock for timeouts and rate limits.
  /// - `openPage`: Creates the page for a browser tab. Content that the page shows before the
  ///   closure returns is part of the initial document.
  public init(
    configuration: HostConfiguration,
    clock: any Clock<Duration>,
    openPage: @escaping @MainActor (PageRequest, any PageChannel) -> any Page
  ) {
    self.configuration = configuration
    uptime = Uptime(clock: clock)
    sessions = Sessions(
      limits: configuration.limits,
      uploads: configuration.uploads,
      site: SitePath(configuration.publicAddress),
      uptime: uptime,
      openPage: openPage
    )
  }

  /// Creates a host with the system's clock.
  public required convenience init(
    configuration: HostConfiguration,
    openPage: @escaping @MainActor (PageRequest, any PageChannel) -> any Page
  ) {
    self.init(configuration: configuration, clock: ContinuousClock(), openPage: openPage)
  }

  /// Starts listening.
  ///
  /// - Returns: The addresses to open in a browser, at least one.
  /// - Throws: `HostError`.
  public func start() async throws(HostError) -> [URL] {
    guard let address = ListenAddress(configuration.address) else {
      throw .invalidAddress(configuration.address)
    }
    if !address.isLoopback, configuration.signIn?.isRequired != true {
      throw .passCodeRequired(address: configuration.address)
    }
    OpenFiles.allow(connections: configuration.limits.connections)
    let socket = try address.listen(port: configuration.port)
    do {
      let port = try socket.port
      let handler = try makeHandler(address: address, port: port)
      let listener = try await Listener(
        socket: socket,
        limits: configuration.limits,
        site: SitePath(configuration.publicAddress),
        isBehindProxy: configuration.publicAddress != nil
      )
      run(listener, handler)
      return try urls(address: address, port: port)
    } catch {
      throw .system(error.localizedDescription)
    }
  }

  /// Ends all pages and stops listening.
  public func stop() async {
    sessions.endAll()
    for task in tasks { task.cancel() }
    for task in tasks { await task.value }
    tasks = []
  }

  func makeHandler(
    address: ListenAddress,
    port: Int
  ) throws -> RequestHandler {
    let gate = configuration.signIn.map { signIn in
      SignInGate(
        signIn,
        port: port,
        publicAddress: configuration.publicAddress,
        sessions: sessions,
        limits: configuration.limits,
        uptime: uptime
      )
    }
    self.gate = gate
    return RequestHandler(
      policy: OriginPolicy(
        address: address,
        port: port,
        publicAddress: configuration.publicAddress
      ),
      gate: gate,
      sessions: sessions,
      assets: try AssetStore(
        try ClientResources.assets() + configuration.assets
          + configuration.responders.flatMap(\.assets)
          + (configuration.identity?.icons.map(\.asset) ?? []),
        early: try ClientResources.earlyScript(),
        gate: try ClientResources.gate(),
        site: SitePath(configuration.publicAddress)
      ),
      responders: PathResponders(configuration.responders),
      localization: configuration.localization,
      identity: configuration.identity,
      limits: configuration.limits,
      publicAddress: configuration.publicAddress
    )
  }

  private func run(_ listener: Listener, _ handler: RequestHandler) {
    tasks = [
      Task.detached {
        do {
          try await listener.run(bodyLimit: { handler.bodyLimit(of: $0) }) { request in
            if let asset = handler.asset(for: request) { return asset }
            return await handler.reply(to: request)
          }
        } catch {
          HostLog.note("the listener ended", error)
        }
      },
      Task { [sessions, gate, limits = configuration.limits] in
        do {
          while true {
            try await Task.sleep(for: limits.sweep)
            sessions.sweep()
            // Another process may have signed out devices.
            gate?.endSignedOut()
          }
        } catch {
          HostLog.note("idle pages are no longer ended", error)
        }
      },
    ]
  }

  private func urls(address: ListenAddress, port: Int) throws -> [URL] {
    let addresses =
      address.isWildcard
      ? NetworkInterface.reachable(by: address, among: try NetworkInterface.all()) : [address]
    return try addresses.map { address in
      guard let url = URL(string: "http://\(address.urlHost):\(port)/") else {
        throw HostError.invalidAddress(address.text)
      }
      return url
    }
  }
}

extension Socket {
  /// The port that the socket listens on.
  fileprivate var port: Int {
    get throws {
      switch try sockname() {
      case .ip4(_, let port), .ip6(_, let port): Int(port)
      case .unix: 0
      }
    }
  }
}
