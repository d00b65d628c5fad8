/// The text that a screen reader speaks for a mark.
struct MarkSpeech: Equatable {
  var label: String?
  var value: String?
  var isHidden = false
}
