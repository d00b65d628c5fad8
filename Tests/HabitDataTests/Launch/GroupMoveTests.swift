import Foundation
import HabitTestSupport
import Testing

@testable import HabitData

/// Moving the store of a version without widgets.
@MainActor struct GroupMoveTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "move-\(UUID())")
  private let move: GroupMove

  init() throws {
    move = GroupMove(
      from: folder.appending(path: "app/HabitTracker/Habits.store"),
      to: folder.appending(path: "group/HabitTracker/Habits.store")
    )
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  @Test func `Habits and backups are moved`() throws {
    try make(move.from, with: "Read")
    try write("a copy", to: "app/HabitTracker/Backups/2026-03-09.store")
    try move.copy()
    #expect(try names(move.to) == ["Read"])
    #expect(try text("group/HabitTracker/Backups/2026-03-09.store") == "a copy")
    try move.removeFormer()
    #expect(!exists("app/HabitTracker/Habits.store"))
    #expect(!exists("app/HabitTracker/Backups"))
    #expect(try names(move.to) == ["Read"])
    try remove()
  }

  @Test func `Files that only the app uses stay in place`() throws {
    try make(move.from, with: "Read")
    try write("secret", to: "app/HabitTracker/sync.json")
    let group = AppGroup(identifier: "group.test", container: folder.appending(path: "group"))
    let launch = Launch(storeURL: move.from).shared(in: group, from: move.from)
    _ = try launch.modelContainer(for: [Habit.self, HabitCompletion.self])
    #expect(try names(launch.storeURL ?? move.from) == ["Read"])
    #expect(!exists("app/HabitTracker/Habits.store"))
    #expect(!exists("group/HabitTracker/sync.json"))
    let file = try #require(launch.file("sync.json"))
    #expect(try String(contentsOf: file, encoding: .utf8) == "secret")
    try remove()
  }

  @Test func `An existing store in the group is kept`() throws {
    try make(move.from, with: "Read")
    try make(move.to, with: "Run")
    try move.copy()
    #expect(try names(move.to) == ["Run"])
    try remove()
  }

  @Test func `Without a store, nothing is created`() throws {
    try move.copy()
    try move.removeFormer()
    #expect(!exists("group"))
    try remove()
  }

  @Test func `An interrupted move continues`() throws {
    try make(move.from, with: "Read")
    try write("half", to: "group/HabitTracker/Habits.store.moving")
    try write("half", to: "group/HabitTracker/Habits.store-wal")
    try move.copy()
    #expect(try names(move.to) == ["Read"])
    #expect(!exists("group/HabitTracker/Habits.store.moving"))
    try remove()
  }

  @Test func `A store that can't be copied stays in place`() throws {
    try make(move.from, with: "Read")
    try write("in the way", to: "group")
    #expect(throws: (any Error).self) { try move.copy() }
    try move.removeFormer()
    #expect(try names(move.from) == ["Read"])
    try remove()
  }

  @Test func `Settings are copied once`() throws {
    let settings = Launch(storeURL: nil).settings
    settings.set("rows", forKey: "listStyle")
    GroupMove.copy(["weekStart": "monday", "listStyle": "cards"], to: settings)
    #expect(settings.string(forKey: "weekStart") == "monday")
    #expect(settings.string(forKey: "listStyle") == "rows")
    GroupMove.copy(["appearance": "light"], to: settings)
    #expect(settings.string(forKey: "appearance") == nil)
    try remove()
  }

  private func make(_ url: URL, with name: String) throws {
    _ = try StoreFixture(url).make(HabitDraft(name: name))
  }

  private func names(_ url: URL) throws -> [String] {
    try StoreFixture(url).habits().map(\.name)
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
  }

  private func exists(_ path: String) -> Bool {
    let path = folder.appending(path: path).path(percentEncoded: false)
    return FileManager.default.fileExists(atPath: path)
  }

  private func remove() throws { try FileManager.default.removeItem(at: folder) }
}
