import Foundation

/// The stacking of bars at the same position.
struct Stacking {
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
    let totals = totals(of: marks, calendar)
    var heights: [StackKey: Double] = [:]
    return marks.map { mark in
      guard mark.kind == .bar else { return nil }
      if case .interval(let start, let end) = mark.valueEncoding {
        guard let from = start.datum.number, let to = end.datum.number else { return nil }
        return ValueInterval(from: from, to: to)
      }
      guard let (key, number) = stackKey(of: mark, calendar) else { return nil }
      switch mark.stacking.method {
      case .unstacked: return ValueInterval(from: 0, to: number)
      case .standard: return stack(number, on: key)
      case .normalized:
        let total = totals[key.place, default: 0]
        return stack(total > 0 ? number / total : 0, on: key)
      }
    }

    func stack(_ number: Double, on key: StackKey) -> ValueInterval {
      let height = heights[key, default: 0]
      heights[key] = height + number
      return ValueInterval(from: height, to: height + number)
    }
  }

  /// Returns the sum of the absolute values of normalized marks at each position.
  private static func totals(of marks: [Mark], _ calendar: Calendar) -> [Datum: Double] {
    var totals: [Datum: Double] = [:]
    for mark in marks where mark.stacking.method == .normalized {
      guard let (key, number) = stackKey(of: mark, calendar) else { continue }
      totals[key.place, default: 0] += abs(number)
    }
    return totals
  }

  private static func stackKey(of mark: Mark, _ calendar: Calendar) -> (StackKey, Double)? {
    guard let number = mark.valueEncoding.values.first?.datum.number, number.isFinite,
      let place = mark.positionEncoding.values.first?.place(in: calendar)
    else { return nil }
    return (StackKey(place: place, isNegative: number < 0), number)
  }
}

extension Mark {
  /// The encoding along which the mark extends from zero.
  var valueEncoding: Encoding { isHorizontal ? x : y }
  /// The encoding of the mark's position.
  var positionEncoding: Encoding { isHorizontal ? y : x }
}
