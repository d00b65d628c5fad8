import HabitSync

/// What `habit sync set-up` prints: the key as words, which the other devices need.
struct SyncKeyAnswer: CommandAnswer, Equatable {
  let key: String

  init(_ key: SyncKey) {
    self.key = key.wordLine
  }

  var text: String { key }
}
