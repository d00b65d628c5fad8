import FlyingFox
import Foundation
import LinuxFoundation
import WebElements

/// The handler of HTTP requests, which validates their origin and then serves pages and files, or
/// passes the request to a responder.
@MainActor final class RequestHandler {
  private let policy: OriginPolicy
  private let gate: SignInGate?
  private let sessions: Sessions
  private let assets: AssetStore
  private let responders: PathResponders
  private let document: PageDocument
  private let localization: @MainActor @Sendable (String?) -> Localization
  private let signIn: SignInPages?
  private let limits: HostLimits
  private let site: SitePath
  private let isHTTPS: Bool

  init(
    policy: OriginPolicy,
    gate: SignInGate?,
    sessions: Sessions,
    assets: AssetStore,
    responders: PathResponders,
    localization: @escaping @MainActor @Sendable (_ accepted: String?) -> Localization,
    identity: PageIdentity?,
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
    self.localization = localization
    let document = PageDocument(assets: assets, site: site, identity: identity)
    self.document = document
    signIn = gate.map { SignInPages(gate: $0, document: document) }
  }

  /// Returns a static file without waiting for the main actor, or nil if the request is for
  /// something else, is not acceptable, or may need a pass code.
  nonisolated func asset(for request: HTTPRequest) -> Reply? {
    guard request.method == .GET, policy.acceptsHost(of: request),
      policy.acceptsRoute(of: request), let response = assets.response(to: request),
      gate?.isOpen != false
    else { return nil }
    return .response(response.secured())
  }

  /// Returns the maximum body length of a request in bytes, based on its head.
  nonisolated func bodyLimit(of request: HTTPRequest) -> Int {
    if request.path == SignInPages.path { return limits.passCodeForm }
    guard request.length > limits.requestBody, policy.acceptsHost(of: request),
      let responder = responders.responder(at: request.path), responder.access == .own,
      let method = PathRequest.Method(request.method),
      responder.methods(at: request.path).contains(method)
    else { return limits.requestBody }
    let asked = PathRequest(
      request,
      method: method,
      origin: policy.origin(of: request),
      root: site.root
    )
    return responder.bodyLimit(of: asked) ?? limits.requestBody
  }

  /// Returns the reply in the language of the browser, or of the process if the responder
  /// authorizes requests itself.
  func reply(to request: HTTPRequest) async -> Reply {
    let responder = responders.responder(at: request.path)
    guard responder?.access != .own else { return await reply(to: request, by: responder) }
    let language = WindowLocalization(localization(request.headers[.acceptLanguage]))
    return await Localization.$window.withValue(language) {
      await reply(to: request, by: responder)
    }
  }

  private func reply(to request: HTTPRequest, by responder: (any PathResponder)?) async -> Reply {
    guard policy.acceptsHost(of: request) else { return .refused(.forbidden) }
    guard policy.acceptsRoute(of: request) else { return .refusedProxy }
    let isRead = request.method == .GET || request.method == .HEAD
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

    let admission = await gate?.admission(of: request)
    if let signIn, let admission, !decidesItself,
      let answer = await signIn.reply(to: request, body, admission)
    {
      return .response(answer.secured())
    }
    let device = admission?.device
    if let responder {
      let asked = PathRequest(
        request,
        method: method,
        body: body,
        origin: policy.origin(of: request),
        root: site.root,
        isAdmitted: admission?.isAdmitted != false,
        isFromOwnPage: isOwn,
        device: device
      )
      guard let gate, let holder = admission?.holder, !decidesItself else {
        return Reply(await responder.respond(to: asked), to: request)
      }
      let response = await gate.answer(for: holder) { await responder.respond(to: asked) }
      guard let response else { return .refused(.unauthorized) }
      let reply = Reply(response, to: request)
      guard case .stream(var stream) = reply else { return reply }
      stream.end = gate.untilSignedOut(holder)
      return .stream(stream)
    }
    if let path = FilePath(request.path) { return reply(to: request, of: path) }
    switch (request.path, isRead) {
    case ("/page", false): return .response(resume(request, body, device).secured())
    case ("/live", true): return isOwn ? await connect(request, device) : .refused(.forbidden)
    case (WebManifest.path, true):
      guard let identity = document.identity else { return .refused(.notFound) }
      return .response(WebManifest.response(identity).secured())
    case (_, true):
      if let response = assets.response(to: request) { return .response(response.secured()) }
      guard PageAddress.isValid(request.path) else { return .refused(.notFound) }
      return openDocument(request, device)
    default: return .refused(.notFound)
    }
  }

  /// Handles an upload that a page expects, or a download that it offers.
  private func reply(to request: HTTPRequest, of path: FilePath) -> Reply {
    switch (path, request.method) {
    case (.upload(let token), .POST):
      guard let upload = sessions.upload(token) else { return .refused(.notFound) }
      guard request.length <= limits.upload else { return .refused(.payloadTooLarge) }
      return upload.begin() ? .upload(upload) : .refused(.conflict)
    case (.download(let token), .HEAD), (.download(let token), .GET):
      let isTaken = request.method == .GET
      guard policy.acceptsDownload(of: request),
        let download = isTaken ? sessions.takeDownload(token) : sessions.download(token)
      else { return .refused(.notFound) }
      if isTaken { download.taken() }
      return .response(HTTPResponse.file(download.file).secured())
    default:
      return .refused(.methodNotAllowed)
    }
  }

  private func openDocument(_ request: HTTPRequest, _ device: String?) -> Reply {
    guard policy.acceptsNavigation(of: request) else { return .refused(.forbidden) }
    var head = HTTPResponse.html(.ok, [])
    head.headers[.setCookie] = SceneCookie.renewal(for: request, of: site, isHTTPS: isHTTPS)
    // HEAD returns the same headers without creating a page.
    guard request.method != .HEAD else {
      return .document(DocumentReply(head: head.secured(), start: [], rest: { [] }))
    }
    let page = PageRequest(
      scene: SceneCookie.values(in: request, of: site),
      address: request.path,
      device: device,
      acceptedLanguages: request.headers[.acceptLanguage]
    )
    guard let session = sessions.reserve(for: device) else {
      let notice = document.notice(
        title: LocalizedStringResource("Too Many Windows"),
        LocalizedStringResource(
          "The maximum number of windows is open: \(limits.pages). Close one, then reload."
        )
      )
      return .response(notice.secured())
    }
    return .document(
      DocumentReply(head: head.secured(), start: document.start) {
        await self.open(page, in: session)
      }
    )
  }

  /// Creates a page. Returns the rest of its document.
  private func open(_ page: PageRequest, in session: Session) -> [UInt8] {
    sessions.open(page, in: session)
    return document.page(session.takeDocument(), token: session.token)
  }

  /// Handles the reconnection of a browser that lost its socket.
  ///
  /// If the browser's page has ended, after a restart of the server or a timeout, the browser gets
  /// a new page with the same state.
  private func resume(
    _ request: HTTPRequest,
    _ body: Data,
    _ device: String?
  ) -> HTTPResponse {
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
      address: former.address,
      device: device,
      acceptedLanguages: request.headers[.acceptLanguage]
    )
    guard let session = former.opened.isEmpty ? resume(former, page) : transfer(former, page) else {
      return HTTPResponse(statusCode: .serviceUnavailable)
    }
    let headers: HTTPHeaders = [.contentType: "application/json"]
    return HTTPResponse(statusCode: .ok, headers: headers, body: .json([session.token.text]))
  }

  private func resume(_ request: ResumeRequest, _ page: PageRequest) -> Session? {
    session(request.page, page.device) ?? sessions.open(page)
  }

  /// Returns the page for a tab's new document. If the tab has left its previous document, that
  /// document's page is transferred, and the page that was opened with the new document ends.
  /// Otherwise, the new document keeps its page or, to restore kept values, gets a new page.
  /// Returns nil if a new page is needed and the limit is reached.
  ///
  /// A duplicated tab has a copy of the original tab's stored data, but it does not get that tab's
  /// page, because the original tab is still open.
  private func transfer(_ request: ResumeRequest, _ page: PageRequest) -> Session? {
    if request.hasLeft, let former = session(request.page, page.device) {
      sessions.end(token: request.opened)
      sessions.handOver(former)
      return former
    }
    if request.kept.isEmpty, let opened = session(request.opened, page.device) {
      return opened
    }
    sessions.end(token: request.opened)
    return sessions.open(page)
  }

  /// Returns the page with a token, or nil if no page of the same device has the token.
  private func session(_ token: String?, _ device: String?) -> Session? {
    sessions[token].flatMap { $0.device == device ? $0 : nil }
  }

  private struct ResumeRequest: Decodable {
    let page: String
    let kept: [String: String]
    let address: String
    /// True if the browser left the document of the page.
    let hasLeft: Bool
    /// The token of the page that was opened with the requesting document, or an empty string if it
    /// is the original document of `page`.
    let opened: String
  }

  private func connect(_ request: HTTPRequest, _ device: String?) async -> Reply {
    guard let session = session(request.query["page"], device) else {
      return .refused(.forbidden)
    }
    guard let frame = request.query["frame"].flatMap({ Int($0) }) else {
      return .refused(.badRequest)
    }
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

/// A handler that lets FlyingFox validate the handshake and create its response. `Link` handles the
/// frames.
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

  /// The response to a request through a proxy that is not configured.
  fileprivate static var refusedProxy: Reply {
    let reason =
      "Behind a proxy, start the server with --public-url and the address browsers use.\n"
    let headers: HTTPHeaders = [.contentType: "text/plain; charset=utf-8"]
    let response = HTTPResponse(statusCode: .forbidden, headers: headers, body: Data(reason.utf8))
    return .response(response.secured())
  }

  fileprivate static func methodNotAllowed(allowing methods: Set<PathRequest.Method>) -> Reply {
    let all: KeyValuePairs<PathRequest.Method, String> = [
      .get: "GET, HEAD", .post: "POST", .put: "PUT", .delete: "DELETE",
    ]
    let names = all.filter { methods.contains($0.key) }.map(\.value)
    let headers = [HTTPHeader("Allow"): names.joined(separator: ", ")]
    let response = HTTPResponse(statusCode: .methodNotAllowed, headers: HTTPHeaders(headers))
    return .response(response.secured())
  }
}

extension HTTPResponse {
  static func html(_ status: HTTPStatusCode, _ bytes: [UInt8]) -> HTTPResponse {
    let headers: HTTPHeaders = [.contentType: "text/html; charset=utf-8"]
    return HTTPResponse(statusCode: status, headers: headers, body: Data(bytes))
  }
}

extension HTTPHeader {
  fileprivate static let acceptLanguage = HTTPHeader("Accept-Language")
}
