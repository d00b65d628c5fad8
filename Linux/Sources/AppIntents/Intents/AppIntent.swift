/// An action of the app that the system and other programs can run, for example from Siri, a
/// shortcut, a widget, or a script.
///
/// Apple's tools extract intents at build time and require titles, descriptions, phrases, and
/// defaults to be literals. This module does not check these rules.
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary

  /// The title of the action.
  static var title: LocalizedStringResource { get }
  /// A description of the action in one sentence.
  static var description: IntentDescription? { get }
  /// A Boolean value that indicates whether running the intent opens the app.
  static var openAppWhenRun: Bool { get }
  /// A Boolean value that indicates whether users can find the intent.
  static var isDiscoverable: Bool { get }
  /// A sentence that describes the action with its parameters.
  static var parameterSummary: SummaryContent { get }

  /// Creates an intent with default values for its parameters.
  init()

  /// Performs the action.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// A property wrapper for the intent's parameters.
  public typealias Parameter = IntentParameter
  /// The type of the parameter summary.
  public typealias Summary = IntentParameterSummary<Self>

  /// No description.
  public static var description: IntentDescription? { nil }
  /// False: the intent runs without opening the app.
  public static var openAppWhenRun: Bool { false }
  /// True: users can find the intent.
  public static var isDiscoverable: Bool { true }
}

extension AppIntent where SummaryContent == IntentParameterSummary<Self> {
  /// The title without parameters.
  public static var parameterSummary: SummaryContent {
    IntentParameterSummary(ParameterSummaryString(title.key))
  }
}
