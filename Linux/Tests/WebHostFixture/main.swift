import Dispatch
import Foundation
import WebElements
import WebHost

/// Serves the fixture page: `WebHostFixture PORT [FIRST-ID] [PASS-CODE]`. SIGUSR1 switches between
/// the system's clock and a clock that advances by an hour on every reading, which ends pages
/// without a socket. The program prints a line for each page that ended.
let arguments = CommandLine.arguments.dropFirst()
let port = arguments.first.flatMap { Int($0) } ?? 0
let firstID = arguments.dropFirst().first.flatMap { Int($0) } ?? 1
let passCode = arguments.dropFirst(2).first

var configuration = HostConfiguration(
  port: port,
  signIn: passCode.map { SignInConfiguration(keeper: FixtureSignInStore($0)) }
)
configuration.limits.sweep = .milliseconds(100)

let clock = SkippingClock()
signal(SIGUSR1, SIG_IGN)
let toggleSignal = DispatchSource.makeSignalSource(signal: SIGUSR1, queue: .main)
toggleSignal.setEventHandler { clock.toggle() }
toggleSignal.resume()

let model = FixtureModel()
let host = WebHost(configuration: configuration, clock: clock) { request, channel in
  FixturePage(model: model, channel: channel, request: request, firstID: firstID)
}
do {
  for url in try await host.start() {
    FileHandle.standardOutput.write(Data("\(url.absoluteString)\n".utf8))
  }
} catch {
  FileHandle.standardError.write(Data("\(error.localizedDescription)\n".utf8))
  exit(69)
}
while true { try await Task.sleep(for: .seconds(3_600)) }
