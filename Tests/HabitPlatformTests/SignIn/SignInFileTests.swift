import Foundation
import HabitTestSupport
import TestSupport
import Testing
@testable import WebElements

@testable import HabitPlatform
@testable import HabitTrackerFeature

/// Storage of the pass code and devices.
struct SignInFileTests {
  private let day: TimeInterval = 24 * 60 * 60
  private let folder: TemporaryFolder
  private var url: URL { folder.file("sign-in.json") }

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `A new file has no pass code and no devices`() async throws {
    let file = SignInFile(nil, clock: ManualTime().clock)
    #expect(try !file.hasPassCode())
    #expect(try await !file.isPassCode(""))
    #expect(try file.status(of: []) == .noPassCode)
    #expect(try file.signedIn().isEmpty)
  }

  @Test func `The pass code is stored as a hash that other processes read`() async throws {
    let time = ManualTime()
    let (one, two) = (SignInFile(url, clock: time.clock), SignInFile(url, clock: time.clock))
    try await one.choosePassCode("rain on tin", isFirst: true, keeping: nil)
    #expect(try await two.isPassCode("rain on tin"))
    #expect(try await !two.isPassCode("rain on ti"))
    await #expect(throws: SignInRefusal("A pass code was just chosen in another browser.")) {
      try await two.choosePassCode("another one", isFirst: true, keeping: nil)
    }
    await #expect(throws: SignInRefusal.self) {
      try await two.choosePassCode("short", isFirst: false, keeping: nil)
    }
    try await two.choosePassCode("another one", isFirst: false, keeping: nil)
    #expect(try await !one.isPassCode("rain on tin"))
    #expect(try await one.isPassCode("another one"))
    let content = try String(contentsOf: url, encoding: .utf8)
    #expect(content.contains("$y$") && !content.contains("another"))
  }

  @Test func `A device is recognized by its token, which is not stored`() throws {
    let time = ManualTime()
    let shown = try SignInFile(url, clock: time.clock).signIn(deviceNamed: "Firefox on Linux")
    #expect(shown.wholeMatch(of: #/[0-9a-f]{16}-[0-9a-f]{64}/#) != nil)
    // A new object reads the file, as after a restart.
    let file = SignInFile(url, clock: time.clock)
    let id = String(shown.prefix(16))
    #expect(try file.status(of: [shown]) == .signedIn(id: id))
    #expect(try file.signedIn() == [id])
    let other = try file.signIn(deviceNamed: "Safari on iPhone")
    let mixed = shown.prefix(17) + other.dropFirst(17)
    // The tokens are unknown, and there is no pass code.
    for wrong in [String(mixed), shown + "0", String(shown.dropLast()), shown.uppercased(), id] {
      #expect(try file.status(of: [wrong]) == .noPassCode)
    }
    let content = try String(contentsOf: url, encoding: .utf8)
    #expect(content.contains("Firefox on Linux") && !content.contains(shown.dropFirst(17)))
  }

  @Test @MainActor func `A device that was signed out is reported as signed out`() throws {
    let file = SignInFile(nil, clock: ManualTime().clock)
    let signOuts = ChangeCounter()
    file.onChange { signOuts.increment() }
    let (one, two) = (try file.signIn(deviceNamed: "a"), try file.signIn(deviceNamed: "b"))
    let devices = file.devices()
    #expect(Set(devices.devices.map(\.name)) == ["a", "b"])
    let before = signOuts.count
    devices.signOut([String(one.prefix(16))])
    #expect(signOuts.count == before + 1)
    #expect(try file.status(of: [one]) == .signedOut)
    #expect(try file.status(of: [two]) == .signedIn(id: String(two.prefix(16))))
    #expect(devices.devices.map(\.name) == ["b"])
  }

  @Test func `A new pass code signs out all other devices`() async throws {
    let file = SignInFile(nil, clock: ManualTime().clock)
    let shown = try (0..<3).map { try file.signIn(deviceNamed: "\($0)") }
    let own = String(shown[1].prefix(16))
    try await file.choosePassCode("rain on tin", isFirst: true, keeping: own)
    #expect(
      try shown.map { try file.status(of: [$0]) } == [.signedOut, .signedIn(id: own), .signedOut]
    )
    try await file.choosePassCode("another one", isFirst: false, keeping: nil)
    #expect(try file.signedIn().isEmpty)
  }

  @Test func `A sign-in fails if the pass code has changed since it was checked`() async throws {
    let file = SignInFile(nil, clock: ManualTime().clock)
    try await file.choosePassCode("rain on tin", isFirst: true, keeping: nil)
    #expect(try await file.signIn(deviceNamed: "a", giving: "rain on ti") == nil)
    let shown = try #require(try await file.signIn(deviceNamed: "a", giving: "rain on tin"))
    #expect(try file.status(of: [shown]) == .signedIn(id: String(shown.prefix(16))))

    let lookedAt = try PassCodeHash(PassCode("rain on tin"))
    #expect(try file.signIn(deviceNamed: "b", under: lookedAt) == nil)
    try await file.choosePassCode("another one", isFirst: false, keeping: nil)
    #expect(try await file.signIn(deviceNamed: "c", giving: "rain on tin") == nil)
    #expect(try file.signedIn().isEmpty)
  }

  @Test func `A device is signed out 400 days after its sign-in, or sooner if it is not used`()
    throws
  {
    let time = ManualTime()
    let file = SignInFile(nil, clock: time.clock)
    let (idle, used) = (try file.signIn(deviceNamed: "idle"), try file.signIn(deviceNamed: "used"))
    let id = String(used.prefix(16))
    for _ in 0..<4 {
      time.advance(by: 89 * day)
      #expect(try file.status(of: [used]) == .signedIn(id: id))
    }
    #expect(try file.status(of: [idle]) == .signedOut)
    time.advance(by: 43 * day)
    #expect(try file.status(of: [used]) == .signedIn(id: id))
    time.advance(by: 2 * day)
    #expect(try file.status(of: [used]) == .signedOut)
    #expect(try file.signedIn().isEmpty)
  }

  @Test func `A device is signed out after 90 days without use, not before`() throws {
    let time = ManualTime()
    let file = SignInFile(nil, clock: time.clock)
    let shown = try file.signIn(deviceNamed: "idle")
    time.advance(by: 90 * day)
    #expect(try file.signedIn() == [String(shown.prefix(16))])
    time.advance(by: 1)
    #expect(try file.signedIn().isEmpty)
    #expect(try file.status(of: [shown]) == .signedOut)
  }

  @Test func `Of several cookies, the cookie of a signed-in device is used`() async throws {
    let file = SignInFile(nil, clock: ManualTime().clock)
    let (out, own) = (try file.signIn(deviceNamed: "a"), try file.signIn(deviceNamed: "b"))
    let id = String(own.prefix(16))
    try await file.choosePassCode("rain on tin", isFirst: true, keeping: id)
    #expect(try file.status(of: ["x", out, own]) == .signedIn(id: id))
    #expect(try file.status(of: ["x", out]) == .signedOut)
    #expect(try file.status(of: ["x"]) == .unknown)
  }

  @Test func `The last use is stored at most once an hour`() throws {
    let time = ManualTime()
    let file = SignInFile(url, clock: time.clock)
    let shown = try file.signIn(deviceNamed: "a")
    let bytes = try Data(contentsOf: url)
    time.advance(by: 59 * 60)
    _ = try file.status(of: [shown])
    #expect(try Data(contentsOf: url) == bytes)
    time.advance(by: 60)
    _ = try file.status(of: [shown])
    #expect(try Data(contentsOf: url) != bytes)
  }

  @Test func `The oldest devices are removed if there are too many`() throws {
    let time = ManualTime()
    let file = SignInFile(nil, clock: time.clock)
    let shown = try (0..<SignInRecord.limit + 2).map { number in
      time.advance(by: 1)
      return try file.signIn(deviceNamed: "\(number)")
    }
    #expect(try file.signedIn().count == SignInRecord.limit)
    #expect(try file.status(of: [shown[1]]) == .noPassCode)
    #expect(try file.status(of: [shown[2]]) == .signedIn(id: String(shown[2].prefix(16))))
  }

  @Test func `A damaged file makes sign-ins fail and is not changed`() async throws {
    try Data("[]".utf8).write(to: url)
    let file = SignInFile(url, clock: ManualTime().clock)
    #expect(throws: SignInFileError.self) { try file.hasPassCode() }
    #expect(throws: SignInFileError.self) { try file.signIn(deviceNamed: "a") }
    await #expect(throws: SignInFileError.self) {
      try await file.choosePassCode("rain on tin", isFirst: false, keeping: nil)
    }
    #expect(try Data(contentsOf: url) == Data("[]".utf8))
  }
}
