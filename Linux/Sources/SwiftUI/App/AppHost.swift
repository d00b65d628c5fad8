import Dispatch
import Foundation
import WebElements

/// The server that shows an app's windows in browsers.
@MainActor struct AppHost {
  let hosting: Hosting

  /// `EX_UNAVAILABLE` of `sysexits.h`: the server could not start, for example because the port is
  /// in use.
  private static let unavailable: Int32 = 69

  func run(_ app: some App) async {
    Self.handleTerminationSignals()
    var configuration = hosting.configuration
    let root = configuration.publicAddress?.root ?? ""
    do {
      let signIn = try hosting.signIn.map { try Self.signIn($0, isRequired: !hosting.isLocal) }
      configuration.signIn = signIn
      configuration.assets = try AppAssets.all()
      configuration.localization = { WindowLanguage.localization(accepted: $0) }
      let server = hosting.host.init(configuration: configuration) { request, channel in
        WindowPage(app: app, root: root, request: request, channel: channel)
      }
      let addresses = try await server.start()
      announce(addresses, setUpCode: signIn?.setUpCode)
      tellServiceManager()
      if hosting.opensBrowser,
        let address = configuration.publicAddress?.text ?? addresses.first?.absoluteString
      {
        open(address)
      }
      // The static reference keeps the server alive for the life of the process.
      Self.running = server
    } catch {
      Self.complain(error.localizedDescription)
      exit(Self.unavailable)
    }
  }

  private static var running: (any PageHost)?

  private static var signals: [any DispatchSourceSignal] = []

  /// Calls `exit` on SIGINT, SIGTERM, or SIGHUP, between two events, so that the exit handlers run.
  ///
  /// A second signal ends the process immediately.
  private static func handleTerminationSignals() {
    // `nohup` ignores SIGHUP, so that the process survives the end of the terminal.
    var hangUp = sigaction()
    sigaction(SIGHUP, nil, &hangUp)
    let ignored = unsafeBitCast(SIG_IGN, to: Int.self)
    let isKept = unsafeBitCast(hangUp.__sigaction_handler.sa_handler, to: Int.self) == ignored
    let signals = [SIGINT, SIGTERM] + (isKept ? [] : [SIGHUP])
    Self.signals = signals.map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler {
        for number in signals { signal(number, SIG_DFL) }
        exit(EXIT_SUCCESS)
      }
      signal(number, SIG_IGN)
      source.resume()
      return source
    }
  }

  private func announce(_ addresses: [URL], setUpCode: String?) {
    let name = ProcessInfo.processInfo.processName
    if let address = hosting.configuration.publicAddress?.text {
      let behind = addresses.map(\.absoluteString)
      print(
        String(
          localized: """
            \(name) is at \(address). Its proxy must forward requests to \
            \(behind, format: .list(type: .and))
            """
        )
      )
    } else {
      for address in addresses {
        print(
          String(
            localized: "\(name) is at \(address.absoluteString)",
            comment: "The name of the app and its address, without a period."
          )
        )
      }
    }
    if let setUpCode {
      print(
        String(
          localized: """
            No pass code is set yet. Choose one in the first browser, which asks for this code once.
            """
        )
      )
      print(String(localized: "Set-up code: \(setUpCode)"))
    }
    // The address must appear immediately, even if the output is a file.
    fflush(nil)
  }

  private func tellServiceManager() {
    do {
      try ServiceManager.notifyReady()
    } catch {
      Self.complain("systemd could not be notified of the start: \(error.localizedDescription)")
    }
  }

  /// Opens the address in the desktop's browser, if there is a desktop.
  private func open(_ address: String) {
    let environment = ProcessInfo.processInfo.environment
    guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else { return }
    let opener = Process()
    opener.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    opener.arguments = ["xdg-open", address]
    opener.standardError = FileHandle.nullDevice
    do {
      try opener.run()
    } catch {
      // A desktop may lack xdg-open. The address is always printed.
      Self.complain("The browser could not be opened: \(error.localizedDescription)")
    }
  }

  /// - Throws: The error of `keeper`. The app can't verify devices if the store can't be read.
  private static func signIn(
    _ keeper: any SignInStore,
    isRequired: Bool
  ) throws -> SignInConfiguration {
    let needsSetUp = try isRequired && !keeper.hasPassCode()
    return SignInConfiguration(
      keeper: keeper,
      setUpCode: needsSetUp ? makeSetUpCode() : nil,
      isRequired: isRequired
    )
  }

  /// Returns twelve random digits: few enough to type on a phone, and too many to guess within a
  /// day, even from many addresses.
  private static func makeSetUpCode() -> String {
    String((0..<12).map { _ in Character(String(Int.random(in: 0...9))) })
  }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }
}
