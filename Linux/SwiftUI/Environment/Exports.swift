// Foundation's class of this name, which Foundation for Linux lacks. Whoever imports SwiftUI has it,
// as on Apple's systems.
@_exported import UndoManager
