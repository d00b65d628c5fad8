import FlyingFox
import Foundation
import WebElements

/// The files that are served as they are, by path.
struct AssetStore: Sendable {
  private struct Entry {
    let asset: Asset
    let tag: String
  }

  private let entries: [String: Entry]
  /// Paths of style sheets and scripts, in the order in which pages link them.
  let styleSheets: [String]
  let fonts: [Asset]
  let scripts: [String]

  init(_ assets: [Asset]) {
    entries = Dictionary(
      assets.map { ($0.path, Entry(asset: $0, tag: Self.tag(of: $0.data))) },
      uniquingKeysWith: { _, last in last }
    )
    fonts = assets.filter { $0.contentType.hasPrefix("font/") }
    let linked = assets.filter(\.isLinked)
    styleSheets = linked.filter { $0.contentType.hasPrefix("text/css") }.map(\.path)
    scripts = linked.filter { $0.contentType.hasPrefix("text/javascript") }.map(\.path)
  }

  /// The asset at a path; `nil` if there is none. A browser that has it already is told so.
  ///
  /// Browsers ask each time: scripts import each other by plain paths, so a path cannot name a
  /// version, and an answer without a body costs less than a page with yesterday's script.
  func response(to request: HTTPRequest) -> HTTPResponse? {
    guard let entry = entries[request.path] else { return nil }
    let headers: HTTPHeaders = [.eTag: entry.tag, .cacheControl: "no-cache"]
    let known = request.headers.values(for: .ifNoneMatch)
      .flatMap { $0.split(separator: ",") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
    if known.contains(entry.tag) {
      return HTTPResponse(statusCode: .notModified, headers: headers)
    }
    var response = HTTPResponse(statusCode: .ok, headers: headers, body: entry.asset.data)
    response.headers[.contentType] = entry.asset.contentType
    return response
  }

  /// 64 bits of FNV-1a: it tells versions of one file apart, and guards nothing.
  private static func tag(of data: Data) -> String {
    let hash = data.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return "\"\(String(hash, radix: 16))\""
  }
}
