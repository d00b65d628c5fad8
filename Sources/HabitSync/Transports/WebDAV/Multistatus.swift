/// A WebDAV server's listing of a folder (RFC 4918).
struct Multistatus {
  /// The maximum number of files. The app uses a few dozen.
  static let limit = 20_000

  /// The unique names of the files, without folders.
  let files: [String]

  /// Parses a listing.
  ///
  /// - Parameter bytes: The document. Namespaces and unknown elements are ignored.
  init(_ bytes: [UInt8]) throws(XMLError) {
    var reader = XMLReader(bytes)
    var path: [String] = []
    var found: Set<String> = []
    var address = ""
    var isFolder = false
    var hasRoot = false
    while let token = try reader.next() {
      switch token {
      case .opened(let name):
        path.append(name)
        if path.count == 1 {
          guard name == "multistatus", !hasRoot else { throw XMLError() }
          hasRoot = true
        }
        if path == ["multistatus", "response"] { (address, isFolder) = ("", false) }
        if name == "collection", path.dropLast().last == "resourcetype" { isFolder = true }
      case .text(let text):
        if path == ["multistatus", "response", "href"] { address += text }
      case .closed:
        if path == ["multistatus", "response"], !isFolder, let name = Self.name(address) {
          guard found.count < Self.limit else { throw XMLError() }
          found.insert(name)
        }
        path.removeLast()
      }
    }
    guard hasRoot else { throw XMLError() }
    files = found.sorted()
  }

  /// Returns the last component of an address, or nil if it is not a valid file name.
  ///
  /// The rest of the path is ignored, because a reverse proxy may change it.
  private static func name(_ address: String) -> String? {
    let address = address.filter { !$0.isWhitespace }
    let path = address.prefix { $0 != "?" && $0 != "#" }
    guard let last = path.split(separator: "/", omittingEmptySubsequences: false).last,
      let name = String(last).removingPercentEncoding,
      !["", ".", ".."].contains(name), name.utf8.count <= 255,
      !name.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "/") })
    else { return nil }
    return name
  }
}
