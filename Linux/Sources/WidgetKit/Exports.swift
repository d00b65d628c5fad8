// As on Apple's systems, importing WidgetKit also imports AppIntents and SwiftUI.

@_exported import AppIntents
@_exported import SwiftUI
