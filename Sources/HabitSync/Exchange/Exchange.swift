import Foundation

/// Brings what a device knows to a carrier, and what others have left there to the device.
///
/// It may be broken off anywhere: each file is taken in as a whole, and what leaves is kept until it
/// was read back.
package struct Exchange: Sendable {
  let carrier: any Carrier
  let seal: FileSeal
  /// Those of other keys that this device was on, or was told of.
  private let otherSeals: [FileSeal]
  /// See ``Arrivals/portions(of:)``.
  package let portionBytes: Int

  /// After how many looks an own file that is not there is lost, and one of another device, which may
  /// see to it itself.
  static let patience = (own: 2, others: 6)

  /// - Parameter others: Keys of which files are only read for what they hand over: who was removed has
  ///   them.
  package init(
    _ carrier: any Carrier,
    _ key: SyncKey,
    others: [SyncKey] = [],
    _ ciphers: any Ciphers,
    portionBytes: Int = SyncLimits.portionBytes
  ) {
    self.carrier = carrier
    self.portionBytes = portionBytes
    seal = FileSeal(key, ciphers)
    otherSeals = others.map { FileSeal($0, ciphers) }
  }

  /// Exchanges once.
  /// - Parameter now: The clock on the wall.
  package func run(_ replica: inout Replica, at now: Date) async -> ExchangeReport {
    var report = ExchangeReport()
    do throws(CarrierError) {
      var look = try await look(replica)
      while let arrivals = try await arrivals(&look, &report) {
        for portion in arrivals.portions(of: portionBytes) { replica.take(portion, at: now) }
        report.takenIn += arrivals.count
      }
      prepare(&replica, look, countsAbsences: true, &report)
      try await deliver(&replica, look, &report)
    } catch {
      report.failures.append(error)
    }
    report.waiting = replica.shelf.leaving.count
    return report
  }

  /// Looks what is there.
  /// - Parameter refused: Files that were refused lately, and are not read again yet.
  package func look(
    _ replica: Replica,
    except refused: Set<SyncFileName> = []
  ) async throws(CarrierError) -> Look {
    let listed = Set(try await carrier.names().compactMap(SyncFileName.init(text:)))
    let unknown = listed.subtracting(refused).filter { !replica.shelf.knows($0) }
    return Look(listed: listed, unread: unknown.sorted(by: >))
  }

  /// Reads files that are not known here, as many as are good to hold at a time; nil where none is
  /// left.
  package func arrivals(
    _ look: inout Look,
    _ report: inout ExchangeReport
  ) async throws(CarrierError) -> Arrivals? {
    var arrivals = Arrivals()
    var size = 0
    while size < SyncLimits.batchBytes, let name = look.unread.popLast() {
      guard let bytes = try await read(name, &report) else { continue }
      size += bytes.count
      let sealed = SealedFile(name: name, bytes: bytes)
      do throws(SyncFileError) {
        let file = try SyncFile(sealed, seal)
        arrivals.files.append(Arrivals.File(name: name, contents: file))
      } catch {
        if error == .isNotSealed, let told = handOvers(in: sealed) {
          arrivals.beginnings.append(told)
        }
        report.refused[name.description] = error
      }
    }
    return arrivals.isEmpty ? nil : arrivals
  }

  private func handOvers(in file: SealedFile) -> SyncState? {
    for seal in otherSeals {
      do throws(SyncFileError) {
        return try SyncFile(file, seal).state.handOversAlone
      } catch {
        // Not of this key either, or damaged.
      }
    }
    return nil
  }

  /// Seals what is to leave, after all was taken in. Nothing is written yet: the replica can be kept
  /// first.
  /// - Parameter countsAbsences: Whether enough time has gone by for a file that is still not there to
  ///   be missed a little more.
  package func prepare(
    _ replica: inout Replica,
    _ look: Look,
    countsAbsences: Bool,
    _ report: inout ExchangeReport
  ) {
    noteAbsences(look.listed, countsAbsences, &replica.shelf)
    addPending(&replica, &report)
  }

  /// Writes what is to leave, and takes away what is there otherwise.
  package func deliver(
    _ replica: inout Replica,
    _ look: Look,
    _ report: inout ExchangeReport
  ) async throws(CarrierError) {
    try await bring(look.listed, &replica.shelf, &report)
    try await removeReplaced(&replica.shelf, &report)
    try await mergeOwn(&replica.shelf, &report)
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
  private func noteAbsences(
    _ listed: Set<SyncFileName>,
    _ countsAbsences: Bool,
    _ shelf: inout Shelf
  ) {
    for name in shelf.read.union(shelf.own.keys) {
      if listed.contains(name) {
        shelf.absences[name] = nil
      } else if shelf.replaced[name] != nil {
        shelf.forget(name)
      } else if countsAbsences {
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
