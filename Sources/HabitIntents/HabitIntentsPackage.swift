import AppIntents

/// The app's intents, for the shells: they name it in packages of their own, by which Apple's tools
/// find the intents.
public struct HabitIntentsPackage: AppIntentsPackage {}
