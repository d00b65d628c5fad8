// As on Apple's systems, importing SwiftData also imports Foundation, and the UndoManager class,
// which Foundation on Linux lacks.
@_exported import Foundation
@_exported import LinuxFoundation
