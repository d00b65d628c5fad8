/// How a habit looks. Each is drawn beforehand: what shows them can't draw, and chooses one.
package enum OfflineFace: String, CaseIterable, Sendable {
  case open
  case done
  case skipped
}

extension OfflineFace {
  /// Stands for how much is done, which is written in its place by what shows the face: a character
  /// that no text has.
  package static let count = "\u{E000}"
}
