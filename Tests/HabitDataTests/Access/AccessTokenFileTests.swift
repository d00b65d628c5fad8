import Foundation
import TestSupport
import Testing

@testable import HabitData

/// The storage of tokens.
struct AccessTokenFileTests {
  private let now = Date(timeIntervalSince1970: 1_773_079_200)
  private let folder: TemporaryFolder
  private var url: URL { folder.file("tokens.json") }

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `A token is recognized by its text, and its secret is not stored`() throws {
    let file = AccessTokenFile(url)
    let text = try file.make(named: "  Kitchen wall ", scope: .checkOff, at: now)
    #expect(text.text.wholeMatch(of: #/habit_[0-9a-f]{8}_[0-9a-f]{64}/#) != nil)
    let token = try #require(try file.token(of: text.text))
    #expect(token.name == "Kitchen wall")
    #expect(token.scope == .checkOff)
    #expect(token.createdAt == now)
    #expect(token.lastUsedAt == nil)
    let content = try String(contentsOf: url, encoding: .utf8)
    #expect(content.contains("Kitchen wall"))
    #expect(!content.contains(text.secret))
  }

  @Test func `Text that is not exactly a token is refused`() throws {
    let file = AccessTokenFile(nil)
    let text = try file.make(named: "a", scope: .read, at: now)
    let other = try file.make(named: "b", scope: .everything, at: now)
    let wrong = [
      "", "habit_", text.text + "0", String(text.text.dropLast()), text.text.uppercased(),
      " \(text.text)", "habit_\(text.id)_\(other.secret)", "habit_\(other.id)_\(text.secret)",
      "habit_00000000_\(text.secret)", "habit_\(text.id)_\(String(repeating: "0", count: 64))",
    ]
    for guess in wrong { #expect(try file.token(of: guess) == nil) }
    #expect(try file.token(of: text.text)?.name == "a")
  }

  @Test func `The same secret has a different hash each time`() {
    let first = HashedSecret("x")
    let second = HashedSecret("x")
    #expect(first != second)
    #expect(first.matches("x") && second.matches("x"))
    #expect(!first.matches("y") && !first.matches(""))
  }

  @Test func `Only this user can read the file`() throws {
    _ = try AccessTokenFile(url).make(named: "a", scope: .read, at: now)
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.file(file).path)
      #expect(attributes[.posixPermissions] as? Int == 0o600, "\(file)")
    }
  }

  @Test func `Tokens without a file exist only in memory`() throws {
    let file = AccessTokenFile(nil)
    let text = try file.make(named: "a", scope: .read, at: now)
    #expect(try file.token(of: text.text) != nil)
    #expect(try AccessTokenFile(nil).tokens().isEmpty)
  }

  @Test func `A revoked token is refused immediately by every process`() throws {
    let (one, two) = (AccessTokenFile(url), AccessTokenFile(url))
    let text = try one.make(named: "a", scope: .read, at: now)
    #expect(try two.token(of: text.text) != nil)
    try two.revoke(text.id)
    #expect(try one.token(of: text.text) == nil)
    #expect(try one.tokens().isEmpty)
  }

  @Test func `Tokens made concurrently are all saved`() async throws {
    let writers = 8
    let each = 12
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<writers {
        group.addTask {
          let file = AccessTokenFile(url)
          for number in 0..<each {
            _ = try file.make(named: "\(writer) \(number)", scope: .read, at: now)
          }
        }
      }
      try await group.waitForAll()
    }
    let names = try AccessTokenFile(url).tokens().map(\.name)
    #expect(
      Set(names) == Set((0..<writers).flatMap { a in (0..<each).map { "\(a) \($0)" } })
    )
    #expect(names.count == writers * each)
  }

  @Test func `The last use is recorded at most once a minute`() throws {
    let file = AccessTokenFile(url)
    let text = try file.make(named: "a", scope: .read, at: now)
    func use(after seconds: TimeInterval) throws -> Date? {
      let token = try #require(try file.token(of: text.text))
      try file.noteUse(of: token, at: now + seconds)
      return try AccessTokenFile(url).tokens().first?.lastUsedAt
    }
    #expect(try use(after: 5) == now + 5)
    #expect(try use(after: 64) == now + 5)
    #expect(try use(after: 65) == now + 65)
    // The clock was set back.
    #expect(try use(after: -3_600) == now - 3_600)
  }

  @Test func `A use does not restore a revoked token`() throws {
    let file = AccessTokenFile(url)
    let text = try file.make(named: "a", scope: .read, at: now)
    let token = try #require(try file.token(of: text.text))
    try AccessTokenFile(url).revoke(token.id)
    try file.noteUse(of: token, at: now)
    #expect(try AccessTokenFile(url).tokens().isEmpty)
  }

  @Test func `A file with invalid content is refused and unchanged`() throws {
    try Data("{}".utf8).write(to: url)
    let file = AccessTokenFile(url)
    let path = url.path(percentEncoded: false)
    #expect(throws: AccessTokenError.file(.damaged(file: path))) { try file.tokens() }
    #expect(throws: AccessTokenError.file(.damaged(file: path))) {
      try file.make(named: "a", scope: .read, at: now)
    }
    #expect(try Data(contentsOf: url) == Data("{}".utf8))
  }

  @Test(arguments: ["", " \n", String(repeating: "x", count: 81)])
  func `A token's name must have 1 to 80 characters`(name: String) throws {
    let file = AccessTokenFile(nil)
    #expect(throws: AccessTokenError.invalidName) {
      try file.make(named: name, scope: .read, at: now)
    }
    #expect(try file.tokens().isEmpty)
  }

  @Test func `The number of tokens is limited`() throws {
    let file = AccessTokenFile(nil)
    for _ in 0..<AccessTokenFile.limit { _ = try file.make(named: "a", scope: .read, at: now) }
    #expect(throws: AccessTokenError.tooMany) {
      try file.make(named: "a", scope: .read, at: now)
    }
  }

  @Test func `Each scope for scripts includes the narrower scopes, and sync is separate`() {
    func included(_ scope: AccessScope) -> [AccessScope] {
      AccessScope.allCases.filter(scope.includes)
    }
    #expect(included(.read) == [.read])
    #expect(included(.checkOff) == [.read, .checkOff])
    #expect(included(.everything) == [.read, .checkOff, .everything])
    #expect(included(.sync) == [.sync])
  }
}
