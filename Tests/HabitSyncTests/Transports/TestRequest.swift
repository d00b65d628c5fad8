/// A request that a transport sent to a test server.
struct TestRequest: Sendable {
  let method: String
  /// The request target as it was sent, query included.
  let target: String
  /// Header values by lowercase name.
  let headers: [String: String]
  let body: [UInt8]

  /// The last part of the path.
  var name: String {
    let path = target.split(separator: "?").first ?? ""
    return String(path.split(separator: "/").last ?? "")
  }
}
