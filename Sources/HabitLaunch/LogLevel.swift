import ArgumentParser

/// The least severe messages that the log contains.
package enum LogLevel: String, CaseIterable, ExpressibleByArgument {
  case debug
  case info
  case notice
  case warning
  case error
}
