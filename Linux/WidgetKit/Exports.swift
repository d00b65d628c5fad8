// Whoever imports WidgetKit has what it stands on, as on Apple's systems.

@_exported import AppIntents
@_exported import SwiftUI
