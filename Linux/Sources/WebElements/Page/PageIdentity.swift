import LinuxFoundation

/// The name and appearance of the app when it is installed as a web app.
public struct PageIdentity: Sendable {
  /// A background color in CSS notation (`#0b0b0d`), for dark and for light appearance.
  public struct Ground: Sendable {
    package let dark: String
    package let light: String

    /// Creates a pair of colors.
    public init(dark: String, light: String) {
      self.dark = dark
      self.light = light
    }
  }

  /// An icon of the app.
  public struct Icon: Sendable {
    /// The purpose of an icon.
    public enum Purpose: Sendable {
      /// Shown unchanged.
      case any
      /// Cropped to the system's icon shape.
      case maskable
      /// For the home screen of Apple's systems.
      case apple
    }

    package let asset: Asset
    package let size: Int
    package let purpose: Purpose

    /// - `asset`: A square PNG.
    /// - `size`: The width and height in pixels.
    public init(_ asset: Asset, size: Int, purpose: Purpose) {
      self.asset = asset
      self.size = size
      self.purpose = purpose
    }
  }

  /// An entry of the icon's menu.
  public struct Shortcut: Sendable {
    package let name: LocalizedStringResource
    package let address: String

    /// - `address`: The address of a page, such as `/today`.
    public init(name: LocalizedStringResource, address: String) {
      self.name = name
      self.address = address
    }
  }

  package let name: String
  package let shortName: LocalizedStringResource
  package let description: LocalizedStringResource
  package let ground: Ground
  package let icons: [Icon]
  package let shortcuts: [Shortcut]

  /// Creates an identity.
  public init(
    name: String,
    shortName: LocalizedStringResource,
    description: LocalizedStringResource,
    ground: Ground,
    icons: [Icon],
    shortcuts: [Shortcut] = []
  ) {
    self.name = name
    self.shortName = shortName
    self.description = description
    self.ground = ground
    self.icons = icons
    self.shortcuts = shortcuts
  }
}
