import AppIntents

/// The package of this module's intents.
///
/// Targets that link the module include this package in their own packages, through which Xcode's
/// metadata extraction finds the intents.
public struct HabitIntentsPackage: AppIntentsPackage {}
