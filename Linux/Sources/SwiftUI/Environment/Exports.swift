// As on Apple's systems, importing SwiftUI also imports Foundation. LinuxFoundation contains what
// Foundation on Linux lacks, such as UndoManager.
@_exported import Foundation
@_exported import LinuxFoundation
