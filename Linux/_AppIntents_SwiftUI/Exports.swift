// Where a file imports AppIntents and SwiftUI, the compiler imports this module in the place of
// AppIntents' own, as it does with Apple's.
@_exported import AppIntents
