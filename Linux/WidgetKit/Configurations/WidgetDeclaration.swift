import Foundation

/// A widget as whoever shows widgets sees it.
@MainActor package struct WidgetDeclaration {
  /// Which one it is.
  package let kind: String
  /// What can be configured.
  package let intent: any AppIntent.Type
  /// Its name where widgets are chosen.
  package internal(set) var displayName: String
  /// What it is for, where widgets are chosen.
  package internal(set) var description = ""
  /// The sizes and places that it has.
  package internal(set) var families: [WidgetFamily]
  private let read: @MainActor (any AppIntent, WidgetFamily) async throws -> WidgetTimeline

  init(
    kind: String,
    intent: any AppIntent.Type,
    families: [WidgetFamily],
    read: @escaping @MainActor (any AppIntent, WidgetFamily) async throws -> WidgetTimeline
  ) {
    self.kind = kind
    self.intent = intent
    self.families = families
    self.read = read
    displayName = kind
  }

  /// What it shows from now on.
  /// - Parameters:
  ///   - configuration: An intent of ``intent``'s type.
  ///   - family: One of ``families``; any for a control.
  package func timeline(
    for configuration: any AppIntent,
    in family: WidgetFamily
  ) async throws -> WidgetTimeline {
    try await read(configuration, family)
  }
}

/// The views that a widget shows, one after the other.
package struct WidgetTimeline {
  /// A view, and from when on it is shown.
  package struct Entry {
    package let date: Date
    package let view: AnyView
  }

  package let entries: [Entry]
  /// When new ones are to be asked for; nil for never.
  package let reload: Date?
}

/// A configuration that this module reads itself.
@MainActor protocol DeclaringConfiguration: WidgetConfiguration where Body == Never {
  var declaration: WidgetDeclaration { get }
}

extension WidgetConfiguration {
  /// The widget as whoever shows widgets sees it.
  package var declaration: WidgetDeclaration {
    (self as? any DeclaringConfiguration)?.declaration ?? body.declaration
  }
}

/// The configuration of a control that this module reads itself.
@MainActor protocol DeclaringControl: ControlWidgetConfiguration where Body == Never {
  var declaration: WidgetDeclaration { get }
}

extension ControlWidgetConfiguration {
  /// The control as whoever shows widgets sees it.
  package var declaration: WidgetDeclaration {
    (self as? any DeclaringControl)?.declaration ?? body.declaration
  }
}

extension WidgetBundle {
  /// The widgets and controls, in their order. A control has no family.
  package var declarations: [WidgetDeclaration] {
    members.map { member in
      switch member {
      case .widget(let widget): widget.declaration
      case .control(let control): control.declaration
      }
    }
  }
}

extension Widget {
  fileprivate var declaration: WidgetDeclaration { body.declaration }
}

extension ControlWidget {
  fileprivate var declaration: WidgetDeclaration { body.declaration }
}
