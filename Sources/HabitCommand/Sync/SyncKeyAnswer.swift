import HabitSync

/// The output of `habit sync set-up`: the words of the key, which other devices need.
struct SyncKeyAnswer: CommandAnswer, Equatable {
  let key: String

  init(_ key: SyncKey) {
    self.key = key.wordLine
  }

  var text: String { key }
}
