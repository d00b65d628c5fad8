import FlyingFox
import Foundation
import WebElements

/// The static files by path.
///
/// Most names contain a hash of the content, and browsers cache these files forever. A changed file
/// has a new name, and the old name no longer exists.
struct AssetStore: Sendable {
  /// The paths of the files that a page links to.
  let styleSheet: String
  let script: String
  let earlyScript: String
  let gateStyleSheet: String
  let gateScript: String
  /// The paths of all files that are served before sign-in.
  let gateFiles: Set<String>
  let fonts: [String]
  private let entries: [String: Entry]

  /// - Parameter site: The site's path prefix.
  /// - Throws: `AssetError`.
  init(_ assets: [Asset], early: Asset, gate: GateAssets, site: SitePath) throws(AssetError) {
    var entries: [String: Entry] = [:]
    func add(_ asset: Asset) -> String {
      let hash = asset.data.contentHash
      let name = Self.name(of: asset, hash)
      entries[name] = Entry(asset, hash)
      return site.root + name
    }
    func all(_ type: String) -> [Asset] {
      assets.filter { $0.use == .always && $0.contentType.hasPrefix(type) }
    }
    func join(_ text: String, _ path: String, _ type: String) -> String {
      let type = "\(type); charset=utf-8"
      return add(Asset(path: path, contentType: type, data: Data(text.utf8)))
    }
    let (scripts, sheets) = (all("text/javascript"), all("text/css"))
    let joined = Set((scripts + sheets).map(\.path))
    var names: [String: String] = [:]
    for asset in assets where !joined.contains(asset.path) { names[asset.path] = add(asset) }
    styleSheet = join(try StyleBundle.text(of: sheets, names: names), "/app.css", "text/css")
    script = join(try ScriptBundle(scripts).text, "/app.js", "text/javascript")
    earlyScript = add(early)
    // The sign-in pages use the app's fonts.
    let gateSheets = sheets.map(StyleBundle.fontFaces) + [gate.styleSheet]
    let gateText = try StyleBundle.text(of: gateSheets, names: names)
    gateStyleSheet = join(gateText, gate.styleSheet.path, "text/css")
    gateScript = add(gate.script)
    let gateFonts = assets.filter { $0.contentType.hasPrefix("font/") }.compactMap {
      names[$0.path]
    }
    gateFiles = Set(gateFonts + [gateStyleSheet, gateScript])
    fonts = all("font/").compactMap { names[$0.path] }
    // The file also has a fixed path, for pages that other modules generate.
    entries["/app.css"] = entries[String(styleSheet.dropFirst(site.root.count))]?.byPath
    self.entries = entries
  }

  /// Returns the response for an asset, or nil if there is none at the path. A browser with a
  /// current copy gets "304 Not Modified".
  func response(to request: HTTPRequest) -> HTTPResponse? {
    entries[request.path]?.response(to: request)
  }

  /// Returns the path with a hash: `/app-0123456789abcdef.css` for `/app.css`. If the use of an
  /// asset is `byPath`, its path is unchanged.
  private static func name(of asset: Asset, _ hash: String) -> String {
    guard asset.use != .byPath, let dot = asset.path.lastIndex(of: ".") else { return asset.path }
    return "\(asset.path[..<dot])-\(hash)\(asset.path[dot...])"
  }

  private struct Entry {
    private let asset: Asset
    /// The compressed content, or nil if it is not smaller.
    private let compressed: Data?
    private let tag: String
    private var caching: String

    init(_ asset: Asset, _ hash: String) {
      self.asset = asset
      compressed =
        HTTPResponse.isCompressible(asset.contentType) ? Deflate.gzip(asset.data) : nil
      // A weak entity tag, because it is shared by the compressed and uncompressed forms.
      tag = "W/\"\(hash)\""
      caching = asset.use == .byPath ? "no-cache" : "public, max-age=31536000, immutable"
    }

    /// The same asset at a fixed path, which browsers must revalidate each time.
    var byPath: Entry {
      var copy = self
      copy.caching = "no-cache"
      return copy
    }

    func response(to request: HTTPRequest) -> HTTPResponse {
      var headers: HTTPHeaders = [.eTag: tag, .cacheControl: caching]
      if compressed != nil { headers[.vary] = "Accept-Encoding" }
      let known = request.headers.values(for: .ifNoneMatch)
        .flatMap { $0.split(separator: ",") }
        .map { $0.trimmingCharacters(in: .whitespaces) }
      if known.contains(tag) { return HTTPResponse(statusCode: .notModified, headers: headers) }
      headers[.contentType] = asset.contentType
      guard let compressed, request.takesGzip else {
        return HTTPResponse(statusCode: .ok, headers: headers, body: asset.data)
      }
      headers[.contentEncoding] = "gzip"
      return HTTPResponse(statusCode: .ok, headers: headers, body: compressed)
    }
  }
}
