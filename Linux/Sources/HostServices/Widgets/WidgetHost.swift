import Foundation
@_spi(Host) import SwiftUI
import WebElements
import WidgetKit

/// The endpoint that serves a program's widgets to browsers: all of them in a gallery, and each as
/// a tile that other pages can embed in a frame.
@_spi(Host) public struct WidgetHost: PathResponder {
  /// The path of the gallery and all tiles.
  public let path = "/widgets"
  /// The allowed clients: signed-in browsers.
  public let access = PathAccess.pages
  private let tiles: Tiles
  private let title: String
  private let frameAncestors: @MainActor @Sendable () -> [String]
  private let resources: ResourceFolder

  /// - Parameters:
  ///   - bundle: The widgets.
  ///   - title: The name of the program.
  ///   - clock: The clock of the widgets.
  ///   - frameAncestors: Returns the sources that may embed a tile, in the syntax of
  ///     `frame-ancestors`. Called for each tile.
  @MainActor public init(
    _ bundle: some WidgetBundle,
    title: String,
    clock: WidgetClock,
    frameAncestors: @escaping @MainActor @Sendable () -> [String]
  ) throws {
    tiles = Tiles(clock: clock) { bundle.declarations }
    resources = try ResourceFolder(
      at: "/widgets",
      ["gallery.css", "gallery.js", "tile.css", "tile.js"]
    )
    self.title = title
    self.frameAncestors = frameAncestors
    WidgetCenter.shared.onReload { [tiles] in
      Task { @MainActor in tiles.reload(nil, controls: false) }
    }
    ControlCenter.shared.onReload { [tiles] in
      Task { @MainActor in tiles.reload(nil, controls: true) }
    }
  }

  /// Answers a request.
  public func respond(to request: PathRequest) async -> PathResponse {
    switch (request.path, request.method) {
    case (path, .get): return await gallery(request)
    case ("\(path)/changes", .get): return await changes(request)
    case (_, .get):
      if let resource = resources.response(to: request) { return resource }
      return await tile(request)
    case (_, .post): return await tap(request)
    case (_, .put), (_, .delete): return PathResponse(status: .methodNotAllowed)
    }
  }

  private func gallery(_ request: PathRequest) async -> PathResponse {
    let page = await Gallery(tiles, for: request, title: title)
    return .html(await page.html())
  }

  private func tile(_ request: PathRequest) async -> PathResponse {
    guard let address = await tiles.address(request) else { return PathResponse(status: .notFound) }
    return await response(await tiles.tile(address), to: request)
  }

  /// Performs the intent of a control if the tile still shows that intent. Without this check, an
  /// action that another client has already performed would be repeated. The response is the
  /// updated tile.
  private func tap(_ request: PathRequest) async -> PathResponse {
    guard let address = await tiles.address(request) else { return PathResponse(status: .notFound) }
    let tile = await tiles.tap(FormFields(request.body)["tap"], in: address)
    // A page without its script is redirected to the tile, unless there is an error to show.
    let isScript = request.header("sec-fetch-dest") == "empty"
    guard isScript || tile.notice != nil else {
      return PathResponse(status: .seeOther, headers: ["Location": request.root + address.text])
    }
    return await response(tile, to: request)
  }

  private func response(_ tile: Tile, to request: PathRequest) async -> PathResponse {
    var response = PathResponse.html(
      TilePage(tile: tile, program: title, root: request.root).html()
    )
    // A form must be submitted with its origin, which is validated. With `no-referrer` the origin
    // would be omitted.
    response.headers["Referrer-Policy"] = "same-origin"
    response.frameAncestors = ["'self'"] + (await frameAncestors())
    return response
  }

  /// Returns the version of the widgets when it differs from the client's, or after the maximum
  /// time.
  private func changes(_ request: PathRequest) async -> PathResponse {
    let version = await tiles.version(after: request.query["since"] ?? "")
    return PathResponse(
      headers: ["Content-Type": "text/plain; charset=utf-8"],
      body: .data(Data(version.utf8))
    )
  }
}

extension PathResponse {
  static func html(_ bytes: [UInt8]) -> PathResponse {
    PathResponse(headers: ["Content-Type": "text/html; charset=utf-8"], body: .data(Data(bytes)))
  }
}

/// The clock for the timelines of widgets.
@_spi(Host) public struct WidgetClock: Sendable {
  /// Returns the current time.
  let now: @Sendable () -> Date
  /// Waits for a duration, or throws `CancellationError`.
  let sleep: @Sendable (Duration) async throws -> Void

  /// Creates a clock.
  public init(
    now: @escaping @Sendable () -> Date,
    sleep: @escaping @Sendable (Duration) async throws -> Void
  ) {
    self.now = now
    self.sleep = sleep
  }
}
