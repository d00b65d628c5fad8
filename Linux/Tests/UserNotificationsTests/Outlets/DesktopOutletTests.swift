import Foundation
import Testing
import TestSupport

@_spi(Host) @testable import UserNotifications

/// Desktop notifications, with a script in place of `notify-send`.
@Suite(.timeLimit(.minutes(5))) @MainActor
struct DesktopOutletTests {
  private let folder: TemporaryFolder
  private let notice = Notice(
    id: "a",
    title: "--help",
    body: "<b> & \"c\"",
    isSilent: false,
    actions: [.init(action: "done", title: "Done"), .init(action: "snooze", title: "Snooze")]
  )

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Returns an outlet whose program runs a script and records its arguments in a file.
  private func outlet(_ script: String) throws -> DesktopOutlet {
    let tool = folder.file("notify-send")
    let lines = ["#!/bin/sh", #"printf '%s\n' "$@" >> "\#(folder.url.path)/calls""#, script]
    try Data(lines.joined(separator: "\n").utf8).write(to: tool)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool.path)
    return DesktopOutlet(environment: ["PATH": path, "DISPLAY": ":0"], name: "App")
  }

  private var path: String { "\(folder.url.path):/usr/bin:/bin" }

  private func reports(of script: String, count: Int) async throws -> [OutletReport] {
    let outlet = try outlet(script)
    var reports: [OutletReport] = []
    outlet.report = { reports.append($0) }
    outlet.show(notice)
    await until { reports.count == count }
    return reports
  }

  private func calls() throws -> [String] {
    try String(contentsOf: folder.file("calls"), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  @Test func `A pressed button is reported`() async throws {
    let script = #"case $1 in --help) echo "--action --print-id";; *) echo 7; echo done;; esac"#
    let reports = try await reports(of: script, count: 3)
    #expect(reports == [.shown("a"), .answered("a", action: "done"), .shown("a")])
    #expect(
      try calls() == [
        "--help", "--app-name=App", "--print-id", "--action=done=Done", "--action=snooze=Snooze",
        "--", "--help", #"&lt;b&gt; &amp; "c""#,
      ]
    )
  }

  @Test func `An older version of notify-send shows no buttons`() async throws {
    #expect(try await reports(of: "exit 0", count: 1) == [.shown("a")])
    #expect(
      try calls() == ["--help", "--app-name=App", "--", "--help", #"&lt;b&gt; &amp; "c""#]
    )
  }

  @Test func `A failure of notify-send is reported`() async throws {
    #expect(try await reports(of: "exit 1", count: 1) == [.failed("a")])
  }

  @Test func `A notification without a notification server fails`() async throws {
    let script = #"case $1 in --help) echo "--action --print-id";; *) echo 0; exit 1;; esac"#
    #expect(try await reports(of: script, count: 2) == [.failed("a"), .failed("a")])
  }

  @Test func `A notification is reported as shown while it waits for a button`() async throws {
    // Like `notify-send`, sed buffers its output until it ends.
    let script = #"""
      case $1 in --help) echo "--action --print-id";; *) (echo 7; sleep 20) | sed "";; esac
      """#
    let start = ContinuousClock.now
    #expect(try await reports(of: script, count: 1) == [.shown("a")])
    #expect(ContinuousClock.now - start < .seconds(15))
  }

  @Test func `The outlet is unavailable without a desktop or notify-send`() throws {
    _ = try outlet("exit 0")
    #expect(
      DesktopOutlet(environment: ["PATH": folder.url.path], name: "A").permission == .unavailable
    )
    let elsewhere = ["PATH": "/nowhere", "DISPLAY": ":0"]
    #expect(DesktopOutlet(environment: elsewhere, name: "A").permission == .unavailable)
    let wayland = ["PATH": "/nowhere:\(folder.url.path)", "WAYLAND_DISPLAY": "wayland-0"]
    #expect(DesktopOutlet(environment: wayland, name: "A").permission == .allowed)
  }
}
