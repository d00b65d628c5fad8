/// The device's own files in the remote folder.
extension Exchange {
  /// Writes pending files, and verifies the files that were written before, because a transport may
  /// report success without storing a file.
  func bring(
    _ listed: Set<SyncFileName>,
    _ index: inout RemoteFileIndex,
    _ report: inout ExchangeReport
  ) async throws(SyncTransportError) {
    for file in index.leaving {
      if listed.contains(file.name) {
        guard let there = try await read(file.name, &report) else { continue }
        if there == file.bytes {
          index.leaving.removeAll { $0 == file }
          index.tried.remove(file.name)
          index.own[file.name] = file.bytes.count
          continue
        }
      }
      var next = file
      if index.tried.contains(file.name) {
        if let second = second(of: file, &index) {
          next = second
        } else {
          try await transport.remove(file.name.description)
        }
      }
      // The name is recorded before the write, because a failed write may still have stored the
      // file.
      index.tried.insert(next.name)
      try await transport.write(next.name.description, next.bytes)
      report.written += 1
    }
  }

  /// Returns a replacement, with the same contents and another name, for a written file that is
  /// missing or damaged. Returns nil if the file is already such a replacement or can't be opened.
  ///
  /// The file may have been complete before the connection failed or the transport lost it. Other
  /// devices recognize a file that they have read by its name, so the name must not be reused for
  /// different contents. The file is kept until its replacement is verified.
  private func second(of file: SealedFile, _ index: inout RemoteFileIndex) -> SealedFile? {
    let isSecond = index.replacements.contains { $0.new == [file.name] && $0.old.count == 1 }
    guard !isSecond else { return nil }
    do throws(SyncFileError) {
      var content = try SyncFile(file, seal)
      content.replaces.append(file.name)
      let second = try content.sealed(seal)
      index.leaving.removeAll { $0 == file }
      index.tried.remove(file.name)
      index.replacements = index.replacements.map { $0.replacing(file.name, with: second.name) }
      index.add(second)
      index.replacements.append(
        RemoteFileIndex.Replacement(new: [second.name], old: [file.name], isComplete: false)
      )
      return second
    } catch {
      // A file that can't be opened was sealed with another key or by a later version. It is
      // written again unchanged.
      return nil
    }
  }

  /// Removes own files that were replaced, after the replacements were verified.
  func removeReplaced(
    _ index: inout RemoteFileIndex,
    _ report: inout ExchangeReport
  ) async throws(SyncTransportError) {
    for replacement in index.replacements {
      let isThere = replacement.new.allSatisfy { index.own[$0] != nil }
      if isThere {
        for name in replacement.old {
          try await transport.remove(name.description)
          index.own[name] = nil
          report.removed += 1
        }
        if replacement.isComplete {
          index.baseSize = replacement.new.reduce(0) { $0 + (index.own[$1] ?? 0) }
        }
      }
      // A replacement that is lost replaces nothing.
      if isThere || !replacement.new.allSatisfy(index.knows) {
        index.replacements.removeAll { $0 == replacement }
      }
    }
  }

  /// Removes own files of a former key if possible. Files that remain are harmless.
  package func remove(_ names: [SyncFileName]) async {
    for name in names {
      do throws(SyncTransportError) { try await transport.remove(name.description) } catch {
        return
      }
    }
  }

  /// Merges own files if there are many or their total size has grown.
  func mergeOwn(
    _ index: inout RemoteFileIndex,
    _ report: inout ExchangeReport
  ) async throws(SyncTransportError) {
    guard let due = index.dueForMerging else { return }
    var state = SyncState()
    for name in due.names {
      guard let bytes = try await read(name, &report) else { return }
      do throws(SyncFileError) {
        state.merge(try SyncFile(SealedFile(name: name, bytes: bytes), seal).state)
      } catch {
        // The file was verified before and is damaged now, so it counts as lost.
        try await transport.remove(name.description)
        index.forget(name)
        index.hasLosses = true
        return
      }
    }
    do throws(SyncFileError) {
      let files = try state.pieces(of: SyncLimits.pieceBytes).map { piece throws(SyncFileError) in
        try SyncFile(replaces: due.names, state: piece).sealed(seal)
      }
      for file in files { index.add(file) }
      index.replacements.append(
        RemoteFileIndex.Replacement(new: files.map(\.name), old: due.names, isComplete: due.isAll)
      )
    } catch {
      report.refused["merged"] = error
    }
  }
}
