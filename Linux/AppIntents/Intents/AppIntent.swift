/// Something an app does, for the system and for other programs: a voice, a shortcut, a widget, a
/// script.
///
/// Apple's tools read intents out of the source while it is compiled, and refuse titles, descriptions,
/// phrases and defaults that are no literals; here nothing checks that.
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary

  /// What it does, in a few words.
  static var title: LocalizedStringResource { get }
  /// What it does, in a sentence.
  static var description: IntentDescription? { get }
  /// Whether the app is opened to do it.
  static var openAppWhenRun: Bool { get }
  /// Whether people find it where they look for intents.
  static var isDiscoverable: Bool { get }
  /// What it does with its parameters, in a sentence.
  static var parameterSummary: SummaryContent { get }

  /// An intent whose parameters have their defaults.
  init()

  /// Does it.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// A value that it needs, or can have.
  public typealias Parameter = IntentParameter
  /// What it does with its parameters.
  public typealias Summary = IntentParameterSummary<Self>

  /// None.
  public static var description: IntentDescription? { nil }
  /// No: it is done without.
  public static var openAppWhenRun: Bool { false }
  /// Yes.
  public static var isDiscoverable: Bool { true }
}

extension AppIntent where SummaryContent == IntentParameterSummary<Self> {
  /// The title alone.
  public static var parameterSummary: SummaryContent {
    IntentParameterSummary(ParameterSummaryString(title.key))
  }
}
