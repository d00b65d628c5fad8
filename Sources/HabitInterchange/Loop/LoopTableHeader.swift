/// The columns of `Habits.csv`. Releases before 2.1 have fewer.
struct LoopTableHeader {
  let columns: [String]

  /// The index of the first column with one of the names; nil if there is none.
  subscript(_ names: String...) -> Int? {
    columns.firstIndex(where: names.contains)
  }
}
