/// What a WebDAV server says is in a folder (RFC 4918).
struct Multistatus {
  /// How many files there may be. The app keeps a few dozen.
  static let limit = 20_000

  /// The names of the files, each once; folders are none.
  let files: [String]

  /// - Parameter bytes: A document of any server; namespaces and all else are passed over.
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

  /// The name in an address, whatever stands before it: a proxy may have another path than the server
  /// behind it. Nil where it is no name of a file in the folder.
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
