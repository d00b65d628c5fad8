extension String {
  /// The text of a number with a decimal point in place of a decimal comma.
  ///
  /// A phone's keypad has the separator of the phone's region, which may differ from the app's. A
  /// comma is replaced only if it can't be a grouping separator, as in "3,2" or "0,125" but not in
  /// "1,500". The Arabic decimal separator never groups.
  var withPointForComma: String {
    if contains("٫") { return replacing("٫", with: ".") }
    let parts = split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, !contains("."), parts[1].count != 3 || Int(parts[0]) == 0 else {
      return self
    }
    return parts.joined(separator: ".")
  }
}
