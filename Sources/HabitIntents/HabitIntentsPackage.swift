import AppIntents

/// The intents of this module. Targets that link it include it in packages of their own, by which
/// Xcode's metadata extraction finds the intents.
public struct HabitIntentsPackage: AppIntentsPackage {}
