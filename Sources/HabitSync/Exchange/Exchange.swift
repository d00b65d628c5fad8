import Foundation

/// Brings what a device knows to a carrier, and what others have left there to the device.
///
/// It may be broken off anywhere: each file is taken in as a whole, and what leaves is kept until it
/// was read back.
package struct Exchange: Sendable {
  let carrier: any Carrier
  let seal: FileSeal

  /// After how many looks an own file that is not there is lost, and one of another device, which may
  /// see to it itself.
  static let patience = (own: 2, others: 6)

  package init(_ carrier: any Carrier, _ key: SyncKey) {
    self.carrier = carrier
    seal = FileSeal(key)
  }

  /// Exchanges once.
  /// - Parameter now: The clock on the wall.
  package func run(_ replica: inout Replica, at now: Date) async -> ExchangeReport {
    var report = ExchangeReport()
    do throws(CarrierError) {
      let listed = Set(try await carrier.names().compactMap(SyncFileName.init(text:)))
      try await takeIn(listed, &replica, at: now, &report)
      noteAbsences(listed, &replica.shelf)
      addPending(&replica, &report)
      try await bring(listed, &replica.shelf, &report)
      try await removeReplaced(&replica.shelf, &report)
      try await mergeOwn(&replica.shelf, &report)
    } catch {
      report.failures.append(error)
    }
    report.waiting = replica.shelf.leaving.count
    return report
  }

  /// Takes in the files that are not known here.
  private func takeIn(
    _ listed: Set<SyncFileName>,
    _ replica: inout Replica,
    at now: Date,
    _ report: inout ExchangeReport
  ) async throws(CarrierError) {
    for name in listed.sorted() where !replica.shelf.knows(name) {
      guard let bytes = try await read(name, &report) else { continue }
      do throws(SyncFileError) {
        let file = try SyncFile(SealedFile(name: name, bytes: bytes), seal)
        replica.merge(file.state, at: now)
        for old in file.replaces { replica.shelf.replaced[old] = name }
        replica.shelf.read.insert(name)
        report.takenIn += 1
      } catch {
        report.refused[name.description] = error
      }
    }
  }

  /// A file's bytes; nil where it can't be read, which holds up no other.
  func read(
    _ name: SyncFileName,
    _ report: inout ExchangeReport
  ) async throws(CarrierError) -> [UInt8]? {
    do throws(CarrierError) {
      return try await carrier.read(name.description, limit: SyncLimits.sealedBytes)
    } catch {
      switch error {
      case .isAway: throw error
      case .isTooLarge: report.refused[name.description] = .isTooLarge
      // Whoever wrote it has taken it away meanwhile.
      case .hasNoFile: break
      case .failed: report.failures.append(error)
      }
      return nil
    }
  }

  /// A file that was known and is there no longer, and whose contents are in no other, is lost after
  /// some looks: what is known here is written once more.
  private func noteAbsences(_ listed: Set<SyncFileName>, _ shelf: inout Shelf) {
    for name in shelf.read.union(shelf.own.keys) {
      if listed.contains(name) {
        shelf.absences[name] = nil
      } else if shelf.replaced[name] != nil {
        shelf.forget(name)
      } else {
        let count = shelf.absences[name, default: 0] + 1
        shelf.absences[name] = count
        let patience = shelf.own[name] == nil ? Self.patience.others : Self.patience.own
        guard count >= patience else { continue }
        shelf.forget(name)
        shelf.hasLosses = true
      }
    }
  }

  /// Seals what was written here since the last time; all that is known where a file was lost.
  private func addPending(_ replica: inout Replica, _ report: inout ExchangeReport) {
    do throws(SyncFileError) {
      let isAll = replica.shelf.hasLosses
      let parts = isAll ? replica.allParts : replica.pendingParts
      var files: [SealedFile] = []
      for part in parts { files.append(try SyncFile(state: part).sealed(seal)) }
      for file in files { replica.shelf.add(file) }
      replica.pendingHasLeft()
      replica.shelf.hasLosses = false
    } catch {
      report.refused["new"] = error
    }
  }
}
