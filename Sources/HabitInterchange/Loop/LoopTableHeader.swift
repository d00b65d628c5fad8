/// The columns of `Habits.csv`. Releases before 2.1 have fewer.
struct LoopTableHeader {
  let name: Int?
  let type: Int?
  let question: Int?
  let description: Int?
  let numerator: Int?
  let denominator: Int?
  let color: Int?
  let unit: Int?
  let targetType: Int?
  let target: Int?
  let isArchived: Int?
  let position: Int?

  init(_ header: [String]) {
    func column(_ names: String...) -> Int? {
      header.firstIndex { names.contains($0) }
    }
    name = column("Name")
    type = column("Type")
    question = column("Question")
    description = column("Description")
    numerator = column("FrequencyNumerator", "NumRepetitions")
    denominator = column("FrequencyDenominator", "Interval")
    color = column("Color")
    unit = column("Unit")
    targetType = column("Target Type")
    target = column("Target Value")
    isArchived = column("Archived?")
    position = column("Position")
  }
}
