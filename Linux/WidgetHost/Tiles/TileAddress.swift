import Foundation
import SwiftUI
import WebElements
import WidgetKit

/// Which widget a tile shows, and how.
struct TileAddress: Hashable, Sendable {
  /// Which widget.
  var kind: String
  /// Nil for a control.
  var family: WidgetFamily?
  var look: TileLook
  /// What was chosen, by the names of the widget's parameters.
  var values: [String: String]

  /// The path and what follows it.
  var text: String {
    var items = values.map { ($0.key, $0.value) }
    if let family { items.append(("family", family.description)) }
    items += look.items
    var components = URLComponents()
    components.path = "/widgets/\(kind)"
    let sorted = items.sorted { $0.0 < $1.0 }.map { URLQueryItem(name: $0.0, value: $0.1) }
    components.queryItems = sorted.isEmpty ? nil : sorted
    // What a value holds is never taken for what stands between values.
    components.percentEncodedQuery = components.percentEncodedQuery?.replacing("+", with: "%2B")
    return components.string ?? components.path
  }

  /// The longest value that is looked at: that of a name.
  private static let longest = 200

  /// Reads an address; nil where there is no such widget, or not in that size.
  /// - Parameter declaration: The widget of a kind.
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
    look = TileLook(request.query)
    let names = declared.parameters.map(\.name)
    values = request.query.filter { names.contains($0.key) && !$0.value.isEmpty }
    guard values.values.allSatisfy({ $0.count <= Self.longest }) else { return nil }
  }

  init(kind: String, family: WidgetFamily?, look: TileLook, values: [String: String]) {
    self.kind = kind
    self.family = family
    self.look = look
    self.values = values
  }
}

/// How a tile is painted.
struct TileLook: Hashable, Sendable {
  /// Nil where that is left to the browser.
  var theme: ColorScheme?
  var rendering: WidgetRenderingMode.Name
  /// Whether somebody else may look, as at a locked screen.
  var isLocked: Bool

  /// Reads what was asked for; what is not understood is as usual.
  init(_ query: [String: String]) {
    theme =
      switch query["theme"] {
      case "dark": .dark
      case "light": .light
      default: nil
      }
    rendering = query["rendering"].flatMap(WidgetRenderingMode.Name.init) ?? .fullColor
    isLocked = query["locked"] == "1"
  }

  /// What an address says of it.
  var items: [(String, String)] {
    var items: [(String, String)] = []
    if let theme { items.append(("theme", theme == .dark ? "dark" : "light")) }
    if rendering != .fullColor { items.append(("rendering", rendering.rawValue)) }
    if isLocked { items.append(("locked", "1")) }
    return items
  }
}

extension WidgetRenderingMode {
  /// A mode by its name.
  enum Name: String, CaseIterable {
    case fullColor, accented, vibrant

    var mode: WidgetRenderingMode {
      switch self {
      case .fullColor: .fullColor
      case .accented: .accented
      case .vibrant: .vibrant
      }
    }
  }
}

extension WidgetDeclaration {
  /// What can be chosen.
  var parameters: [IntentParameterDeclaration] { IntentDeclaration(intent).parameters }
}
