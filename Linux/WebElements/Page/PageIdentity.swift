/// What a program is called and looks like where a system keeps its pages beside its own apps.
public struct PageIdentity: Sendable {
  /// A colour as style sheets have it (`#0b0b0d`), for dark and for light surroundings.
  public struct Ground: Sendable {
    package let dark: String
    package let light: String

    /// Makes a pair.
    public init(dark: String, light: String) {
      self.dark = dark
      self.light = light
    }
  }

  /// A picture of the program.
  public struct Icon: Sendable {
    /// What a picture is for.
    public enum Purpose: Sendable {
      /// To be shown as it is.
      case any
      /// To be cut to whatever form the system gives its icons.
      case maskable
      /// For the home screen of Apple's systems.
      case apple
    }

    package let asset: Asset
    package let size: Int
    package let purpose: Purpose

    /// - Parameters:
    ///   - asset: A square PNG, by its path.
    ///   - size: Its width and height.
    public init(_ asset: Asset, size: Int, purpose: Purpose) {
      self.asset = asset
      self.size = size
      self.purpose = purpose
    }
  }

  /// What can be chosen at the program's icon.
  public struct Shortcut: Sendable {
    package let name: String
    package let address: String

    /// - Parameter address: The address of a page, such as `/today`.
    public init(name: String, address: String) {
      self.name = name
      self.address = address
    }
  }

  package let name: String
  package let shortName: String
  package let description: String
  package let ground: Ground
  package let icons: [Icon]
  package let shortcuts: [Shortcut]

  /// Makes an identity.
  public init(
    name: String,
    shortName: String,
    description: String,
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
