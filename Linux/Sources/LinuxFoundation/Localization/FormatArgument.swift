import Foundation

/// A value that replaces a specifier of a localized text.
package enum FormatArgument: Sendable {
  case integer(Int64)
  case unsigned(UInt64)
  case number(Double)
  case text(String)
  /// A value whose text depends on the reader's language.
  case deferred(any LocalizableArgument)

  /// Returns the argument as text.
  package func text(in localization: Localization) -> String {
    localization.text(self, FormatSpecifier("", "@"))
  }

  /// The number that selects a plural form, or nil if the argument is not a number.
  var operands: PluralOperands? {
    switch self {
    case .integer(let number): PluralOperands(number.magnitude)
    case .unsigned(let number): PluralOperands(number)
    case .number(let number): PluralOperands(number)
    case .text, .deferred: nil
    }
  }
}

/// An argument of a localized text that is converted to text in the reader's language.
package protocol LocalizableArgument: Equatable, Sendable {
  /// Returns the value as a text.
  func text(in localization: Localization) -> String
}

extension FormatArgument: Hashable {
  package static func == (one: Self, other: Self) -> Bool {
    switch (one, other) {
    case (.integer(let one), .integer(let other)): one == other
    case (.unsigned(let one), .unsigned(let other)): one == other
    case (.number(let one), .number(let other)): one == other
    case (.text(let one), .text(let other)): one == other
    case (.deferred(let one), .deferred(let other)): one.isEqual(to: other)
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch self {
    case .integer(let number): hasher.combine(number)
    case .unsigned(let number): hasher.combine(number)
    case .number(let number): hasher.combine(number)
    case .text(let text): hasher.combine(text)
    case .deferred: break
    }
  }
}

extension LocalizableArgument {
  fileprivate func isEqual(to other: any LocalizableArgument) -> Bool { other as? Self == self }
}

/// A value with a format, which is applied in the reader's locale.
package struct FormattedArgument<F: FormatStyle>: LocalizableArgument
where F.FormatInput: Equatable, F.FormatOutput == String {
  // The input is not modified after the initializer. Sharing it between threads is safe if
  // concurrent reads are safe, as Apple's frameworks assume.
  nonisolated(unsafe) private let input: F.FormatInput
  nonisolated(unsafe) private let format: F

  package init(_ input: F.FormatInput, _ format: F) {
    self.input = input
    self.format = format
  }

  package func text(in localization: Localization) -> String {
    format.locale(localization.locale).format(input)
  }

  package static func == (one: Self, other: Self) -> Bool {
    one.input == other.input && one.format == other.format
  }
}

/// A type of number that can be interpolated in a localized text.
public protocol _FormatSpecifiable: Equatable {
  /// The type of the argument of a format.
  associatedtype _Arg: CVarArg
  /// The argument of a format.
  var _arg: Self._Arg { get }
  /// The specifier of a format.
  var _specifier: String { get }
}

extension _FormatSpecifiable {
  package var formatArgument: FormatArgument {
    switch _arg {
    case let number as Int64: .integer(number)
    case let number as UInt64: .unsigned(number)
    case let number as Int32: .integer(Int64(number))
    case let number as Double: .number(number)
    case let number as Float: .number(Double(number))
    default: preconditionFailure("Foundation has no format specifier for \(Self.self)")
    }
  }
}

extension Int: _FormatSpecifiable {
  /// The number.
  public var _arg: Int64 { Int64(self) }
  /// The specifier of a 64-bit integer.
  public var _specifier: String { "%lld" }
}

extension Int64: _FormatSpecifiable {
  /// The number.
  public var _arg: Int64 { self }
  /// The specifier of a 64-bit integer.
  public var _specifier: String { "%lld" }
}

extension Int32: _FormatSpecifiable {
  /// The number.
  public var _arg: Int32 { self }
  /// The specifier of a 32-bit integer.
  public var _specifier: String { "%d" }
}

extension UInt: _FormatSpecifiable {
  /// The number.
  public var _arg: UInt64 { UInt64(self) }
  /// The specifier of a 64-bit integer without a sign.
  public var _specifier: String { "%llu" }
}

extension UInt64: _FormatSpecifiable {
  /// The number.
  public var _arg: UInt64 { self }
  /// The specifier of a 64-bit integer without a sign.
  public var _specifier: String { "%llu" }
}

extension Double: _FormatSpecifiable {
  /// The number.
  public var _arg: Double { self }
  /// The specifier of a 64-bit number with a fraction.
  public var _specifier: String { "%lf" }
}

extension Float: _FormatSpecifiable {
  /// The number.
  public var _arg: Float { self }
  /// The specifier of a 32-bit number with a fraction.
  public var _specifier: String { "%f" }
}

extension CGFloat: _FormatSpecifiable {
  /// The number.
  public var _arg: Double { Double(self) }
  /// The specifier of a 64-bit number with a fraction.
  public var _specifier: String { "%lf" }
}
