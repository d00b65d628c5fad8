// If a file imports both AppIntents and SwiftUI, the compiler also imports this cross-import
// overlay, as on Apple's systems.
@_exported import AppIntents
