import Foundation

/// The number of random cases that a test tries: a tenth by default, and all of them in
/// `make endurance`.
///
/// Seeds count up from a fixed number, so that both runs start with the same cases:
/// ```swift
/// for seed in RandomCases.seeds(1_000) { … }
/// ```
public enum RandomCases {
  /// True in `make endurance`.
  public static let areAllTried = ProcessInfo.processInfo.environment["ENDURANCE"] != nil

  /// Returns the number of cases to try, at least one.
  ///
  /// - Parameter all: The number of cases in `make endurance`.
  public static func count(of all: Int) -> Int {
    areAllTried ? all : max(1, all / 10)
  }

  /// Returns the seeds of the cases to try.
  ///
  /// - Parameter all: The number of cases in `make endurance`.
  public static func seeds(_ all: Int) -> Range<UInt64> {
    0..<UInt64(count(of: all))
  }
}
