import WebElements

/// A key with modifiers that triggers a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key that triggers the control together with the modifiers.
  public var key: KeyEquivalent
  /// The modifier keys.
  public var modifiers: EventModifiers

  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The shortcut in the format of the page's script, in which `mod` means Control or Meta.
  var attribute: String {
    let names: [(EventModifiers, String)] = [
      (.command, "mod"), (.control, "ctrl"), (.option, "alt"), (.shift, "shift"),
    ]
    let parts = names.filter { modifiers.contains($0.0) }.map(\.1)
    return (parts + [key.name]).joined(separator: "+")
  }
}

/// A key of the keyboard.
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  /// The character that the key types.
  public var character: Character

  /// Creates a key from the character that it types.
  public init(_ character: Character) {
    self.character = character
  }

  /// Creates a key from a literal.
  public init(extendedGraphemeClusterLiteral: Character) {
    self.init(extendedGraphemeClusterLiteral)
  }

  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Return.
  public static let `return` = KeyEquivalent("\r")
  /// Backspace.
  public static let delete = KeyEquivalent("\u{8}")

  var name: String {
    switch character {
    case "\u{1B}": "escape"
    case "\r": "enter"
    case "\u{8}": "backspace"
    default: character.lowercased()
    }
  }
}

/// Modifier keys.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The raw bits of the set.
  public let rawValue: Int

  /// Creates a set from its raw bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option, or Alt.
  public static let option = EventModifiers(rawValue: 8)
  /// Command; in the browser Control, or Command on a Mac.
  public static let command = EventModifiers(rawValue: 16)
}

extension EnvironmentValues {
  @Entry var shortcut: KeyboardShortcut?

  var shortcutAttributes: [Attribute] {
    shortcut.map { [Attribute("data-shortcut", $0.attribute)] } ?? []
  }
}

extension View {
  /// Assigns a keyboard shortcut to the control.
  public func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some View {
    environment(\.shortcut, KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Assigns a keyboard shortcut to the control.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.shortcut, shortcut)
  }
}
