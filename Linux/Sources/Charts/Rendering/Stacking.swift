import Foundation

/// The stacking of bars at the same position.
enum Stacking {
  /// The values at the start and end of a bar.
  struct ValueInterval: Equatable {
    var from: Double
    var to: Double
  }

  private struct StackKey: Hashable {
    let place: Datum
    let isNegative: Bool
  }

  /// Returns the interval of each mark, or nil for a mark that is not a bar or not numeric.
  static func intervals(of marks: [Mark], _ calendar: Calendar) -> [ValueInterval?] {
    var heights: [StackKey: Double] = [:]
    return marks.map { mark in
      guard mark.kind == .bar, let number = mark.valueEncoding.value?.datum.number,
        number.isFinite, let place = mark.positionEncoding.value?.place(in: calendar)
      else { return nil }
      let key = StackKey(place: place, isNegative: number < 0)
      let height = heights[key, default: 0]
      heights[key] = height + number
      return ValueInterval(from: height, to: height + number)
    }
  }
}

extension Mark {
  /// The encoding along which the mark extends from zero.
  var valueEncoding: Encoding { isHorizontal ? x : y }
  /// The encoding of the mark's position.
  var positionEncoding: Encoding { isHorizontal ? y : x }
}
