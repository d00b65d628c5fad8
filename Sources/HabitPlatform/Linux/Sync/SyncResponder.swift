import Foundation
import HabitData
import HabitSync
import HabitTrackerFeature
@_spi(Host) import HostServices
import WebElements

/// The endpoint `/sync`, which stores the files that a user's devices exchange. Requests need a
/// token with the scope ``AccessScope/sync``.
struct SyncResponder: PathResponder {
  let path = "/sync"
  let access = PathAccess.own

  /// The maximum time in seconds that a device may wait for changes. Proxies close connections that
  /// are idle for a minute.
  private static let longestWait = 55

  private let tokens: AccessTokens
  private let files: HostedFiles
  private let rates: RequestRates

  init(_ tokens: AccessTokens, _ files: HostedFiles, clock: any Clock<Duration>) {
    self.tokens = tokens
    self.files = files
    var limits = IntentLimits()
    // A new device downloads all files.
    (limits.burst, limits.burstInAll) = (400, 800)
    rates = RequestRates(limits, clock: clock)
  }

  func methods(at path: String) -> Set<PathRequest.Method> {
    switch path {
    case "/sync/files", "/sync/changes": [.get]
    default: path.hasPrefix("/sync/files/") ? [.get, .put, .delete] : [.get]
    }
  }

  /// Returns a higher limit for a client that may store files; nil for other requests.
  func bodyLimit(of request: PathRequest) -> Int? {
    guard request.method == .put else { return nil }
    do throws(SyncProblem) {
      _ = try token(of: request)
      return SyncLimits.sealedBytes
    } catch {
      return nil
    }
  }

  func respond(to request: PathRequest) async -> PathResponse {
    do throws(SyncProblem) {
      let token = try token(of: request)
      let wait = rates.take(token.id)
      guard wait == .zero else {
        throw SyncProblem(.tooMany, "Too many requests. Try again later.", wait: wait)
      }
      return try await answer(request)
    } catch {
      return Self.problem(error)
    }
  }

  // MARK: Requests

  private func answer(_ request: PathRequest) async throws(SyncProblem) -> PathResponse {
    if request.path == "/sync/files" { return try await listing() }
    if request.path == "/sync/changes" { return try await change(request) }
    guard request.path.hasPrefix("/sync/files/") else { throw Self.noFile }
    let name = String(request.path.dropFirst("/sync/files/".count))
    do throws(HostedFileError) {
      switch request.method {
      case .put: try await files.write(name, Array(request.body))
      case .delete: try await files.remove(name)
      case .get, .post: return try await file(name)
      }
      return PathResponse()
    } catch {
      throw SyncProblem(error)
    }
  }

  private func file(_ name: String) async throws(HostedFileError) -> PathResponse {
    do throws(SyncTransportError) {
      let bytes = try await files.read(name)
      let headers = ["Content-Type": "application/octet-stream"]
      return PathResponse(headers: headers, body: .data(Data(bytes)))
    } catch .hasNoFile {
      return Self.problem(Self.noFile)
    } catch {
      throw .failed(error)
    }
  }

  private func listing() async throws(SyncProblem) -> PathResponse {
    do throws(SyncTransportError) {
      return Self.json(try await files.listing())
    } catch {
      throw SyncProblem(.unavailable, error.localizedDescription)
    }
  }

  private func change(_ request: PathRequest) async throws(SyncProblem) -> PathResponse {
    let wait = request.query["wait"].flatMap { Int($0) } ?? Self.longestWait
    let timeout = Duration.seconds(min(max(wait, 0), Self.longestWait))
    guard let change = await files.change(after: request.query["after"] ?? "", within: timeout)
    else {
      let detail = "Too many devices are waiting. Try again later."
      throw SyncProblem(.tooMany, detail, wait: .seconds(30))
    }
    // The token may have been revoked while waiting.
    _ = try token(of: request)
    return Self.json(HostedChange(change: change))
  }

  private func token(of request: PathRequest) throws(SyncProblem) -> AccessToken {
    guard let header = request.header("Authorization") else {
      throw SyncProblem(.noToken, "A token of the scope “Sync” is needed.")
    }
    let parts = header.split(separator: " ", maxSplits: 1)
    let isBearer = parts.count == 2 && parts[0].lowercased() == "bearer"
    let token: AccessToken?
    do throws(AccessTokenError) {
      token = isBearer ? try tokens.token(of: String(parts[1])) : nil
    } catch {
      throw SyncProblem(.unavailable, error.answer)
    }
    guard let token else {
      let wait = rates.takeWrong()
      guard wait == .zero else {
        throw SyncProblem(
          .tooMany,
          "Too many requests with a wrong token. Try again later.",
          wait: wait
        )
      }
      throw SyncProblem(.wrongToken, "The token is wrong, or was revoked.")
    }
    guard token.scope.includes(.sync) else {
      let detail = "The token's scope is “\(token.scope.title)”; “Sync” is needed."
      throw SyncProblem(.narrowToken, detail)
    }
    return token
  }

  // MARK: Responses

  private static let noFile = SyncProblem(.noFile, "There is no such file.")

  private static func json(_ value: some Encodable) -> PathResponse {
    PathResponse(headers: ["Content-Type": "application/json"], body: .data(.json(value)))
  }

  private static func problem(_ problem: SyncProblem) -> PathResponse {
    var headers = ["Content-Type": "application/problem+json"]
    if problem.kind.status == .unauthorized { headers["WWW-Authenticate"] = "Bearer" }
    if let wait = problem.wait {
      headers["Retry-After"] = "\(max(1, Int((wait / .seconds(1)).rounded(.up))))"
    }
    return PathResponse(
      status: problem.kind.status,
      headers: headers,
      body: .data(.json(problem))
    )
  }
}
