import FlyingFox
import Foundation
import LinuxFoundation
import WebElements

/// The sign-in pages and their forms.
@MainActor struct SignInPages {
  let gate: SignInGate
  let document: PageDocument

  nonisolated static let path = "/pass-code"

  /// Returns the response of the sign-in pages, or nil if the request may continue.
  func reply(
    to request: HTTPRequest,
    _ body: Data,
    _ admission: SignInGate.Admission
  ) async -> HTTPResponse? {
    switch admission {
    case .device(let device): await answer(request, body, device: device)
    case .open: await chooseFirst(request, body)
    case .refused(let status): await ask(request, body, status)
    case .unavailable: unavailable
    }
  }

  /// Returns the response to a browser that is not signed in. A signed-out browser must delete its
  /// stored data.
  private func ask(
    _ request: HTTPRequest,
    _ body: Data,
    _ status: SignInStatus
  ) async -> HTTPResponse {
    let isFirst = status == .noPassCode
    let wasSignedOut = status == .signedOut
    switch (request.method, request.path) {
    case (.POST, Self.path):
      if let wait = gate.wait(for: request, by: nil, isSetUp: isFirst) {
        return tooMany(isFirst ? .setUp : .signIn, wait)
      }
      let fields = FormFields(body)
      return isFirst ? await setUp(request, fields) : await signIn(request, fields)
    case (_, let path) where document.assets.gateFiles.contains(document.site.root + path):
      return document.assets.response(to: request) ?? HTTPResponse(statusCode: .notFound)
    case (.GET, _), (.HEAD, _):
      guard PageAddress.isValid(request.path), !request.isMadeByScript else {
        return unauthorized(wasSignedOut)
      }
      guard !isFirst || gate.awaitsSetUp else { return tooLate }
      let asked: SignInForm = isFirst ? .setUp : .signIn
      return form(asked, .unauthorized, notice: nil, forgets: wasSignedOut)
    default:
      return unauthorized(wasSignedOut)
    }
  }

  private func unauthorized(_ wasSignedOut: Bool) -> HTTPResponse {
    var response = HTTPResponse(statusCode: .unauthorized)
    // The header tells the page's script to delete the stored data and leave the page.
    if wasSignedOut { response.headers[.signedOut] = "?1" }
    return response
  }

  /// Returns the response to a signed-in device that requests a sign-in page, or nil for another
  /// page.
  private func answer(_ request: HTTPRequest, _ body: Data, device: String) async -> HTTPResponse? {
    guard request.path == Self.path else { return nil }
    guard request.method == .POST else { return form(.change, .ok, notice: nil) }
    if let wait = gate.wait(for: request, by: device) { return tooMany(.change, wait) }
    let fields = FormFields(body)
    guard fields["code"] == fields["again"] else { return differs(.change) }
    let attempt = await gate.change(fields["former"], to: fields["code"], by: device, request)
    let wrong = String(localized: "The current pass code is wrong.")
    return answer(attempt, to: request, .change, wrong: wrong)
  }

  /// Returns the page for setting the first pass code. Called for browsers that are admitted
  /// because no pass code is set. Returns nil for requests of other paths.
  private func chooseFirst(_ request: HTTPRequest, _ body: Data) async -> HTTPResponse? {
    guard request.path == Self.path else { return nil }
    guard request.method == .POST else { return form(.choose, .ok, notice: nil) }
    let fields = FormFields(body)
    guard fields["code"] == fields["again"] else { return differs(.choose) }
    let attempt = await gate.choose(fields["code"], request)
    return answer(attempt, to: request, .choose, wrong: "")
  }

  private func signIn(_ request: HTTPRequest, _ fields: FormFields) async -> HTTPResponse {
    let attempt = await gate.signIn(fields["code"], request)
    let wrong = String(localized: "The pass code is wrong.")
    return answer(attempt, to: request, .signIn, wrong: wrong)
  }

  private func setUp(_ request: HTTPRequest, _ fields: FormFields) async -> HTTPResponse {
    guard gate.awaitsSetUp else { return tooLate }
    guard fields["code"] == fields["again"] else { return differs(.setUp) }
    let code = fields["setup"].filter { !$0.isWhitespace }
    let attempt = await gate.setUp(code, fields["code"], request)
    let wrong = String(localized: "The set-up code is wrong.")
    return answer(attempt, to: request, .setUp, wrong: wrong)
  }

  private func answer(
    _ attempt: SignInGate.Attempt,
    to request: HTTPRequest,
    _ asked: SignInForm,
    wrong: String
  ) -> HTTPResponse {
    switch attempt {
    case .right(let cookie):
      let path = PageAddress.path(ofReferrer: request.headers[.referrer], in: document.site)
      let headers: HTTPHeaders = [.location: document.site.root + path, .setCookie: cookie]
      return HTTPResponse(statusCode: .seeOther, headers: headers)
    case .done:
      let headers: HTTPHeaders = [.location: "\(document.site.root)/"]
      return HTTPResponse(statusCode: .seeOther, headers: headers)
    case .wrong:
      return form(asked, .unauthorized, notice: wrong)
    case .refused(let reason):
      return form(asked, .unprocessableContent, notice: reason)
    case .tooMany(let wait):
      return tooMany(asked, wait)
    case .unavailable:
      return unavailable
    }
  }

  private func tooMany(_ asked: SignInForm, _ wait: Duration) -> HTTPResponse {
    let seconds = Int((wait / .seconds(1)).rounded(.up))
    let minutes = (seconds + 59) / 60
    let notice =
      seconds < 100
      ? String(localized: "Too many wrong attempts. Wait \(seconds) seconds, then try again.")
      : String(localized: "Too many wrong attempts. Wait \(minutes) minutes, then try again.")
    var response = form(asked, .tooManyRequests, notice: notice)
    response.headers[HTTPHeader("Retry-After")] = String(seconds)
    return response
  }

  // MARK: Answers

  private func differs(_ asked: SignInForm) -> HTTPResponse {
    let notice = String(localized: "The two new pass codes are different.")
    return form(asked, .unprocessableContent, notice: notice)
  }

  /// - Parameter forgets: True if the browser must delete its stored data. A script deletes the
  ///   data, because `Clear-Site-Data` would also delete data of other apps at the same address,
  ///   and offline changes that are not delivered yet.
  private func form(
    _ asked: SignInForm,
    _ status: HTTPStatusCode,
    notice: String?,
    forgets: Bool = false
  ) -> HTTPResponse {
    let page = document.form(asked, notice: notice, forgets: forgets)
    var response = HTTPResponse.html(status, page)
    // With `no-referrer`, browsers would send the form without the origin, which the host checks.
    response.headers[.referrerPolicy] = "same-origin"
    if forgets { response.headers.addValue(gate.cookie.removal, for: .setCookie) }
    return response
  }

  private var tooLate: HTTPResponse {
    document.notice(
      title: LocalizedStringResource("No Pass Code Yet"),
      LocalizedStringResource(
        "A set-up code is valid for a day. Start the program again to get a new one."
      )
    )
  }

  private var unavailable: HTTPResponse {
    document.notice(
      title: LocalizedStringResource("Can't Sign In"),
      LocalizedStringResource(
        "The list of devices can't be read or changed. The program's log has the reason."
      )
    )
  }
}

extension HTTPHeader {
  static let signedOut = HTTPHeader("Signed-Out")
}

extension HTTPRequest {
  /// True if a script sent the request. A script can't show the form, and the instruction to delete
  /// the stored data, which only the first form contains, would be lost.
  fileprivate var isMadeByScript: Bool {
    headers[.fetchDestination] == "empty" && !isPassedOnNavigation
  }
}
