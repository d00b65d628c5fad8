import Foundation
import SwiftData
import Testing

@Suite struct KillTests {
  @Test func aKilledProcessLosesNothingThatItHasSaved() throws {
    let folder = try TemporaryFolder()
    var acknowledged: [Int] = []
    for round in 0..<50 {
      let writer = try TestWriter(store: folder.store, first: round * 100_000, count: 100_000)
      for _ in 0...round {
        let number = try #require(writer.nextNumber())
        acknowledged.append(number)
      }
      writer.kill()
      acknowledged += writer.remainingNumbers()
    }
    let container = try ModelContainer(
      for: Note.self,
      configurations: ModelConfiguration(url: folder.store)
    )
    let context = ModelContext(container)
    let notes = try context.fetch(FetchDescriptor<Note>())
    let texts = Dictionary(notes.map { ($0.number, $0.text) }, uniquingKeysWith: { $0 + $1 })
    #expect(acknowledged.count >= 50 * 51 / 2)
    #expect(acknowledged.filter { texts[$0] != "note \($0)" } == [])
    #expect(notes.count <= acknowledged.count + 50, "at most one note a round was under way")
  }
}
