// An app that imports AppIntents has the texts of the program and all of Foundation, as with Apple's.
@_exported import AppleNames
@_exported import Foundation
@_exported import LocalizedStrings
