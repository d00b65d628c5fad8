// As on Apple's systems, importing AppIntents also imports Foundation, and the localized string
// types.
@_exported import Foundation
@_exported import LinuxFoundation
