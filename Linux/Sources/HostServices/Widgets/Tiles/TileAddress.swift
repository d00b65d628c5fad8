@_spi(Host) import AppIntents
import Foundation
@_spi(Host) import SwiftUI
import WebElements
import WidgetKit

/// The address of a tile, with its widget and appearance.
struct TileAddress: Hashable, Sendable {
  /// The identifier of the widget.
  var kind: String
  /// The family, or nil for a control.
  var family: WidgetFamily?
  var appearance: TileAppearance
  /// The configuration values by parameter name.
  var values: [String: String]

  /// The path and query.
  var text: String {
    var items = values.map { ($0.key, $0.value) }
    if let family { items.append(("family", family.description)) }
    items += appearance.items
    var components = URLComponents()
    components.path = "/widgets/\(kind)"
    let sorted = items.sorted { $0.0 < $1.0 }.map { URLQueryItem(name: $0.0, value: $0.1) }
    components.queryItems = sorted.isEmpty ? nil : sorted
    // A plus sign in a value must be encoded, because it would be decoded as a space.
    components.percentEncodedQuery = components.percentEncodedQuery?.replacing("+", with: "%2B")
    return components.string ?? components.path
  }
}

extension TileAddress {
  /// The maximum length of a value in characters.
  private static let longest = 200

  /// Parses an address. Returns nil if the widget does not exist or does not support the family, or
  /// if a value is too long.
  ///
  /// - Parameter declaration: Returns the widget of a kind.
  @MainActor init?(_ request: PathRequest, declaration: (String) -> WidgetDeclaration?) {
    let words = request.path.split(separator: "/")
    guard words.count == 2, let declared = declaration(String(words[1])) else { return nil }
    kind = declared.kind
    if declared.families.isEmpty {
      family = nil
    } else {
      let named = request.query["family"].map { WidgetFamily($0) } ?? declared.families[0]
      guard let named, declared.families.contains(named) else { return nil }
      family = named
    }
    appearance = TileAppearance(request.query)
    let names = declared.parameters.map(\.name)
    values = request.query.filter { names.contains($0.key) && !$0.value.isEmpty }
    guard values.values.allSatisfy({ $0.count <= Self.longest }) else { return nil }
  }
}

/// The appearance of a tile.
struct TileAppearance: Hashable, Sendable {
  /// The color scheme, or nil to use the browser's.
  var theme: ColorScheme?
  var rendering: WidgetRenderingMode
  /// True to hide sensitive content, as on a locked screen.
  var isLocked: Bool

  /// Parses the appearance from a query. Invalid values are replaced by the defaults.
  init(_ query: [String: String]) {
    theme = ColorScheme.allCases.first { $0.name == query["theme"] }
    rendering = query["rendering"].flatMap { WidgetRenderingMode($0) } ?? .fullColor
    isLocked = query["locked"] == "1"
  }

  /// The query items of the appearance.
  var items: [(String, String)] {
    var items: [(String, String)] = []
    if let theme { items.append(("theme", theme.name)) }
    if rendering != .fullColor { items.append(("rendering", rendering.description)) }
    if isLocked { items.append(("locked", "1")) }
    return items
  }
}

extension ColorScheme {
  /// The name in style sheets and in the query of an address.
  var name: String { self == .dark ? "dark" : "light" }
}

extension WidgetRenderingMode: Hashable {
  /// Hashes the mode's name.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension WidgetDeclaration {
  /// The configuration parameters.
  var parameters: [IntentParameterDeclaration] { IntentDeclaration(intent).parameters }
}
