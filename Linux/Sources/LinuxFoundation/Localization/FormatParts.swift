import Foundation

/// The parts of a format: literal text, specifiers, and substitutions.
struct FormatParts: Sequence, IteratorProtocol {
  enum Part {
    case literal(String)
    /// A specifier, such as `%lld` or, with the number of its argument, `%1$@`.
    case specifier(FormatSpecifier, position: Int?)
    /// A part that varies by an argument, such as `%#@days@`.
    case substitution(String, position: Int?)
  }

  private var rest: Substring

  init(_ format: String) {
    rest = format[...]
  }

  mutating func next() -> Part? {
    guard let first = rest.first else { return nil }
    guard first == "%" else {
      let literal = rest.prefix { $0 != "%" }
      rest = rest[literal.endIndex...]
      return .literal(String(literal))
    }
    let whole = rest
    rest.removeFirst()
    if rest.first == "%" {
      rest.removeFirst()
      return .literal("%")
    }
    let position = takePosition()
    if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
      let name = rest.dropFirst(2)[..<end]
      rest = rest[rest.index(after: end)...]
      return .substitution(String(name), position: position)
    }
    let options = rest.prefix { "+-# 0123456789.hlqLzjt".contains($0) }
    rest = rest[options.endIndex...]
    guard let conversion = rest.popFirst() else { return .literal(String(whole)) }
    return .specifier(FormatSpecifier(String(options), conversion), position: position)
  }

  private mutating func takePosition() -> Int? {
    let digits = rest.prefix(while: \.isNumber)
    guard let number = Int(digits), rest[digits.endIndex...].first == "$" else { return nil }
    rest = rest[rest.index(after: digits.endIndex)...]
    return number
  }
}

/// The specifier of an argument in a format.
struct FormatSpecifier {
  /// True if the specifier has no flags, width, or precision.
  let isPlain: Bool
  private let showsSign: Bool
  private let width: Int
  private let fractionDigits: Int

  /// - Parameters:
  ///   - options: The characters between `%` and the conversion.
  ///   - conversion: The last character, such as `d`.
  init(_ options: String, _ conversion: Character) {
    let flags = options.filter { !$0.isLetter }
    isPlain = flags.isEmpty
    showsSign = flags.contains("+")
    let numbers = flags.filter { $0.isNumber || $0 == "." }
    let parts = numbers.split(separator: ".", omittingEmptySubsequences: false)
    width = numbers.hasPrefix("0") ? min(Int(parts[0]) ?? 0, 20) : 0
    fractionDigits = parts.count > 1 ? min(Int(parts[1]) ?? 0, 15) : 6
  }

  func integerStyle<Value: BinaryInteger>() -> IntegerFormatStyle<Value> {
    let style = IntegerFormatStyle<Value>().sign(strategy: showsSign ? .always() : .automatic)
    return width > 0 ? style.precision(.integerLength(width...)).grouping(.never) : style
  }

  var numberStyle: FloatingPointFormatStyle<Double> {
    FloatingPointFormatStyle<Double>().precision(.fractionLength(fractionDigits))
      .sign(strategy: showsSign ? .always() : .automatic)
  }
}
