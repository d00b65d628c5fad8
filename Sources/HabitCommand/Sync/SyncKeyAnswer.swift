import HabitSync

/// What `habit sync set-up` prints: the key, which the other devices need.
struct SyncKeyAnswer: CommandAnswer, Equatable {
  let key: String

  init(_ key: SyncKey) {
    self.key = key.description
  }

  var text: String { key }
}
