/// The own files on a carrier.
extension Exchange {
  /// Writes what is to be there, and looks whether what was written the last time is there as it
  /// should be: a carrier may say that it has written what it has not.
  func bring(
    _ listed: Set<SyncFileName>,
    _ shelf: inout Shelf,
    _ report: inout ExchangeReport
  ) async throws(CarrierError) {
    for file in shelf.leaving {
      if listed.contains(file.name) {
        guard let there = try await read(file.name, &report) else { continue }
        if there == file.bytes {
          shelf.leaving.removeAll { $0 == file }
          shelf.tried.remove(file.name)
          shelf.own[file.name] = file.bytes.count
          continue
        }
      }
      var next = file
      if shelf.tried.contains(file.name) {
        if let second = second(of: file, &shelf) {
          next = second
        } else {
          try await carrier.remove(file.name.description)
        }
      }
      // Before it is written: whatever the answer is, it may be there.
      shelf.tried.insert(next.name)
      try await carrier.write(next.name.description, next.bytes)
      report.written += 1
    }
  }

  /// The contents of a file that did not come back as it was, as a file of another name, once.
  ///
  /// It may have been whole: the connection was bad, or the carrier has lost it since. Who has read
  /// it looks for its name alone, so the name is not given to something that may be less; and it
  /// stays until its contents were seen under the other one.
  private func second(of file: SealedFile, _ shelf: inout Shelf) -> SealedFile? {
    let isSecond = shelf.replacements.contains { $0.new == [file.name] && $0.old.count == 1 }
    guard !isSecond else { return nil }
    do throws(SyncFileError) {
      var content = try SyncFile(file, seal)
      content.replaces.append(file.name)
      let second = try content.sealed(seal)
      shelf.leaving.removeAll { $0 == file }
      shelf.tried.remove(file.name)
      shelf.replacements = shelf.replacements.map { $0.replacing(file.name, with: second.name) }
      shelf.add(second)
      shelf.replacements.append(
        Shelf.Replacement(new: [second.name], old: [file.name], isComplete: false)
      )
      return second
    } catch {
      // An own file that can't be opened was not sealed here: it is written again as it is.
      return nil
    }
  }

  /// Takes away the own files that others have taken the place of, once these were seen there.
  func removeReplaced(
    _ shelf: inout Shelf,
    _ report: inout ExchangeReport
  ) async throws(CarrierError) {
    for replacement in shelf.replacements {
      let isThere = replacement.new.allSatisfy { shelf.own[$0] != nil }
      if isThere {
        for name in replacement.old {
          try await carrier.remove(name.description)
          shelf.own[name] = nil
          report.removed += 1
        }
        if replacement.isComplete {
          shelf.baseSize = replacement.new.reduce(0) { $0 + (shelf.own[$1] ?? 0) }
        }
      }
      // One that was lost again has no place to take.
      if isThere || !replacement.new.allSatisfy(shelf.knows) {
        shelf.replacements.removeAll { $0 == replacement }
      }
    }
  }

  /// Takes away own files of a former key, as far as it can be done now: they are in nobody's way.
  package func remove(_ names: [SyncFileName]) async {
    for name in names {
      do throws(CarrierError) { try await carrier.remove(name.description) } catch { return }
    }
  }

  /// Makes one of several own files where there are many.
  func mergeOwn(
    _ shelf: inout Shelf,
    _ report: inout ExchangeReport
  ) async throws(CarrierError) {
    guard let due = shelf.dueForMerging else { return }
    var state = SyncState()
    for name in due.names {
      guard let bytes = try await read(name, &report) else { return }
      do throws(SyncFileError) {
        state.merge(try SyncFile(SealedFile(name: name, bytes: bytes), seal).state)
      } catch {
        // It was there as it should be, and is not any more: lost as if it had gone.
        try await carrier.remove(name.description)
        shelf.forget(name)
        shelf.hasLosses = true
        return
      }
    }
    do throws(SyncFileError) {
      var files: [SealedFile] = []
      for piece in state.pieces(of: SyncLimits.pieceBytes) {
        files.append(try SyncFile(replaces: due.names, state: piece).sealed(seal))
      }
      for file in files { shelf.add(file) }
      shelf.replacements.append(
        Shelf.Replacement(new: files.map(\.name), old: due.names, isComplete: due.isAll)
      )
    } catch {
      report.refused["merged"] = error
    }
  }
}
