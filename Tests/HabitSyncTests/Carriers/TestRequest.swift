/// A request that a transport sent to a test's server.
struct TestRequest: Sendable {
  let method: String
  /// As it was sent, with what follows a question mark.
  let target: String
  /// By name in small letters.
  let headers: [String: String]
  let body: [UInt8]

  /// The last part of the path.
  var name: String {
    let path = target.split(separator: "?").first ?? ""
    return String(path.split(separator: "/").last ?? "")
  }
}
