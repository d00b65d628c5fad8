// Whoever imports SwiftData has Foundation, as on Apple's systems, and Foundation's class of this
// name, which Foundation for Linux lacks.
@_exported import AppleNames
@_exported import Foundation
@_exported import UndoManager
