import Dispatch
import Foundation
import WebElements
import WebHost

/// Serves the fixture page: `WebHostFixture PORT [FIRST-ID] [PASS-CODE]`. Pages without a socket end
/// after so many milliseconds as `WEB_HOST_FIXTURE_IDLE` says.
let arguments = CommandLine.arguments.dropFirst()
let port = arguments.first.flatMap { Int($0) } ?? 0
let firstID = arguments.dropFirst().first.flatMap { Int($0) } ?? 1
let passCode = arguments.dropFirst(2).first

var configuration = HostConfiguration(port: port, passCode: passCode)
if let idle = ProcessInfo.processInfo.environment["WEB_HOST_FIXTURE_IDLE"].flatMap({ Int($0) }) {
  configuration.limits.idlePage = .milliseconds(idle)
  configuration.limits.sweep = .milliseconds(100)
}

let model = FixtureModel()
let host = WebHost(configuration: configuration) { request, channel in
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
