/// The lines that the actions of a test add.
final class Log {
  var lines: [String] = []
}
