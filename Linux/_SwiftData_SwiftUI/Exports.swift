// Where a file imports SwiftData and SwiftUI, the compiler imports this module in the place of
// SwiftData's own, as it does with Apple's.
@_exported import SwiftData
