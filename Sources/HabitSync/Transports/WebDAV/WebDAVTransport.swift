import Foundation
import Synchronization

/// The transport through a folder on a WebDAV server.
///
/// Only names and contents are used, because proxies modify tags, times, and sizes. A file is
/// uploaded with a name that starts with a dot, and then moved. If the server does not support
/// moving files, the file is uploaded with its final name. If this upload is interrupted, the file
/// is not valid, and the device uploads it again.
package final class WebDAVTransport: SyncTransport {
  /// The maximum length of a listing in bytes.
  private static let listing = 16 << 20
  /// The maximum length of other responses in bytes.
  private static let chatter = 1 << 20
  private static let question = Array(
    """
    <?xml version="1.0" encoding="utf-8"?>
    <propfind xmlns="DAV:"><prop><resourcetype/></prop></propfind>
    """.utf8
  )

  private let place: HTTPPlace
  private let movesFiles = Mutex(true)

  /// Creates a transport for the folder at an address. A user name in the address is ignored.
  package init(
    url: URL,
    user: String,
    password: String,
    timeouts: HTTPTimeouts = HTTPTimeouts()
  ) {
    let secret = Data("\(user):\(password)".utf8).base64EncodedString()
    place = HTTPPlace(url, authorization: "Basic \(secret)", HTTPClient(timeouts))
  }

  package func names() async throws(SyncTransportError) -> [String] {
    let answer: HTTPAnswer
    do throws(HTTPFailure) {
      answer = try await place.answer(
        "PROPFIND",
        place.url,
        headers: ["Depth": "1", "Content-Type": "application/xml; charset=utf-8"],
        body: Self.question,
        limit: Self.listing
      )
    } catch {
      switch error {
      case .isTooLarge: throw .isAway(String(localized: "the folder has too many files."))
      case .noAnswer(let reason): throw .isAway(reason)
      }
    }
    if answer.status == 404 {
      try await makeFolder()
      return []
    }
    guard answer.status == 207 else {
      throw .isAway(
        answer.isSuccess ? HTTPAnswer.pageReason : answer.reason,
        wait: answer.wait
      )
    }
    do throws(XMLError) {
      return try Multistatus(answer.body).files
    } catch {
      throw .isAway(String(localized: "its list of files can't be read."))
    }
  }

  package func read(_ name: String, limit: Int) async throws(SyncTransportError) -> [UInt8] {
    let answer = try await ask("GET", place.url(of: name), for: name, limit: limit)
    switch answer.status {
    case 404, 410: throw .hasNoFile(name)
    case 200 where answer.isPage: throw .isAway(HTTPAnswer.pageReason)
    case 200: return answer.body
    default: throw answer.failure(of: name)
    }
  }

  package func write(_ name: String, _ bytes: [UInt8]) async throws(SyncTransportError) {
    if movesFiles.withLock({ $0 }) {
      if try await move(name, bytes) { return }
      movesFiles.withLock { $0 = false }
    }
    let headers = ["If-None-Match": "*"]
    let answer = try await put(place.url(of: name), bytes, for: name, headers: headers)
    // The file already exists.
    if answer.status == 412 { return }
    guard answer.isDone else { throw answer.failure(of: name) }
  }

  package func remove(_ name: String) async throws(SyncTransportError) {
    let answer = try await ask("DELETE", place.url(of: name), for: name)
    guard answer.isDone || answer.status == 404 || answer.status == 410 else {
      throw answer.failure(of: name)
    }
  }

  // MARK: Helpers

  /// Uploads a file with a temporary name, and moves it.
  ///
  /// - Returns: True if the server supports moving files.
  private func move(_ name: String, _ bytes: [UInt8]) async throws(SyncTransportError) -> Bool {
    let partial = place.url(of: ".\(name).\(UUID().uuidString).partial")
    let sent = try await put(partial, bytes, for: name)
    guard sent.isDone else {
      // A part of the file may have been stored.
      await forget(partial, of: name)
      // rclone responds with this status if its disk is full.
      throw sent.status == 405
        ? .failed(name: name, reason: String(localized: "the server refuses the file."))
        : sent.failure(of: name)
    }
    let headers = ["Destination": place.url(of: name).absoluteString, "Overwrite": "F"]
    let moved: HTTPAnswer
    do throws(SyncTransportError) {
      moved = try await ask("MOVE", partial, for: name, headers: headers)
    } catch {
      await forget(partial, of: name)
      throw error
    }
    if moved.isDone { return true }
    await forget(partial, of: name)
    switch moved.status {
    // The file already exists.
    case 412: return true
    // Some servers do not support moving files, or do not recognize their own address behind a
    // proxy.
    case 400, 403, 404, 405, 409, 501, 502: return false
    default: throw moved.failure(of: name)
    }
  }

  /// Removes a temporary file.
  private func forget(_ partial: URL, of name: String) async {
    do throws(SyncTransportError) {
      _ = try await ask("DELETE", partial, for: name)
    } catch {
      // The leftover file is not a sync file, and the original error is reported.
    }
  }

  /// Uploads a file, and creates the folder if it does not exist.
  private func put(
    _ url: URL,
    _ bytes: [UInt8],
    for name: String,
    headers: [String: String] = [:]
  ) async throws(SyncTransportError) -> HTTPAnswer {
    var headers = headers
    headers["Content-Type"] = "application/octet-stream"
    let answer = try await ask("PUT", url, for: name, headers: headers, body: bytes)
    guard answer.status == 404 || answer.status == 409 else { return answer }
    try await makeFolder()
    return try await ask("PUT", url, for: name, headers: headers, body: bytes)
  }

  /// Creates the folder and its missing parents.
  private func makeFolder() async throws(SyncTransportError) {
    var missing = [place.url]
    for _ in 0..<16 {
      guard let folder = missing.last else { return }
      let answer = try await ask("MKCOL", folder, for: folder.lastPathComponent)
      let above = folder.deletingLastPathComponent()
      if answer.isDone || answer.status == 405 {
        missing.removeLast()
      } else if answer.status == 409, missing.count < 8, above.path().count > 1 {
        missing.append(above)
      } else {
        throw answer.failureOfPlace ?? .isAway(answer.reason)
      }
    }
    if !missing.isEmpty { throw .isAway(String(localized: "its folder can't be created.")) }
  }

  private func ask(
    _ method: String,
    _ url: URL,
    for name: String,
    headers: [String: String] = [:],
    body: [UInt8]? = nil,
    limit: Int = chatter
  ) async throws(SyncTransportError) -> HTTPAnswer {
    do throws(HTTPFailure) {
      return try await place.answer(method, url, headers: headers, body: body, limit: limit)
    } catch {
      throw error.error(of: name)
    }
  }
}
