import Foundation
import Synchronization

/// A WebDAV server in memory. Its style reproduces differences between real servers.
final class TestWebDAV: Sendable {
  struct Style: Sendable {
    /// The beginning of the paths in listings, as a proxy may change it.
    var prefix = ""
    /// The namespace prefix of XML elements.
    var element = "D:"
    var movesFiles = true
    /// Returns an answer that replaces the regular answer, or nil to send the regular answer.
    var fault: (@Sendable (TestRequest) -> TestReply?)?
  }

  private struct Content {
    var folders: Set<String>
    var files: [String: [UInt8]] = [:]
  }

  private let content: Mutex<Content>
  private let style: Mutex<Style>

  init(_ style: Style = Style(), folders: Set<String> = ["/", "/dav/", "/dav/habits/"]) {
    content = Mutex(Content(folders: folders))
    self.style = Mutex(style)
  }

  var files: [String: [UInt8]] { content.withLock { $0.files } }

  func change(_ body: (inout Style) -> Void) { style.withLock { body(&$0) } }

  func put(_ path: String, _ bytes: [UInt8]) { content.withLock { $0.files[path] = bytes } }

  func reply(to request: TestRequest) -> TestReply {
    let style = style.withLock { $0 }
    if let fault = style.fault?(request) { return fault }
    guard request.headers["authorization"] == "Basic YW5uOnTDtnA=" else {
      return .answer(401, [], type: nil, ["WWW-Authenticate": #"Basic realm="habits""#])
    }
    let path = request.target.removingPercentEncoding ?? ""
    let parent =
      String(path.dropLast(path.hasSuffix("/") ? 1 : 0))
      .split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      + "/"
    return content.withLock { content in
      switch request.method {
      case "PROPFIND":
        guard content.folders.contains(path) else { return .answer(404) }
        return .answer(207, listing(of: path, content, style), type: "application/xml")
      case "MKCOL":
        guard !content.folders.contains(path) else { return .answer(405) }
        guard content.folders.contains(parent) else { return .answer(409) }
        content.folders.insert(path)
        return .page(201)
      case "GET":
        return content.files[path].map { .answer(200, $0) } ?? .answer(404)
      case "PUT":
        guard content.folders.contains(parent) else { return .answer(409) }
        let exists = content.files[path] != nil
        if exists, request.headers["if-none-match"] == "*" { return .answer(412) }
        content.files[path] = request.body
        return exists ? .answer(204) : .page(201)
      case "MOVE":
        guard style.movesFiles else { return .answer(405) }
        let target =
          URL(string: request.headers["destination"] ?? "")?.path(percentEncoded: false) ?? ""
        guard let bytes = content.files[path] else { return .answer(404) }
        if content.files[target] != nil, request.headers["overwrite"] == "F" { return .answer(412) }
        content.files[target] = bytes
        content.files[path] = nil
        return .page(201)
      case "DELETE":
        return content.files.removeValue(forKey: path) == nil ? .answer(404) : .answer(204)
      default: return .answer(405)
      }
    }
  }

  private func listing(of folder: String, _ content: Content, _ style: Style) -> [UInt8] {
    let e = style.element
    let space = e.isEmpty ? "xmlns" : "xmlns:\(e.dropLast())"
    func response(_ path: String, _ type: String) -> String {
      let href = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
      return """
        <\(e)response><\(e)href>\(style.prefix)\(href)</\(e)href><\(e)propstat><\(e)prop>\
        <\(e)resourcetype>\(type)</\(e)resourcetype></\(e)prop>\
        <\(e)status>HTTP/1.1 200 OK</\(e)status></\(e)propstat></\(e)response>
        """
    }
    let files = content.files.keys.filter { $0.hasPrefix(folder) }.map { response($0, "") }
    let folders = content.folders.filter { $0.hasPrefix(folder) }
      .map { response($0, "<\(e)collection/>") }
    let text = """
      <?xml version="1.0" encoding="utf-8"?>
      <\(e)multistatus \(space)="DAV:">\((folders + files).joined())</\(e)multistatus>
      """
    return Array(text.utf8)
  }
}
