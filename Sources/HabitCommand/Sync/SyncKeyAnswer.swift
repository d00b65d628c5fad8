/// The output of `habit sync set-up`: the words of the key, which other devices need.
struct SyncKeyAnswer: CommandAnswer, Equatable {
  let key: String

  var text: String { key }
}
