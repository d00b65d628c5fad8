// The networking part of Foundation is a separate module on Linux.
@_exported import Foundation
@_exported import FoundationNetworking
