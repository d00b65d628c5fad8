import Foundation
import HabitEngine
import TestSupport

@testable import HabitSync

/// Sample files that use every field of the format.
enum SampleFiles {
  static let seal = FileSeal(SyncModel.key)

  /// A fixed file for checking the format.
  static var golden: SyncFile {
    get throws {
      var random = Generator(seed: 3)
      var replica = Replica()
      let id = SyncModel.habits[0]
      let day = CalendarDay(rawValue: 20_000)
      let start = Date(milliseconds: 1_790_000_000_000)
      replica.make(
        [
          .habit(id, [.name("Drink"), .measure(.time), .pause(Pause(day...day), true)]),
          .category("garden", [.name("Garden"), .position(6)]),
        ],
        at: start,
        using: &random
      )
      replica.make(
        [
          .day(id, day, DayEdit(count: .set(60), note: "cold")),
          .day(id, day.advanced(by: 1), DayEdit(count: .add(120), date: start)),
          .day(id, day.advanced(by: 3), DayEdit(status: .skipped)),
        ],
        at: start.addingTimeInterval(1),
        using: &random
      )
      replica.make(
        [.day(id, day.advanced(by: 1), DayEdit(count: .set(30)))],
        at: start.addingTimeInterval(2),
        using: &random
      )
      var state = replica.state
      state.others[7] = [[1, 2, 3]]
      return SyncFile(replaces: [SyncFileName(Array(repeating: 0xAB, count: 16))], state: state)
    }
  }

  /// Returns files of random histories, and the fixed file.
  static func random(_ count: Int) async throws -> [SealedFile] {
    var files = [try golden.sealed(seal)]
    for seed in 0..<UInt64(count) {
      var model = SyncModel(seed: 1_000 + seed)
      await model.run(steps: 40)
      for (name, bytes) in model.folder.files.sorted(by: { $0.key < $1.key }) {
        guard let name = SyncFileName(text: name) else { continue }
        let file = SealedFile(name: name, bytes: bytes)
        do {
          _ = try SyncFile(file, seal)
          files.append(file)
        } catch {
          // The random history damaged this file.
          continue
        }
      }
    }
    return files
  }
}
