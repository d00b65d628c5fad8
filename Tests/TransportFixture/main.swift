import Foundation
import HabitSync

// Runs each line of standard input as a command on a transport and prints the result as a line of
// JSON:
//
//   names | read NAME LIMIT | write NAME BASE64 | remove NAME | wait
//
// The transport: `webdav URL USER PASSWORD` or `server URL TOKEN`.

let arguments = Array(CommandLine.arguments.dropFirst())
guard let transport = FixtureTransport.make(arguments) else {
  print("usage: TransportFixture webdav URL USER PASSWORD | server URL TOKEN")
  exit(64)
}
while let line = readLine() {
  let answer = await FixtureTransport.run(
    line.split(separator: " ").map(String.init),
    on: transport
  )
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.withoutEscapingSlashes]
  try FileHandle.standardOutput.write(contentsOf: encoder.encode(answer) + Data("\n".utf8))
}
