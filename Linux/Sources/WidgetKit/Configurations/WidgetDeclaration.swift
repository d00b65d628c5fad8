import Foundation

/// The declaration of a widget for a widget host.
@MainActor package struct WidgetDeclaration {
  /// The identifier of the widget.
  package let kind: String
  /// The type of the configuration intent.
  package let intent: any AppIntent.Type
  /// The widget's name in the gallery.
  package internal(set) var displayName: String
  /// The widget's description in the gallery.
  package internal(set) var description = ""
  /// The supported families. Empty for a control.
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

  /// Returns the timeline from now on.
  ///
  /// - Parameters:
  ///   - configuration: An intent of the type ``intent``.
  ///   - family: One of ``families``. Ignored for a control.
  package func timeline(
    for configuration: any AppIntent,
    in family: WidgetFamily
  ) async throws -> WidgetTimeline {
    try await read(configuration, family)
  }
}

/// The views that a widget shows over time.
package struct WidgetTimeline {
  /// A view with the time from which it is shown.
  package struct Entry {
    package let date: Date
    package let view: AnyView
  }

  package let entries: [Entry]
  /// The time at which the timeline must be reloaded; nil for never.
  package let reload: Date?
}

/// A widget configuration that this module implements.
@MainActor protocol DeclaringConfiguration: WidgetConfiguration where Body == Never {
  var declaration: WidgetDeclaration { get }
}

extension WidgetConfiguration {
  /// The declaration for a widget host.
  package var declaration: WidgetDeclaration {
    (self as? any DeclaringConfiguration)?.declaration ?? body.declaration
  }
}

/// A control configuration that this module implements.
@MainActor protocol DeclaringControl: ControlWidgetConfiguration where Body == Never {
  var declaration: WidgetDeclaration { get }
}

extension ControlWidgetConfiguration {
  /// The declaration for a widget host.
  package var declaration: WidgetDeclaration {
    (self as? any DeclaringControl)?.declaration ?? body.declaration
  }
}

extension WidgetBundle {
  /// The declarations of the widgets and controls in order. A control has no family.
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
