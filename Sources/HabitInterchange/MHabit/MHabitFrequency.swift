/// How often a habit is to be done: a type, and numbers in a text of their own, `[3]` or `[2,5]`.
struct MHabitFrequency {
  /// 1 is so often a week, 2 so often a month, 3 so often in so many days.
  var type = 0
  var numbers: [Int] = []

  var value: ImportedFrequency {
    let times = numbers.first ?? 1
    switch type {
    case 1: return .times(atLeastOne: times, every: 1, .week)
    case 2: return .times(atLeastOne: times, every: 1, .month)
    default: return .times(atLeastOne: times, every: numbers.dropFirst().first ?? times, .day)
    }
  }

  static func numbers(_ reader: JSONReader) throws -> [Int] {
    var numbers: [Int] = []
    try reader.array { _ in numbers.append(try reader.integer()) }
    return numbers
  }
}
