import Foundation
import HabitEngine
import HabitTestSupport
import TestSupport

@testable import HabitSync

/// Devices that change habits and exchange the changes over failing transports, at random from a
/// seed, with a record of the facts that each device knows.
struct SyncModel {
  /// A device.
  struct Node {
    var replica = Replica()
    /// The facts that the device knows.
    var known: Set<Int> = []
    /// The error of the device's clock, in milliseconds.
    var offset = 0
    /// The facts that the device created.
    var own: Set<Int> = []
  }

  /// A key of the bytes from 0 to 31.
  static let key = {
    var bytes = Counting()
    return SyncKey(using: &bytes)
  }()
  static let habits = (UInt8(1)...4).map { n in
    UUID(uuid: (n, n, n, n, n, n, n, n, n, n, n, n, n, n, n, n))
  }
  static let year = 365 * 86_400_000

  let folder = SharedFolder()
  var random: Generator
  var nodes: [Node] = []
  /// Older copies of devices.
  var backups: [Node] = []
  var facts: [Int: Fact] = [:]
  /// The facts in each file.
  var factsByFile: [SyncFileName: Set<Int>] = [:]
  /// Facts that may be lost because their device was restored or joined again.
  var discarded: Set<Int> = []
  /// Violations found so far.
  var problems: [String] = []
  var time = 1_790_000_000_000

  init(seed: UInt64) {
    random = Generator(seed: seed)
    nodes = (0..<2 + below(4)).map { _ in Node() }
  }

  mutating func below(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }

  /// Runs a random history and checks the result.
  mutating func run(steps: Int) async {
    for _ in 0..<steps { await step() }
    await settle()
    check()
  }

  private mutating func step() async {
    time += below(4) == 0 ? below(86_400_000) : below(3)
    let index = below(nodes.count)
    switch below(20) {
    case 0: setClock(index)
    case 1: backups.append(nodes[index])
    case 2: restore(index)
    case 3: clone(index)
    case 4: loseFile()
    case 10 where below(3) == 0: rejoin(index)
    case 5..<10: await exchange(index, odds: below(2) * 8)
    default: edit(index)
    }
  }

  /// Sets a clock wrong, by a little or by years, or right again.
  private mutating func setClock(_ index: Int) {
    let years = (below(60) - 30) * Self.year
    nodes[index].offset = [0, below(100_000) - 50_000, years, below(5) * 3_600_000][below(4)]
  }

  /// Returns a device to an earlier state of its own or of another device.
  private mutating func restore(_ index: Int) {
    guard !backups.isEmpty else { return }
    var backup = backups[below(backups.count)]
    backup.replica = backup.replica.reopened()
    discarded.formUnion(nodes[index].own)
    nodes[index] = backup
  }

  /// Copies a device. The device and the copy continue.
  private mutating func clone(_ index: Int) {
    guard nodes.count < 5 else { return }
    var copy = nodes[index]
    copy.replica = copy.replica.reopened()
    nodes.append(copy)
    // A device that was copied while nothing was pending continues without being reopened.
    if nodes[index].replica.pendingCount > 0 {
      nodes[index].replica = nodes[index].replica.reopened()
    }
  }

  /// Deletes a file permanently.
  private mutating func loseFile() {
    guard below(3) == 0, let name = folder.files.keys.sorted().randomElement(using: &random) else {
      return
    }
    folder.change { $0[name] = nil }
  }

  mutating func exchange(_ index: Int, odds: Int) async {
    let transport = FaultyTransport(folder, odds: odds, seed: random.next())
    let read = nodes[index].replica.index.read
    var replica = nodes[index].replica
    let now = Date(milliseconds: time + nodes[index].offset)
    // Portions are so small that most files come in several portions.
    let exchange = Exchange(transport, portionBytes: 100)
    let report = await exchange.run(&replica, at: now)
    if odds == 0, !report.failures.isEmpty { problems.append("\(report.failures)") }
    for name in replica.index.read.subtracting(read) {
      nodes[index].known.formUnion(factsByFile[name] ?? [])
    }
    nodes[index].replica = replica
    for file in replica.index.leaving where factsByFile[file.name] == nil {
      recordFacts(in: file, of: index)
    }
  }

  /// Records the facts in a new file.
  private mutating func recordFacts(in sealed: SealedFile, of index: Int) {
    guard let file = try? SyncFile(sealed, FileSeal(Self.key)) else {
      problems.append("a file that can't be read was written")
      return
    }
    let cells = file.state.cells
    if file.replaces.isEmpty {
      factsByFile[sealed.name] = nodes[index].known.filter {
        facts[$0].map { cells.contains($0.cell) } ?? false
      }
    } else {
      let all = file.replaces.reduce(into: Set<Int>()) { $0.formUnion(factsByFile[$1] ?? []) }
      factsByFile[sealed.name] = all.filter { facts[$0].map { cells.contains($0.cell) } ?? false }
    }
  }

  /// Lets all devices exchange without faults, often enough that further exchanges would change
  /// nothing. Then a new device exchanges once. A lost file is noticed after a few listings and
  /// written again.
  private mutating func settle() async {
    let there = nodes.count
    nodes.append(Node())
    for _ in 0..<14 {
      time += 1_000
      for index in 0..<there { await exchange(index, odds: 0) }
    }
    // The added device knows only the files on the transport.
    await exchange(there, odds: 0)
  }

  private mutating func check() {
    let known = nodes.reduce(into: Set<Int>()) { $0.formUnion($1.known) }
    let missing = Set(facts.keys).subtracting(known).subtracting(discarded)
    if !missing.isEmpty { problems.append("\(missing.count) changes are missing") }
    let expected = Reference(facts: facts.filter { known.contains($0.key) }).document
    for (index, node) in nodes.enumerated() {
      let document = SyncDocument(node.replica.state)
      if node.replica.state != nodes[0].replica.state { problems.append("device \(index) differs") }
      if document != expected { problems.append("device \(index) is not as the reference") }
      if (try? document.json()) != (try? expected.json()) { problems.append("other JSON") }
      let days = document.habits.flatMap { habit in
        habit.days.map { [habit.id.uuidString, "\($0.day)"] }
      }
      if Set(days).count != days.count { problems.append("a day has two records") }
    }
  }
}

/// A generator of 0, 1, 2, …, byte by byte.
private struct Counting: RandomNumberGenerator {
  private var byte: UInt64 = 0

  mutating func next() -> UInt64 {
    defer { byte += 8 }
    return (0..<8).reduce(0) { $0 | (byte + $1) << (8 * $1) }
  }
}
