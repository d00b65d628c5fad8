extension String {
  /// The text of a number with a point for a comma. The keypad of a phone has the separator of the
  /// phone's country, whatever the app's is, and so has a number that is pasted: it is taken where it
  /// can't stand between thousands, as in "3,2" or "0,125" and not in "1,500".
  var withPointForComma: String {
    let parts = split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, !contains("."), parts[1].count != 3 || Int(parts[0]) == 0 else {
      return self
    }
    return parts.joined(separator: ".")
  }
}
