import Foundation
import HabitEngine
import HabitSync
import HabitTestSupport
import TestSupport
import Testing

@testable import HabitData

/// Several devices with one folder each. A test decides which files are copied between the folders.
@MainActor
final class Devices {
  private var devices: [SyncFixture] = []
  private var folders: [TemporaryFolder] = []

  /// Creates a number of devices that know each other and share a habit.
  init(_ count: Int) async throws {
    for number in 0..<count {
      try add()
      try await devices[number].join(folders[number].url)
    }
    try devices[0].makeHabit("Start")
    try await settle(Array(0..<count))
  }

  var all: [Int] { Array(devices.indices) }

  subscript(_ number: Int) -> SyncFixture { devices[number] }

  /// Adds a device that does not sync yet.
  @discardableResult
  func add() throws -> Int {
    devices.append(try SyncFixture("Device \(devices.count)"))
    folders.append(try TemporaryFolder())
    return devices.count - 1
  }

  func join(_ number: Int, with key: SyncKey) async throws {
    copyFiles(all)
    try await devices[number].engine.join(
      .folder(path: folders[number].url.path()),
      key,
      named: devices[number].name
    )
  }

  /// Removes a device without copying any files.
  func remove(_ other: Int, by one: Int) async throws {
    #expect(try await removeIfListed(other, by: one))
  }

  func removeIfListed(_ other: Int, by one: Int) async throws -> Bool {
    let listed = try await devices[one].engine.status()?.devices ?? []
    guard let device = listed.first(where: { $0.name == devices[other].name }) else { return false }
    do {
      try await devices[one].engine.remove(device.id)
      return true
    } catch SyncError.wasRemoved {
      return false
    }
  }

  @discardableResult
  func exchange(_ number: Int) async throws -> ExchangeReport {
    try await devices[number].exchange()
  }

  func exchangeUnlessRemoved(_ number: Int) async throws {
    do {
      try await exchange(number)
    } catch SyncError.wasRemoved {
      // A removed device is expected to fail with this error.
    }
  }

  /// Copies all files between the folders of some devices.
  func copyFiles(_ numbers: [Int]) {
    for one in numbers {
      for other in numbers where other != one { folders[one].copy(to: folders[other]) }
    }
  }

  /// Copies files and exchanges until an exchange writes no file, at most eight times.
  func settle(_ order: [Int]) async throws {
    var files: [Set<String>] = []
    for _ in 0..<8 {
      copyFiles(order)
      for number in order { try await exchangeUnlessRemoved(number) }
      let previous = files
      files = try folders.map { try $0.fileNames() }
      if files == previous { return }
    }
  }

  /// Checks that the devices in `stay` have the same key and habits and list each other, and that
  /// the devices in `removed` have other keys and know that they were removed.
  func expectOneKey(_ stay: [Int], removed: [Int]) async throws {
    copyFiles(all)
    for number in removed {
      await #expect(throws: SyncError.wasRemoved) { try await exchange(number) }
    }
    guard let first = stay.first else { return }
    let key = try devices[first].engine.key()
    for number in stay {
      try await exchange(number)
      #expect(try devices[number].engine.key() == key)
      let difference = try devices[number].stored().difference(from: devices[first].stored())
      #expect(difference == nil, "\(difference ?? "")")
      let listed = try await devices[number].engine.status()?.devices.map(\.name) ?? []
      #expect(listed.sorted() == stay.map { devices[$0].name }.sorted())
    }
    for number in removed { #expect(try devices[number].engine.key() != key) }
  }
}

extension SyncFixture {
  func makeHabit(_ name: String) throws {
    _ = try device.makeHabit(name)
  }

  func names() throws -> [String] { try stored().habits.map(\.name).sorted() }
}

extension TemporaryFolder {
  fileprivate func fileNames() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: url.path()))
  }

  /// Copies missing files to another folder.
  fileprivate func copy(to other: TemporaryFolder) {
    do {
      let files = FileManager.default
      for file in try files.contentsOfDirectory(at: url, includingPropertiesForKeys: nil) {
        let target = other.url.appending(path: file.lastPathComponent)
        if !files.fileExists(atPath: target.path()) { try files.copyItem(at: file, to: target) }
      }
    } catch {
      Issue.record(error)
    }
  }
}
