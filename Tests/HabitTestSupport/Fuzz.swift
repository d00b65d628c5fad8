import Foundation
import HabitEngine
import HabitInterchange
import Synchronization

/// A fuzz test. It reads randomly changed files, and checks that each is either read completely or
/// refused with an explanation, in under two seconds.
public struct Fuzz: Sendable {
  /// The results of a run.
  public struct Report: Sendable {
    /// The number of changed files that were read.
    public var readCount = 0
    /// The number of files that were refused.
    public var refusedCount = 0
    /// The number of the slowest file, and its time.
    public var slowest: (number: Int, time: Duration) = (0, .zero)
    /// Violations: an unexpected error, a result beyond the limits, or more than two seconds.
    public var failures: [String] = []
  }

  private let files: [[UInt8]]
  private let folder: URL
  private let seed: UInt64

  /// - Parameters:
  ///   - fixtures: The folder with the files to change.
  ///   - folder: The folder for the changed files, which are written one after another.
  public init(fixtures: URL, folder: URL, seed: UInt64) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: fixtures.path).sorted()
    files = try names.map { Array(try Data(contentsOf: fixtures.appending(path: $0))) }
    self.folder = folder
    self.seed = seed
  }

  /// Reads `count` changed files on all processors.
  public func run(_ count: Int) -> Report {
    let report = Mutex(Report())
    let workers = ProcessInfo.processInfo.activeProcessorCount
    DispatchQueue.concurrentPerform(iterations: workers) { worker in
      for number in stride(from: worker, to: count, by: workers) {
        let url = folder.appending(path: "fuzz-\(worker)")
        let clock = ContinuousClock()
        let start = clock.now
        let failure = check(number, at: url)
        let time = clock.now - start
        report.withLock { report in
          switch failure {
          case .none: report.readCount += 1
          case .some(""): report.refusedCount += 1
          case .some(let failure): report.failures.append("file \(number): \(failure)")
          }
          if time > report.slowest.time { report.slowest = (number, time) }
          if time > .seconds(2) { report.failures.append("file \(number) took \(time)") }
        }
      }
    }
    return report.withLock { $0 }
  }

  /// Returns the changed file with a number.
  public func file(_ number: Int) -> [UInt8] {
    var mutator = Mutator(seed: seed &+ UInt64(number) &* 0x1000_0001)
    let file = files[number % files.count]
    let other = files[mutator.below(files.count)]
    // The checksum of a changed archive is almost always wrong, so half of the archives are built
    // from changed files.
    guard file.starts(with: [0x50, 0x4B]), mutator.below(2) == 0 else {
      return mutator.changed(file, with: other)
    }
    return ZipMaker.archive(
      ["Habits.csv", "001 Run/Checkmarks.csv", "002 Drink/Checkmarks.csv"].map { name in
        let text = name == "Habits.csv" ? Self.list : Self.values
        return ZipMaker.File(name: name, contents: mutator.changed(Array(text.utf8), with: other))
      }
    )
  }

  /// Reads a file. Returns nil if it was read, an empty string if it was refused, or else the
  /// violation.
  private func check(_ number: Int, at url: URL) -> String? {
    do {
      try Data(file(number)).write(to: url)
      return try Importer.read(contentsOf: url).habits.compactMap(Self.problem).first
    } catch is ImportError {
      return ""
    } catch {
      return "\(error)"
    }
  }

  /// Returns the limit that a habit exceeds, if any.
  private static func problem(of habit: PortableHabit) -> String? {
    let days = zip(habit.days, habit.days.dropFirst())
    if !(1...80).contains(habit.name.count) { return "a name of \(habit.name.count)" }
    if habit.details.count > 500 { return "a description of \(habit.details.count)" }
    let measure = habit.target.measure
    if measure.unit.map(\.name.count) ?? 0 > 20 { return "a long unit" }
    if !days.allSatisfy({ $0.day < $1.day }) { return "days that do not ascend" }
    if habit.days.contains(where: { !measure.counts.contains($0.count) }) {
      return "an invalid count"
    }
    if habit.days.contains(where: { $0.note.count > 500 }) { return "a long note" }
    return nil
  }

  private static let list = """
    Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,\
    Target Type,Target Value,Archived?
    001,Run,YES_NO,Did you?,,3,7,#00897B,,,,false
    002,Drink,NUMERICAL,,Water,1,1,#039BE5,glasses,AT_LEAST,8.0,false

    """

  private static let values = """
    Date,Value,Notes
    2026-01-04,SKIP,"knee, left"
    2026-01-03,YES_AUTO,
    2026-01-02,8000,
    2026-01-01,YES_MANUAL,

    """
}
