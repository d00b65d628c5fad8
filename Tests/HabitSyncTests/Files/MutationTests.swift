import Foundation
import HabitTestSupport
import TestSupport
import Testing

@testable import HabitSync

/// Files changed at random are either read whole or refused with an explanation, and quickly.
struct MutationTests {
  private static let count = RandomCases.count(of: 50_000)

  @Test func `A file that was changed in transit is refused, and nothing of it is merged`()
    async throws
  {
    let files = try await SampleFiles.random(8)
    var mutator = Mutator(seed: 11)
    let clock = ContinuousClock()
    var slowest = Duration.zero
    for number in 0..<Self.count {
      let file = files[number % files.count]
      let other = files[mutator.below(files.count)]
      let changed = mutator.changed(file.bytes, with: other.bytes)
      guard changed != file.bytes else { continue }
      let folder = SharedFolder()
      folder.change { $0[file.name.description] = changed }
      var replica = Replica()
      let start = clock.now
      let report = await Exchange(MemoryTransport(folder: folder))
        .run(&replica, at: Date(milliseconds: 0))
      slowest = max(slowest, clock.now - start)
      let error = report.refused[file.name.description]
      guard report.received == 0, replica == Replica(), let words = error?.errorDescription,
        words.hasSuffix("."), folder.files.count == 1
      else {
        Issue.record("file \(number): \(report)")
        return
      }
    }
    #expect(slowest < .seconds(2))
  }

  @Test func `Random contents in a valid seal are refused, or read whole`() async throws {
    let files = try await SampleFiles.random(8).map { try SyncFile($0, SampleFiles.seal).bytes }
    var mutator = Mutator(seed: 12)
    var (read, refused) = (0, 0)
    for number in 0..<Self.count {
      let file = files[number % files.count]
      let other = files[mutator.below(files.count)]
      let changed = mutator.changed(file, with: other)
      do throws(SyncFileError) {
        let sealed = try SampleFiles.seal.seal(Packing.pack(changed))
        let content = try SyncFile(sealed, SampleFiles.seal)
        // Contents that were read can be exported, merged, and written.
        let both = content.state.merged(with: try SyncFile(bytes: other).state)
        let document = SyncDocument(both)
        guard (try? document.json()) != nil else {
          Issue.record("contents \(number) can't be exported")
          return
        }
        #expect(try SyncFile(bytes: SyncFile(state: both).bytes).state == both)
        read += 1
      } catch {
        #expect(error.errorDescription?.hasSuffix(".") == true)
        refused += 1
      }
    }
    #expect(read > 0)
    #expect(refused > read)
  }
}
