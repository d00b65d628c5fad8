import Foundation

/// The files in Loop's archive that can't be imported individually.
enum LoopPart {
  /// Returns a description of a file that needs the rest of its archive; otherwise nil.
  ///
  /// - Parameter header: The first row. Before 2.0 the days of a habit had no header.
  static func description(of header: [String]) -> String? {
    let first = ArraySlice(header.first.map { Array($0.utf8) } ?? [])
    let isHeadless = header.count == 2 && DayText.isoDay(first) != nil
    if header.contains("Name"),
      header.contains("NumRepetitions")
        || header.contains("FrequencyNumerator")
    {
      return String(
        localized: """
          it is the list of habits of Loop's archive, without their days; choose the \
          whole archive (.zip)
          """
      )
    }
    if header == ["Date", "Value", "Notes"] || header == ["Date", "Value"]
      || isHeadless && Int(header[1]) != nil
    {
      return String(
        localized: """
          it is the days of one habit of Loop's archive, without its name; choose the \
          whole archive (.zip)
          """
      )
    }
    if header == ["Date", "Score"] || isHeadless && Double(header[1]) != nil {
      return String(
        localized: """
          it is the scores of one habit of Loop's archive, without its days; choose the \
          whole archive (.zip)
          """
      )
    }
    return nil
  }
}
