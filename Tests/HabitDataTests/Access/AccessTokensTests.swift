import Foundation
import HabitTestSupport
import TestSupport
import Testing

@testable import HabitData

/// The tokens of scripts and devices.
@MainActor
struct AccessTokensTests {
  private let time = ManualTime()
  private let folder: TemporaryFolder
  private var url: URL { folder.file("tokens.json") }

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Opens a file, or tokens in memory.
  private func tokens(_ url: URL? = nil) -> AccessTokens { AccessTokens(url, clock: time.clock) }

  @Test func `A token is recognized by its text, and its secret is not stored`() throws {
    let tokens = tokens(url)
    let text = try tokens.make(named: "  Kitchen wall ", scope: .checkOff)
    #expect(text.text.wholeMatch(of: #/habit_[0-9a-f]{8}_[0-9a-f]{64}/#) != nil)
    let token = try #require(try tokens.token(of: text.text))
    #expect(token.name == "Kitchen wall")
    #expect(token.scope == .checkOff)
    #expect(token.createdAt == time.now)
    #expect(token.lastUsedAt == nil)
    let content = try String(contentsOf: url, encoding: .utf8)
    #expect(content.contains("Kitchen wall"))
    #expect(!content.contains(text.secret))
  }

  @Test func `Text that is not exactly a token is refused`() throws {
    let tokens = tokens()
    let text = try tokens.make(named: "a", scope: .read)
    let other = try tokens.make(named: "b", scope: .everything)
    let wrong = [
      "", "habit_", text.text + "0", String(text.text.dropLast()), text.text.uppercased(),
      " \(text.text)", "habit_\(text.id)_\(other.secret)", "habit_\(other.id)_\(text.secret)",
      "habit_00000000_\(text.secret)", "habit_\(text.id)_\(String(repeating: "0", count: 64))",
    ]
    for guess in wrong { #expect(try tokens.token(of: guess) == nil) }
    #expect(try tokens.token(of: text.text)?.name == "a")
  }

  @Test func `The same secret has a different hash each time`() {
    let first = HashedSecret("x")
    let second = HashedSecret("x")
    #expect(first != second)
    #expect(first.matches("x") && second.matches("x"))
    #expect(!first.matches("y") && !first.matches(""))
  }

  @Test func `Only this user can read the file`() throws {
    _ = try tokens(url).make(named: "a", scope: .read)
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.file(file).path)
      #expect(attributes[.posixPermissions] as? Int == 0o600, "\(file)")
    }
  }

  @Test func `Tokens without a file exist only in memory`() throws {
    let tokens = tokens()
    let text = try tokens.make(named: "a", scope: .read)
    #expect(try tokens.token(of: text.text) != nil)
    #expect(self.tokens().tokens.isEmpty)
  }

  @Test func `A revoked token is refused immediately by every process`() throws {
    let (one, two) = (tokens(url), tokens(url))
    let text = try one.make(named: "a", scope: .read)
    let token = try #require(try two.token(of: text.text))
    try two.revoke(token)
    #expect(try one.token(of: text.text) == nil)
    one.refresh()
    #expect(one.tokens.isEmpty)
  }

  @Test func `The last use is recorded at most once a minute`() throws {
    let tokens = tokens(url)
    let text = try tokens.make(named: "a", scope: .read)
    let now = time.now
    func use(after seconds: TimeInterval) throws -> Date? {
      time.setClock(by: seconds - time.now.timeIntervalSince(now))
      _ = try #require(try tokens.token(of: text.text))
      return self.tokens(url).tokens.first?.lastUsedAt
    }
    #expect(try use(after: 5) == now + 5)
    #expect(try use(after: 64) == now + 5)
    #expect(try use(after: 65) == now + 65)
    // The clock was set back.
    #expect(try use(after: -3_600) == now - 3_600)
  }

  @Test func `A use does not restore a revoked token`() throws {
    let tokens = tokens(url)
    let text = try tokens.make(named: "a", scope: .read)
    let token = try #require(try tokens.token(of: text.text))
    try self.tokens(url).revoke(token)
    time.setClock(by: 61)
    try tokens.noteUse(of: token)
    #expect(self.tokens(url).tokens.isEmpty)
  }

  @Test func `A file with invalid content is refused and unchanged`() throws {
    try Data("{}".utf8).write(to: url)
    let tokens = tokens(url)
    let path = url.path(percentEncoded: false)
    #expect(tokens.error == .file(.damaged(file: path)))
    #expect(tokens.tokens.isEmpty)
    #expect(throws: AccessTokenError.file(.damaged(file: path))) {
      try tokens.token(of: AccessTokenText().text)
    }
    #expect(throws: AccessTokenError.file(.damaged(file: path))) {
      try tokens.make(named: "a", scope: .read)
    }
    #expect(try Data(contentsOf: url) == Data("{}".utf8))
  }

  @Test(arguments: ["", " \n", String(repeating: "x", count: 81)])
  func `A token's name must have 1 to 80 characters`(name: String) throws {
    let tokens = tokens()
    #expect(throws: AccessTokenError.invalidName) {
      try tokens.make(named: name, scope: .read)
    }
    #expect(tokens.tokens.isEmpty)
  }

  @Test func `The number of tokens is limited`() throws {
    let tokens = tokens()
    for _ in 0..<AccessTokens.limit { _ = try tokens.make(named: "a", scope: .read) }
    #expect(throws: AccessTokenError.tooMany) {
      try tokens.make(named: "a", scope: .read)
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
