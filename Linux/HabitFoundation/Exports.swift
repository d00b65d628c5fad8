// What Foundation has of the network on Apple's systems is a module of its own on Linux.
@_exported import Foundation
@_exported import FoundationNetworking
