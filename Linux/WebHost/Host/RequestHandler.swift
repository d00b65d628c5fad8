import FlyingFox
import Foundation
import WebElements

/// Answers the requests of browsers: checks where each comes from, then serves what it asks for.
@MainActor final class RequestHandler {
  private let policy: OriginPolicy
  private let gate: PassCodeGate?
  private let sessions: Sessions
  private let assets: AssetStore
  private let responders: PathResponders
  private let document: PageDocument
  private let limits: HostLimits
  private let site: SitePath
  private let isHTTPS: Bool

  init(
    policy: OriginPolicy,
    gate: PassCodeGate?,
    sessions: Sessions,
    assets: AssetStore,
    responders: PathResponders,
    language: String,
    limits: HostLimits,
    publicAddress: PublicAddress?
  ) {
    self.policy = policy
    self.gate = gate
    self.sessions = sessions
    self.assets = assets
    self.responders = responders
    self.limits = limits
    site = SitePath(publicAddress)
    isHTTPS = publicAddress?.isHTTPS == true
    document = PageDocument(language: language, assets: assets, site: site)
  }

  /// A file that is the same for everyone, without waiting for a page that is being made; `nil` where
  /// the request asks for something else, or the pass code is to be looked at.
  nonisolated func asset(for request: HTTPRequest) -> Reply? {
    guard gate == nil, request.method == .GET, policy.acceptsHost(of: request),
      let response = assets.response(to: request)
    else { return nil }
    return .response(response.secured())
  }

  func reply(to request: HTTPRequest) async -> Reply {
    guard policy.acceptsHost(of: request) else { return .refused(.forbidden) }
    let isRead = request.method == .GET || request.method == .HEAD
    let responder = responders.responder(at: request.path)
    let methods = responder?.methods(at: request.path) ?? [.get, .post]
    guard let method = PathRequest.Method(request.method), methods.contains(method) else {
      return .methodNotAllowed(allowing: methods)
    }
    let isOwn = policy.acceptsOrigin(of: request)
    let decidesItself = responder?.access == .own
    guard isRead || isOwn || decidesItself && policy.acceptsProgram(request) else {
      return .refused(.forbidden)
    }
    let body: Data
    do { body = try await request.bodyData } catch { return .refused(.badRequest) }

    let isAdmitted = gate?.admits(request) ?? true
    if let gate, !isAdmitted, !decidesItself {
      return .response(ask(gate, request, body).secured())
    }
    if let responder {
      let asked = PathRequest(
        request,
        method: method,
        body: body,
        origin: policy.origin(of: request),
        root: site.root,
        isAdmitted: isAdmitted,
        isFromOwnPage: isOwn
      )
      return Reply(await responder.respond(to: asked), to: request)
    }
    if let path = FilePath(request.path) { return reply(to: request, of: path) }
    switch (request.path, isRead) {
    case ("/page", false): return .response(resume(request, body).secured())
    case ("/live", true): return isOwn ? await connect(request) : .refused(.forbidden)
    case (_, true):
      if let response = assets.response(to: request) { return .response(response.secured()) }
      guard PageAddress.isValid(request.path) else { return .refused(.notFound) }
      return openDocument(request)
    default: return .refused(.notFound)
    }
  }

  /// A file of a page: the browser sends one that the page waits for, or fetches one that it offers.
  private func reply(to request: HTTPRequest, of path: FilePath) -> Reply {
    switch (path, request.method) {
    case (.upload(let token), .POST):
      guard let upload = sessions.upload(token) else { return .refused(.notFound) }
      guard request.length <= limits.upload else { return .refused(.payloadTooLarge) }
      return upload.begin() ? .upload(upload) : .refused(.conflict)
    case (.download(let token), .GET):
      guard policy.acceptsDownload(of: request), let download = sessions.takeDownload(token) else {
        return .refused(.notFound)
      }
      download.taken()
      return .response(HTTPResponse.file(download.file).secured())
    default:
      return .refused(.methodNotAllowed)
    }
  }

  /// What a browser gets that has not given the pass code.
  private func ask(_ gate: PassCodeGate, _ request: HTTPRequest, _ body: Data) -> HTTPResponse {
    switch (request.method, request.path) {
    case (.POST, "/pass-code"):
      let guess = URLComponents(string: "?" + String(decoding: body, as: UTF8.self).plusAsSpace)?
        .queryItems?.first { $0.name == "code" }?.value
      switch gate.attempt(guess ?? "") {
      case .right(let cookie):
        let headers: HTTPHeaders = [
          .location: site.root
            + PageAddress.path(ofReferrer: request.headers[.referrer], in: site),
          .setCookie: cookie,
        ]
        return HTTPResponse(statusCode: .seeOther, headers: headers)
      case .wrong:
        return form(.unauthorized, notice: "That is not the pass code.")
      case .tooMany:
        let notice = "Too many wrong attempts. Wait ten seconds, then try again."
        return form(.tooManyRequests, notice: notice)
      }
    case (_, let path) where site.root + path == assets.gateStyleSheet:
      return assets.response(to: request) ?? HTTPResponse(statusCode: .notFound)
    case (.GET, let path) where PageAddress.isValid(path):
      return form(.unauthorized, notice: nil)
    default:
      return HTTPResponse(statusCode: .unauthorized)
    }
  }

  private func form(_ status: HTTPStatusCode, notice: String?) -> HTTPResponse {
    var response = HTTPResponse.html(status, document.passCodeForm(notice: notice))
    // Under no-referrer a browser sends a form off without its origin, which is asked for here.
    response.headers[.referrerPolicy] = "same-origin"
    return response
  }

  private func openDocument(_ request: HTTPRequest) -> Reply {
    guard request.method == .GET, policy.acceptsNavigation(of: request) else {
      return .refused(.forbidden)
    }
    let page = PageRequest(scene: SceneCookie.values(in: request, of: site), address: request.path)
    guard let session = sessions.reserve() else {
      let notice = document.notice(
        title: "Too Many Windows",
        "\(limits.pages) windows are open, which is all there may be. Close one, then reload."
      )
      return .response(HTTPResponse.html(.serviceUnavailable, notice).secured())
    }
    var head = HTTPResponse.html(.ok, [])
    head.headers[.setCookie] = SceneCookie.renewal(for: request, of: site, isHTTPS: isHTTPS)
    return .document(
      DocumentReply(head: head.secured(), start: document.start) {
        await self.open(page, in: session)
      }
    )
  }

  /// Makes a page. Returns what its document has beside the start.
  private func open(_ page: PageRequest, in session: Session) -> [UInt8] {
    sessions.open(page, in: session)
    return document.page(session.takeDocument(), token: session.token)
  }

  /// A browser that lost its socket says which page it had. If that is gone, with the server
  /// restarted or after too long a time, it gets a new one that stands where the old one stood.
  private func resume(_ request: HTTPRequest, _ body: Data) -> HTTPResponse {
    let former: ResumeRequest
    do { former = try JSONDecoder().decode(ResumeRequest.self, from: body) } catch {
      return HTTPResponse(statusCode: .badRequest)
    }
    guard PageAddress.isValid(former.address) else {
      return HTTPResponse(statusCode: .badRequest)
    }
    let page = PageRequest(
      kept: former.kept,
      scene: SceneCookie.values(in: request, of: site),
      address: former.address
    )
    guard let session = former.opened.isEmpty ? goOn(former, page) : takeUp(former, page) else {
      return HTTPResponse(statusCode: .serviceUnavailable)
    }
    var json = FrameWriter()
    json.array([session.token.text]) { $0.string($1) }
    let headers: HTTPHeaders = [.contentType: "application/json"]
    return HTTPResponse(statusCode: .ok, headers: headers, body: Data(json.bytes))
  }

  private func goOn(_ request: ResumeRequest, _ page: PageRequest) -> Session? {
    sessions[request.page] ?? sessions.open(page)
  }

  /// A document was loaded in the place of another one of the same tab, whose page goes on in it. The
  /// page that was opened with the document is not needed then. A tab that was duplicated has what the
  /// other tab kept, but not its page, which nobody has left.
  private func takeUp(_ request: ResumeRequest, _ page: PageRequest) -> Session? {
    if request.hasLeft, let former = sessions[request.page] {
      sessions.end(token: request.opened)
      sessions.handOver(former)
      return former
    }
    if request.kept.isEmpty, let opened = sessions[request.opened] { return opened }
    sessions.end(token: request.opened)
    return sessions.open(page)
  }

  private struct ResumeRequest: Decodable {
    let page: String
    let kept: [String: String]
    let address: String
    /// Whether the browser left the document that had the page.
    let hasLeft: Bool
    /// The page that was opened with the document that asks; empty where it is the one that had the
    /// page all along.
    let opened: String
  }

  private func connect(_ request: HTTPRequest) async -> Reply {
    let query = Dictionary(
      request.query.map { ($0.name, $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
    guard let session = sessions[query["page"]] else { return .refused(.forbidden) }
    guard let frame = query["frame"].flatMap({ Int($0) }) else { return .refused(.badRequest) }
    let handshake: HTTPResponse
    do {
      handshake = try await WebSocketHTTPHandler(handler: HandshakeOnly()).handleRequest(request)
    } catch {
      return .refused(.badRequest)
    }
    guard handshake.statusCode == .switchingProtocols else { return .response(handshake.secured()) }
    let link = sessions.connect(session, after: frame)
    return .live(link, handshake: handshake.agreeing(to: request))
  }
}

/// FlyingFox checks the handshake and makes its answer; the frames that follow are the link's.
private struct HandshakeOnly: WSHandler {
  func makeFrames(
    for client: AsyncThrowingStream<WSFrame, any Error>
  ) async throws -> AsyncStream<WSFrame> {
    AsyncStream { nil }
  }
}

extension Reply {
  fileprivate static func refused(_ status: HTTPStatusCode) -> Reply {
    .response(HTTPResponse(statusCode: status).secured())
  }

  fileprivate static func methodNotAllowed(allowing methods: Set<PathRequest.Method>) -> Reply {
    let names =
      (methods.contains(.get) ? ["GET", "HEAD"] : [])
      + (methods.contains(.post) ? ["POST"] : [])
    let headers = [HTTPHeader("Allow"): names.joined(separator: ", ")]
    let response = HTTPResponse(statusCode: .methodNotAllowed, headers: HTTPHeaders(headers))
    return .response(response.secured())
  }
}

extension HTTPResponse {
  fileprivate static func html(_ status: HTTPStatusCode, _ bytes: [UInt8]) -> HTTPResponse {
    let headers: HTTPHeaders = [.contentType: "text/html; charset=utf-8"]
    return HTTPResponse(statusCode: status, headers: headers, body: Data(bytes))
  }
}

extension String {
  /// How a form writes a space.
  fileprivate var plusAsSpace: String { replacing("+", with: "%20") }
}
