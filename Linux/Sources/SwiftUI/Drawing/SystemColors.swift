extension Color {
  private init(light: UInt32, dark: UInt32) {
    self.init(Paint(light: Resolved(hex: light), dark: Resolved(hex: dark)))
  }

  /// The system red.
  public static let red = Color(light: 0xFF3B30, dark: 0xFF453A)
  /// The system orange.
  public static let orange = Color(light: 0xFF9500, dark: 0xFF9F0A)
  /// The system yellow.
  public static let yellow = Color(light: 0xFFCC00, dark: 0xFFD60A)
  /// The system green.
  public static let green = Color(light: 0x34C759, dark: 0x30D158)
  /// The system mint.
  public static let mint = Color(light: 0x00C7BE, dark: 0x63E6E2)
  /// The system teal.
  public static let teal = Color(light: 0x30B0C7, dark: 0x40CBE0)
  /// The system cyan.
  public static let cyan = Color(light: 0x32ADE6, dark: 0x64D2FF)
  /// The system blue.
  public static let blue = Color(light: 0x007AFF, dark: 0x0A84FF)
  /// The system indigo.
  public static let indigo = Color(light: 0x5856D6, dark: 0x5E5CE6)
  /// The system purple.
  public static let purple = Color(light: 0xAF52DE, dark: 0xBF5AF2)
  /// The system pink.
  public static let pink = Color(light: 0xFF2D55, dark: 0xFF375F)
  /// The system brown.
  public static let brown = Color(light: 0xA2845E, dark: 0xAC8E68)
  /// The system gray.
  public static let gray = Color(light: 0x8E8E93, dark: 0x8E8E93)
  /// White.
  public static let white = Color(light: 0xFFFFFF, dark: 0xFFFFFF)
  /// Black.
  public static let black = Color(light: 0x000000, dark: 0x000000)
  /// Fully transparent.
  public static let clear = Color.black.opacity(0)
  /// The color of primary text.
  public static let primary = Color(light: 0x111114, dark: 0xF5F5F7)
  /// The color of secondary text.
  public static let secondary = Color(light: 0x6C6C73, dark: 0x98989F)
  /// The app's accent color: the system blue. Controls have this color unless `tint` sets another.
  public static let accentColor = Color.blue

  /// The color of tertiary text such as placeholders, and of chevrons.
  static let tertiaryLabel = Color(light: 0x8E8E93, dark: 0x6D6D73)
  /// The color of quaternary text.
  static let quaternaryLabel = Color(light: 0xC4C4C8, dark: 0x48484C)
  /// The color of destructive actions.
  static let destructive = Color(light: 0xD70015, dark: 0xFF6961)
  /// The background color of a screen.
  static let ground = Color(light: 0xF2F2F7, dark: 0x0B0B0D)
}
