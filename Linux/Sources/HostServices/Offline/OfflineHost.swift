import Foundation
import WebElements

/// The endpoint that serves the offline page, which browsers cache, and accepts deliveries of
/// offline actions.
@_spi(Host) public struct OfflineHost: PathResponder {
  /// The path of the page and of deliveries.
  public let path = "/offline"
  /// The allowed clients: signed-in browsers.
  public let access = PathAccess.pages
  /// The scripts of the windows, and the service worker.
  public let assets: [Asset]
  private let app: any OfflineApp
  private let resources: ResourceFolder
  private let queue = DeliveryQueue()
  private let renderedRows = RenderedRowCache()

  /// - Throws: An error of `Data(contentsOf:)` if files of the page are missing.
  public init(_ app: any OfflineApp) throws {
    self.app = app
    assets = [
      try Asset(
        path: "/offline.js",
        contentType: "text/javascript",
        file: ResourceFolder.url.appending(path: "offline.js")
      ),
      try Asset(
        path: "/worker.js",
        contentType: "text/javascript",
        file: ResourceFolder.url.appending(path: "worker.js"),
        use: .byPath
      ),
    ]
    resources = try ResourceFolder(at: path, ["offline.css", "page.js", "queue.js"])
  }

  /// Returns the methods of a path.
  public func methods(at path: String) -> Set<PathRequest.Method> {
    path == "/offline/actions" ? [.post] : [.get]
  }

  /// Answers a request.
  public func respond(to request: PathRequest) async -> PathResponse {
    switch (request.path, request.method) {
    case (path, .get): return await answer(to: request, isWhole: true)
    case ("\(path)/days", .get): return await answer(to: request, isWhole: false)
    case ("\(path)/health", .get): return PathResponse()
    case ("\(path)/actions", .post): return await deliver(request)
    default: return resources.response(to: request) ?? PathResponse(status: .notFound)
    }
  }

  /// Returns the whole page, or only the part that a tap changes.
  @MainActor private func answer(to request: PathRequest, isWhole: Bool) async -> PathResponse {
    let made = app.now
    do {
      let page = try app.page()
      let document = OfflineDocument(
        title: app.title,
        made: made,
        root: request.root,
        page: page,
        effect: app.effect,
        renderedRows: renderedRows,
        // The query with the file's hash identifies the cached copy.
        keptPath: { "\($0)?offline=\(resources.hash(at: $0))" }
      )
      let shape = await document.shape()
      return PathResponse(
        headers: [
          "Content-Type": isWhole ? "text/html; charset=utf-8" : "application/json",
          // Pages with the same shape differ only in their days.
          "Shape": shape.hash,
          "Made": "\(made.milliseconds)",
          "Open-Rows": "\(page.openRows)",
        ],
        body: .data(isWhole ? document.html(shape) : document.days)
      )
    } catch {
      return PathResponse(status: .serviceUnavailable)
    }
  }

  /// Performs the actions in order, each once.
  ///
  /// An action that can never be performed is answered with a message, and the delivery continues.
  /// An action that can't be performed yet ends the delivery.
  private func deliver(_ request: PathRequest) async -> PathResponse {
    guard let delivery = OfflineDelivery(request.body, now: app.now) else {
      return PathResponse(status: .badRequest)
    }
    guard delivery.entries.count <= OfflineDelivery.most else {
      return PathResponse(status: .contentTooLarge)
    }
    let entries = delivery.entries
    let answers = await queue.run { [app] in
      var answers = OfflineAnswers()
      actions: for entry in entries {
        guard let action = entry.action else {
          let refusal = String(localized: "This version of the app doesn't know the change.")
          answers.answers.append(.init(id: entry.id, refusal: refusal))
          continue
        }
        switch await app.perform(action) {
        case .done: answers.answers.append(.init(id: entry.id))
        case .refused(let words): answers.answers.append(.init(id: entry.id, refusal: words))
        case .later: break actions
        }
      }
      answers.at = app.now.milliseconds
      return answers
    }
    return .json(.json(answers))
  }
}
