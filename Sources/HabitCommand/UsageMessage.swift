import Foundation

/// What ArgumentParser says about words that make no sense.
enum UsageMessage {
  /// The message as one line that goes on after "habit: ".
  static func line(_ message: String, _ arguments: [String]) -> String {
    let lines = message.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let bullet = "- "
    let sentences = lines.filter { !$0.hasPrefix(bullet) }.joined(separator: " ")
    let values = lines.filter { $0.hasPrefix(bullet) }.map { $0.dropFirst(bullet.count) }
    let line = [sentences, values.joined(separator: ", ")].filter { !$0.isEmpty }
      .joined(separator: " ")
      .onOneLine
    // What the user typed stays as it was typed.
    let begin = line.prefix { $0 != " " }
    let told = line.hasSuffix(".") ? String(line.dropLast()) : line
    return arguments.contains { $0.hasPrefix(begin) } ? told : told.startingLow
  }
}
