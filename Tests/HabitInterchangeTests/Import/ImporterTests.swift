import Foundation
import Testing

@testable import HabitInterchange

/// Progress and cancellation while a file is read.
struct ImporterTests {
  private static let fiveThousandDays = """
    INSERT INTO Habits (id, name, color, freq_num, freq_den) VALUES (1, 'Run', 0, 1, 1);
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
      INSERT INTO Repetitions SELECT i, 1, i * 86400000, 2, '' FROM n;
    """

  @Test func `Reading reports its progress from 0 to 1`() throws {
    var shares: [Double] = []
    _ = try withLoopDatabase(schema: 25, Self.fiveThousandDays) { url in
      try Importer.read(contentsOf: url) { shares.append($0) }
    }
    #expect(shares == shares.sorted())
    #expect(shares.first == 0)
    #expect(shares.last == 1)
    #expect(shares.count > 5)
  }

  @Test func `A canceled task stops reading`() async throws {
    let bytes = try withLoopDatabase(schema: 25, Self.fiveThousandDays) { url in
      try Data(contentsOf: url)
    }
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try read(bytes)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
