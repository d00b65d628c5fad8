import AppIntents
import HabitCommand

/// The output of `habit intent`.
package enum IntentCommandAnswer: CommandAnswer, Equatable {
  case list(IntentList)
  case performed(IntentAnswer)

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .list(let list): try list.encode(to: encoder)
    case .performed(let answer): try answer.encode(to: encoder)
    }
  }

  package var text: String {
    switch self {
    case .list(let list): list.text
    case .performed(let answer): answer.dialog ?? "Done."
    }
  }
}
