/// The output of `habit sync set-up` and `habit sync key`: the words of the key, which other
/// devices need.
struct SyncKeyAnswer: CommandAnswer, Equatable {
  let key: String

  var text: String { key }
}
