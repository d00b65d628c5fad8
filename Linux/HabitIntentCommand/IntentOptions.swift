import AppIntents
import HabitCommand

/// The parameters of an intent on the command line: `--habit Read --amount 3.2`.
struct IntentOptions {
  private let words: [String]

  init(_ words: [String]) {
    self.words = words
  }

  /// Returns the values by parameter name.
  func arguments(for declaration: IntentDeclaration) throws -> [String: IntentValue] {
    var arguments: [String: IntentValue] = [:]
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("--"), word.count > 2 else {
        throw CommandFailure.usage("“\(word)” is no parameter; one is --habit, say, and a value")
      }
      let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1).map(String.init)
      let name = parts[0]
      guard let parameter = declaration.parameters.first(where: { $0.name == name }) else {
        throw CommandFailure.usage(Self.unknown(name, declaration))
      }
      guard let text = parts.count > 1 ? parts[1] : rest.popFirst() else {
        throw CommandFailure.usage("--\(name) has no value")
      }
      guard arguments[name] == nil else {
        throw CommandFailure.usage("--\(name) is there twice")
      }
      arguments[name] = IntentValue(typed: text, parameter.kind)
    }
    return arguments
  }

  private static func unknown(_ name: String, _ declaration: IntentDeclaration) -> String {
    let known = declaration.parameters.map { "--\($0.name)" }.joined(separator: ", ")
    return "\(declaration.name) has no --\(name), but \(known)"
  }
}

extension IntentValue {
  /// Creates a value from the text of an option. Text that does not match the kind remains a
  /// string, which the parameter then rejects.
  fileprivate init(typed text: String, _ kind: IntentValueKind) {
    let value: IntentValue? =
      switch kind {
      case .integer: Int(text).map { .integer($0) }
      case .double: Double(text.replacing(",", with: ".")).map { .double($0) }
      case .boolean: Bool(text).map { .boolean($0) }
      case .string, .date, .enumeration, .entity: nil
      }
    self = value ?? .string(text)
  }
}
