import HabitEngine

/// A measure's case in the store.
enum StoredMeasure: String {
  case times, amount, time

  init(_ measure: Measure) {
    switch measure {
    case .times: self = .times
    case .amount: self = .amount
    case .time: self = .time
    }
  }
}
