@_spi(Host) import AppIntents
import Foundation
import WebElements

/// The endpoint that runs an app's intents for programs with a token: `POST /intents/<Name>` with
/// JSON. `GET /intents` returns the description.
@_spi(Host) public final class IntentResponder: PathResponder {
  /// The path of all intents.
  public let path = "/intents"
  /// The responder authorizes requests itself: running an intent requires a token, but reading the
  /// description does not.
  public let access = PathAccess.own

  private let app: any IntentApp
  private let limits: IntentLimits
  private let dependencies: AppDependencyManager
  private let catalog: IntentCatalog
  private let rates: RequestRates
  private let queue: IntentQueue

  /// - Parameters:
  ///   - dependencies: The manager that replaces the shared one.
  ///   - clock: The clock for rate limits.
  @MainActor public init(
    _ app: any IntentApp,
    limits: IntentLimits = IntentLimits(),
    dependencies: AppDependencyManager = .shared,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.app = app
    self.limits = limits
    self.dependencies = dependencies
    catalog = IntentCatalog(app, limits)
    rates = RequestRates(limits, clock: clock)
    queue = IntentQueue(limit: limits.waiting)
  }

  /// Returns the methods of a path.
  public func methods(at path: String) -> Set<PathRequest.Method> {
    path == self.path ? [.get] : [.post]
  }

  /// Answers a request.
  public func respond(to request: PathRequest) async -> PathResponse {
    do throws(Problem) {
      guard request.path != path else { return .json(await catalog.description) }
      return .json(.json(try await run(request)))
    } catch {
      return .problem(error)
    }
  }

  private func run(_ request: PathRequest) async throws(Problem) -> IntentAnswer {
    let caller = try await caller(of: request)
    let name = String(request.path.dropFirst(path.count + 1))
    guard let intent = await catalog.declarations[name] else {
      throw Problem(kind: .noIntent, detail: "GET \(path) lists the intents.")
    }
    let scope = app.scope(of: intent)
    guard caller.has(scope) else { throw narrow(caller.scope, for: scope) }
    let wait = rates.take(caller.id)
    guard wait == .zero else {
      throw .tooMany("More requests came than are answered. Try again later.", wait: wait)
    }
    let arguments = try arguments(of: request)
    guard let result = await queue.run({ await self.perform(intent, arguments) }) else {
      throw .tooMany("Too many requests wait already. Try again later.", wait: .seconds(1))
    }
    return try result.get()
  }

  @MainActor private func perform(
    _ intent: IntentDeclaration,
    _ arguments: [String: IntentValue]
  ) async -> Result<IntentAnswer, Problem> {
    let run = IntentRun(dependencies: dependencies, today: app.today)
    do throws(IntentFailure) {
      return .success(try await run.perform(intent, arguments))
    } catch {
      return .failure(Problem(error, isAppError: app.isAppError))
    }
  }

  // MARK: Parts of a request

  /// Returns the authenticated client. Other clients get no information about the intents.
  private func caller(of request: PathRequest) async throws(Problem) -> IntentCaller {
    guard let header = request.header("Authorization") else {
      throw Problem(
        kind: .noToken,
        detail: "Send a token that was created in the settings: Authorization: Bearer …",
        headers: [Self.challenge: "Bearer"]
      )
    }
    let parts = header.split(separator: " ", maxSplits: 1)
    let isBearer = parts.count == 2 && parts[0].lowercased() == "bearer"
    let token = isBearer ? parts[1].trimmingCharacters(in: .whitespaces) : ""
    switch await app.admission(of: token) {
    case .admitted(let caller):
      return caller
    case .unavailable(let reason):
      throw Problem(kind: .unavailable, detail: reason)
    case .refused:
      let wait = rates.takeWrong()
      guard wait == .zero else {
        throw .tooMany("Too many requests with a wrong token. Try again later.", wait: wait)
      }
      throw Problem(
        kind: .wrongToken,
        detail: "It is wrong, or was revoked.",
        headers: [Self.challenge: #"Bearer error="invalid_token""#]
      )
    }
  }

  private func arguments(of request: PathRequest) throws(Problem) -> [String: IntentValue] {
    guard !request.body.isEmpty else { return [:] }
    guard request.body.count <= limits.body else {
      throw Problem(kind: .tooLarge, detail: "It may have \(limits.body) bytes.")
    }
    let type = request.header("Content-Type")?.split(separator: ";").first
    guard type?.trimmingCharacters(in: .whitespaces).lowercased() == "application/json" else {
      throw Problem(kind: .notJSON, detail: "Send it with Content-Type: application/json.")
    }
    do {
      return try JSONDecoder().decode([String: IntentValue].self, from: request.body)
    } catch {
      throw Problem(
        kind: .badBody,
        detail: #"It is a JSON object of the parameters by their names, such as {"day": "today"}."#
      )
    }
  }

  private func narrow(_ scope: IntentScopeName, for needed: IntentScopeName) -> Problem {
    Problem(
      kind: .narrowToken,
      detail: "The token's scope is “\(scope.title)”; “\(needed.title)” is needed.",
      headers: [Self.challenge: #"Bearer error="insufficient_scope", scope="\#(needed.id)""#]
    )
  }

  private static let challenge = "WWW-Authenticate"
}

extension PathResponse {
  static func json(_ data: Data) -> PathResponse {
    PathResponse(headers: ["Content-Type": "application/json"], body: .data(data))
  }

  fileprivate static func problem(_ problem: Problem) -> PathResponse {
    let headers = ["Content-Type": "application/problem+json"]
    return PathResponse(
      status: problem.kind.status,
      headers: headers.merging(problem.headers) { $1 },
      body: .data(.json(problem))
    )
  }
}

/// The app's intents and their description, created on first use, so that they do not delay the
/// first page.
@MainActor private final class IntentCatalog {
  /// The intents by name.
  private(set) lazy var declarations = Dictionary(
    uniqueKeysWithValues: app.intents.map { ($0.name, $0) }
  )

  /// The OpenAPI document.
  private(set) lazy var description = OpenAPIDescription(app, app.intents, limits).data

  private let app: any IntentApp
  private let limits: IntentLimits

  init(_ app: any IntentApp, _ limits: IntentLimits) {
    self.app = app
    self.limits = limits
  }
}
