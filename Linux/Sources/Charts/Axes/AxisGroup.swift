/// A group of axis marks: grid lines and labels at the same values.
struct AxisGroup {
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  /// The function that returns the marks at a value; nil for the default marks.
  var parts: ((AxisValue) -> [AxisPart])?
}
