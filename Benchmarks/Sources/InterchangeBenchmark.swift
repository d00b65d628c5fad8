import Foundation
import HabitEngine
import HabitInterchange

/// The benchmark of reading and writing 200 habits with 10 years of history.
enum InterchangeBenchmark {
  static func run() throws {
    let habits = InterchangeSample.habits(200, days: 3_652)
    let records = habits.reduce(0) { $0 + $1.days.count }
    print("\(habits.count) habits, \(records) records, 5 runs each: least and median")
    print()
    print("| work | least | median | size |")
    print("|---|---|---|---|")

    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for format in ExportFormat.allCases {
      let name = format.rawValue.uppercased()
      let data = try measure("write \(name)", size: nil) {
        try format.data(habits, categories: []) { _ in }
      }
      let url = folder.appending(path: name)
      try data.write(to: url)
      let history = try measure("read \(name)", size: data.count) {
        try Importer.read(contentsOf: url)
      }
      precondition(history.habits.map(\.days.count) == habits.map(\.days.count))
    }

    let bare = try JSONSerialization.data(withJSONObject: InterchangeSample.objects(habits))
    _ = try measure("read the same by JSONDecoder, for comparison", size: bare.count) {
      try JSONDecoder().decode(InterchangeSample.Document.self, from: bare)
    }
    try FileManager.default.removeItem(at: folder)
  }

  /// Runs a piece of work five times, and prints its times. Returns the last result.
  private static func measure<Value>(
    _ name: String,
    size: Int?,
    _ work: () throws -> Value
  ) throws -> Value {
    let clock = ContinuousClock()
    var times: [Duration] = []
    var value: Value?
    for _ in 0..<5 {
      let start = clock.now
      value = try work()
      times.append(clock.now - start)
    }
    times.sort()
    let texts = [times[0], times[2]].map { String(format: "%.0f ms", $0 / .milliseconds(1)) }
    let megabytes = size.map { String(format: "%.1f MB", Double($0) / 1e6) } ?? ""
    print("| \(name) | \(texts[0]) | \(texts[1]) | \(megabytes) |")
    guard let value else { throw CancellationError() }
    return value
  }
}
