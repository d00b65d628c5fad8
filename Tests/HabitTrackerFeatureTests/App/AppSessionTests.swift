import Foundation
import SwiftData
import Testing

@testable import HabitTrackerFeature

/// From launch options to a store, in a folder of each test's own.
@MainActor
struct AppSessionTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var file: URL { folder.appending(path: "deep/Habits.store") }

  @Test func makesAStoreAndKeepsWhatIsWritten() throws {
    let first = try open(["--store", file.path])
    #expect(first.create(HabitDraft(name: "Run")))
    let second = try open(["--store", file.path])
    #expect(try second.context.fetch(FetchDescriptor<Habit>()).map(\.name) == ["Run"])
    try FileManager.default.removeItem(at: folder)
  }

  @Test func samplesAreInMemory() throws {
    let store = try open(["--sample", "5", "--now", "2026-03-09T12:00:00Z"])
    #expect(try store.context.fetchCount(FetchDescriptor<Habit>()) == 5)
    #expect(try LaunchOptions.reading(["--sample", "5"]).storeURL == nil)
  }

  @Test func theClockStartsWhereItIsTold() throws {
    let store = try open([
      "--in-memory", "--now", "2026-03-09T23:30:00Z", "--time-zone", "Asia/Tokyo",
    ])
    #expect(store.today.isoText == "2026-03-10")
  }

  @Test func whatIsNoStoreIsLeftAsItIs() throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    let content = Data("Dear diary".utf8)
    try content.write(to: file)
    let session = try session(["--store", file.path])
    guard case .failed(let failure) = session.state else {
      Issue.record("the store was opened")
      return
    }
    #expect(failure.url == file)
    #expect(!failure.reason.isEmpty)
    #expect(try Data(contentsOf: file) == content)
    try FileManager.default.removeItem(at: folder)
  }

  @Test func anImportThatCantBeReadMakesNoStore() throws {
    do throws(LaunchFailure) {
      _ = try session(["--store", file.path, "--import", "/nowhere/loop.db"])
      Issue.record("the import was read")
    } catch {
      #expect(error.exitCode == 65)
      #expect(error.message.hasPrefix("loop.db can't be read: "))
      #expect(!error.message.contains("\n"))
    }
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  private func session(_ arguments: [String]) throws(LaunchFailure) -> AppSession {
    let options = try LaunchOptions.reading(arguments)
    return try AppSession(options, reminders: RecordingReminderCenter()) {
      try options.modelContainer(for: [Habit.self, HabitCompletion.self])
    }
  }

  private func open(_ arguments: [String]) throws -> HabitStore {
    switch try session(arguments).state {
    case .open(let store, _): return store
    case .failed(let failure): throw failure
    }
  }
}

extension StoreFailure: Error {}
