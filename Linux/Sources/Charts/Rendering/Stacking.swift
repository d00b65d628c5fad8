import Foundation

/// The stacking of bars at the same position.
struct Stacking {
  /// The values at the start and end of a bar.
  struct Reach: Equatable {
    var from: Double
    var to: Double
  }

  private struct Pile: Hashable {
    let place: Datum
    let isNegative: Bool
  }

  /// Returns the reach of each mark, or nil for a mark that is not a bar or not numeric.
  static func reaches(of marks: [Mark], _ calendar: Calendar) -> [Reach?] {
    let totals = totals(of: marks, calendar)
    var heights: [Pile: Double] = [:]
    return marks.map { mark in
      guard mark.kind == .bar else { return nil }
      if case .interval(let start, let end) = mark.grown {
        guard let from = start.datum.number, let to = end.datum.number else { return nil }
        return Reach(from: from, to: to)
      }
      guard let (pile, number) = pile(of: mark, calendar) else { return nil }
      switch mark.stacking.method {
      case .unstacked: return Reach(from: 0, to: number)
      case .standard: return put(number, on: pile)
      case .normalized:
        let total = totals[pile.place, default: 0]
        return put(total > 0 ? number / total : 0, on: pile)
      }
    }

    func put(_ number: Double, on pile: Pile) -> Reach {
      let height = heights[pile, default: 0]
      heights[pile] = height + number
      return Reach(from: height, to: height + number)
    }
  }

  /// Returns the total of normalized marks at each position.
  private static func totals(of marks: [Mark], _ calendar: Calendar) -> [Datum: Double] {
    var totals: [Datum: Double] = [:]
    for mark in marks where mark.stacking.method == .normalized {
      guard let (pile, number) = pile(of: mark, calendar) else { continue }
      totals[pile.place, default: 0] += abs(number)
    }
    return totals
  }

  private static func pile(of mark: Mark, _ calendar: Calendar) -> (Pile, Double)? {
    guard let number = mark.grown.values.first?.datum.number, number.isFinite,
      let place = mark.standing.values.first?.place(in: calendar)
    else { return nil }
    return (Pile(place: place, isNegative: number < 0), number)
  }
}

extension Mark {
  /// The encoding along which the mark extends from zero.
  var grown: Encoding { isHorizontal ? x : y }
  /// The encoding of the mark's position.
  var standing: Encoding { isHorizontal ? y : x }
}
