/// The launch options that say where the program serves its windows. The program itself checks all
/// of its options; here the others are passed over.
struct HostOptions {
  var address = "127.0.0.1"
  var port = 8080
  var opensBrowser = true

  init(_ arguments: [String]) {
    for (index, argument) in arguments.enumerated() {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      let value =
        parts.count == 2
        ? parts[1] : arguments.indices.contains(index + 1) ? arguments[index + 1] : ""
      switch parts.first {
      case "--host": address = value
      case "--port": port = Int(value) ?? port
      case "--no-open": opensBrowser = false
      default: break
      }
    }
  }
}
