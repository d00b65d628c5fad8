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

/// A type with a persistent identifier.
public protocol PersistentlyIdentifiable {
  /// The identifier, which must never change.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The name of the type.
  public static var persistentIdentifier: String { String(describing: self) }
}

/// A type whose ``AppDependency`` properties the system sets before use.
public protocol _SupportsAppDependencies {}

/// A description of an intent in one sentence.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
  /// The sentence.
  public let descriptionText: LocalizedStringResource

  /// Creates a description from a localized string.
  public init(_ descriptionText: LocalizedStringResource) {
    self.descriptionText = descriptionText
  }

  /// Creates a description from a literal.
  public init(stringLiteral value: String) {
    descriptionText = LocalizedStringResource(stringLiteral: value)
  }
}

/// An intent whose parameters configure a widget. It is never performed.
public protocol WidgetConfigurationIntent: AppIntent where PerformResult == Never {}

/// An intent whose parameters configure a control. It is never performed.
public protocol ControlConfigurationIntent: AppIntent where PerformResult == Never {}

extension WidgetConfigurationIntent {
  /// Never called.
  public func perform() async throws -> Never {
    preconditionFailure("\(Self.self) configures a widget and can't be performed")
  }
}

extension ControlConfigurationIntent {
  /// Never called.
  public func perform() async throws -> Never {
    preconditionFailure("\(Self.self) configures a control and can't be performed")
  }
}

/// A module with intents. Apple's tools find an app's intents through the packages that the app
/// includes.
public protocol AppIntentsPackage {
  /// The packages that this package includes.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  /// No packages.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
