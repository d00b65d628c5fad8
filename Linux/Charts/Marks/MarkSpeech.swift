/// What a screen reader says of a mark.
struct MarkSpeech: Equatable {
  var label: String?
  var value: String?
  var isHidden = false
}
