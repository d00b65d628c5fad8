import TestSupport
import Testing

@testable import HabitData

/// A file that several processes share.
struct SharedFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `Concurrent changes are all saved`() async throws {
    let (writers, each) = (8, 12)
    let url = folder.file("names.json")
    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<writers {
        group.addTask {
          let file = SharedFile<[String]>(url, empty: [])
          for number in 0..<each {
            #expect(throws: Never.self) {
              try file.change(failure: { $0 }) { content throws(SharedFileError) in
                content.append("\(writer) \(number)")
              }
            }
          }
        }
      }
    }
    let names = try SharedFile<[String]>(url, empty: []).read()
    let expected = (0..<writers).flatMap { a in (0..<each).map { "\(a) \($0)" } }
    #expect(names.sorted() == expected.sorted())
  }
}
