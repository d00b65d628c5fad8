import Foundation

/// An exchange of changes between a device's replica and the remote folder.
///
/// An exchange may be interrupted anywhere: each file is imported completely or not at all, and
/// outgoing changes are kept until they are verified.
package struct Exchange: Sendable {
  let transport: any SyncTransport
  let seal: FileSeal
  /// The seals of former keys, and of keys from handovers.
  private let otherSeals: [FileSeal]
  /// The size of portions in bytes; see ``ReceivedFiles/portions(of:)``.
  package let portionBytes: Int

  /// The number of listings without a known file after which the file counts as lost. The limit for
  /// files of other devices is higher, because those devices may restore their files.
  static let absenceLimits = (own: 2, others: 6)

  /// Creates an exchange.
  ///
  /// - Parameter others: Keys whose files are read for handovers only, because removed devices know
  ///   these keys.
  package init(
    _ transport: any SyncTransport,
    _ key: SyncKey,
    others: [SyncKey] = [],
    portionBytes: Int = SyncLimits.portionBytes
  ) {
    self.transport = transport
    self.portionBytes = portionBytes
    seal = FileSeal(key)
    otherSeals = others.map { FileSeal($0) }
  }

  /// Lists the remote folder.
  ///
  /// - Parameter refused: Recently rejected files, which are skipped.
  package func list(
    _ replica: Replica,
    except refused: Set<SyncFileName> = []
  ) async throws(SyncTransportError) -> RemoteListing {
    let listed = Set(try await transport.names().compactMap(SyncFileName.init(text:)))
    let unknown = listed.subtracting(refused).filter { !replica.index.knows($0) }
    return RemoteListing(listed: listed, unread: unknown.sorted(by: >))
  }

  /// Reads unknown files until one was opened and their total size reaches
  /// ``SyncLimits/batchBytes``. Returns nil if no file is left that can be opened.
  package func receive(
    _ listing: inout RemoteListing,
    _ report: inout ExchangeReport
  ) async throws(SyncTransportError) -> ReceivedFiles? {
    var received = ReceivedFiles()
    var size = 0
    while received.isEmpty || size < SyncLimits.batchBytes, let name = listing.unread.popLast() {
      guard let bytes = try await read(name, &report) else { continue }
      size += bytes.count
      let sealed = SealedFile(name: name, bytes: bytes)
      do throws(SyncFileError) {
        let file = try SyncFile(sealed, seal)
        received.files.append(ReceivedFiles.File(name: name, contents: file))
      } catch {
        if error == .isNotSealed, let handover = handovers(in: sealed) {
          received.beginnings.append(handover)
        }
        report.refused[name.description] = error
      }
    }
    return received.isEmpty ? nil : received
  }

  private func handovers(in file: SealedFile) -> SyncState? {
    for seal in otherSeals {
      do throws(SyncFileError) {
        return try SyncFile(file, seal).state.handoversAlone
      } catch {
        // This key does not open the file, or the file is damaged.
      }
    }
    return nil
  }

  /// Seals outgoing changes after all files were imported. Nothing is written, so that the replica
  /// can be saved first.
  ///
  /// - Parameter countsAbsences: True if enough time has passed to count a missing file again.
  package func prepare(
    _ replica: inout Replica,
    _ listing: RemoteListing,
    countsAbsences: Bool,
    _ report: inout ExchangeReport
  ) {
    noteAbsences(listing.listed, countsAbsences, &replica.index)
    addPending(&replica, &report)
  }

  /// Writes outgoing files, and removes obsolete files.
  package func deliver(
    _ replica: inout Replica,
    _ listing: RemoteListing,
    _ report: inout ExchangeReport
  ) async throws(SyncTransportError) {
    try await bring(listing.listed, &replica.index, &report)
    try await removeReplaced(&replica.index, &report)
    try await mergeOwn(&replica.index, &report)
  }

  /// Returns a file's bytes, or nil if the file can't be read. An unreadable file does not block
  /// other files.
  func read(
    _ name: SyncFileName,
    _ report: inout ExchangeReport
  ) async throws(SyncTransportError) -> [UInt8]? {
    do throws(SyncTransportError) {
      return try await transport.read(name.description, limit: SyncLimits.sealedBytes)
    } catch {
      switch error {
      case .isAway: throw error
      case .isTooLarge: report.refused[name.description] = .isTooLarge
      // The device that wrote the file has removed it since the listing.
      case .hasNoFile: break
      case .failed: report.failures.append(error)
      }
      return nil
    }
  }

  /// Counts the absences of known files whose contents are not in another file. After some absences
  /// a file counts as lost, and all known data is written again.
  private func noteAbsences(
    _ listed: Set<SyncFileName>,
    _ countsAbsences: Bool,
    _ index: inout RemoteFileIndex
  ) {
    for name in index.read.union(index.own.keys) {
      if listed.contains(name) {
        index.absences[name] = nil
      } else if index.replaced[name] != nil {
        index.forget(name)
      } else if countsAbsences {
        let count = index.absences[name, default: 0] + 1
        index.absences[name] = count
        let limit = index.own[name] == nil ? Self.absenceLimits.others : Self.absenceLimits.own
        guard count >= limit else { continue }
        index.forget(name)
        index.hasLosses = true
      }
    }
  }

  /// Seals the changes since the last exchange, or all known data after a file was lost.
  private func addPending(_ replica: inout Replica, _ report: inout ExchangeReport) {
    do throws(SyncFileError) {
      let state = replica.state
      let unsent = replica.index.hasLosses ? state : state.part(replica.pending)
      let files = try unsent.pieces(of: SyncLimits.pieceBytes).map { part throws(SyncFileError) in
        try SyncFile(state: part).sealed(seal)
      }
      for file in files { replica.index.add(file) }
      replica.markPendingAsSent()
      replica.index.hasLosses = false
    } catch {
      report.refused["new"] = error
    }
  }
}
