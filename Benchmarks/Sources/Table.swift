import Foundation

/// A table of results that is aligned in columns and is also valid Markdown.
struct Table {
  private var rows: [[String]] = [["work", "least", "median", "p95", "target", ""]]

  mutating func add(_ measurement: Measurement) {
    rows.append([
      measurement.name,
      text(measurement.least),
      text(measurement.median),
      text(measurement.percentile95),
      measurement.target.map(text) ?? "",
      measurement.target == nil ? "" : measurement.isMet ? "met" : "missed",
    ])
  }

  mutating func add(_ name: String, bytes: Int, target: Int) {
    let size = bytes.formatted(.number.grouping(.automatic)) + " B"
    let limit = target.formatted(.number.grouping(.automatic)) + " B"
    rows.append([name, "", size, "", limit, bytes <= target ? "met" : "missed"])
  }

  func print() {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    for (index, row) in rows.enumerated() {
      let cells = zip(row, widths).map { text, width in
        text + String(repeating: " ", count: width - text.count)
      }
      Swift.print("| " + cells.joined(separator: " | ") + " |")
      if index == 0 {
        let rule = widths.map { String(repeating: "-", count: $0) }
        Swift.print("|-" + rule.joined(separator: "-|-") + "-|")
      }
    }
  }

  private func text(_ duration: Duration) -> String {
    let microseconds = duration / .microseconds(1)
    return microseconds < 1_000
      ? String(format: "%.2f µs", microseconds)
      : String(format: "%.2f ms", microseconds / 1_000)
  }
}
