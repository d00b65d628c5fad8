// swift-tools-version: 6.3
import PackageDescription

// On Apple's platforms the app links Apple's frameworks. On Linux it links the modules of the same
// names from the package in Linux/.
#if os(Linux)
  let foundation: [Target.Dependency] = [.product(name: "LinuxFoundation", package: "Linux")]
  let data: [Target.Dependency] = [.product(name: "DataFrameworks", package: "Linux")]
  let screens: [Target.Dependency] = [.product(name: "Frameworks", package: "Linux")]
  let crypto: [Target.Dependency] = [.product(name: "Crypto", package: "swift-crypto")]
  let logging: [Target.Dependency] = [.product(name: "Logging", package: "swift-log")]
  let testSupport = Target.Dependency.product(name: "TestSupport", package: "Linux")
  let applePlatform = "ApplePlatform"
#else
  let foundation: [Target.Dependency] = []
  let (data, screens, crypto, logging) = (foundation, foundation, foundation, foundation)
  let testSupport = Target.Dependency.target(name: "TestSupport")
  let applePlatform = "HabitPlatform"
#endif

let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let grdb = ["GRDB", "GRDBSQLite"].map { Target.Dependency.product(name: $0, package: "GRDB.swift") }
// Each target names all modules that it imports: only changes of named modules compile it again.
let model: [Target.Dependency] = ["HabitData", "HabitEngine", "HabitInterchange", "HabitSync"]
let base: [Target.Dependency] = ["CZlib", "HabitEngine"]
let files: [Resource] = [.process("Resources")]
let common = model + data + ["HabitTestSupport", testSupport]

let package = Package(
  name: "HabitTracker",
  defaultLocalization: "en",
  platforms: [.iOS(.v18), .macOS(.v15)],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .systemLibrary(name: "CZlib"),
    .target(name: "HabitEngine", dependencies: foundation),
    .target(name: "HabitInterchange", dependencies: base + grdb, resources: files),
    .target(name: "HabitSync", dependencies: base + crypto, resources: files),
    .target(
      name: "HabitData",
      dependencies: ["HabitEngine", "HabitInterchange", "HabitSync"] + crypto + data + logging,
      resources: files
    ),
    .target(name: "HabitIntents", dependencies: model + data),
    .target(name: "HabitLaunch", dependencies: model + [arguments] + foundation),
    .target(name: "HabitCommand", dependencies: model + ["HabitLaunch", arguments] + data),
    .target(
      name: "HabitTestSupport",
      dependencies: model + ["CZlib", testSupport] + data,
      path: "Tests/HabitTestSupport"
    ),
    .testTarget(name: "HabitEngineTests", dependencies: ["HabitEngine", testSupport]),
    .testTarget(name: "HabitInterchangeTests", dependencies: common),
    .testTarget(name: "HabitSyncTests", dependencies: common),
    .testTarget(name: "HabitDataTests", dependencies: common),
    .testTarget(name: "HabitLaunchTests", dependencies: common + ["HabitLaunch"]),
    .testTarget(name: "HabitCommandTests", dependencies: common + ["HabitCommand", "HabitLaunch"]),
  ]
)

// A package's supported platforms apply to all of its targets, but the screens do not support
// macOS. A Mac therefore tests the lower modules without the screens: see docs/decisions/0001.
let hasScreens = Context.environment["WITHOUT_SCREENS"] == nil
let parts: [Target.Dependency] = ["HabitDesign", "HabitIntents", "HabitReminders"]
let app = parts + ["HabitLaunch", "HabitTrackerFeature"] + screens
if hasScreens {
  // The products for the app target and the widget extension in Xcode.
  package.products = [
    .library(
      name: "HabitTrackerFeature",
      targets: ["HabitData", "HabitIntents", "HabitLaunch", "HabitPlatform", "HabitTrackerFeature"]
    ),
    .library(name: "HabitWidgets", targets: ["HabitIntents", "HabitWidgets"]),
  ]
  package.targets += [
    .target(name: "HabitDesign", dependencies: model + screens),
    .target(name: "HabitReminders", dependencies: ["HabitData", "HabitEngine"] + screens),
    .target(name: "HabitWidgets", dependencies: model + parts + screens),
    .target(name: "HabitTrackerFeature", dependencies: model + parts + screens),
    // The platform module for iOS. Linux compiles it, too, under another name.
    .target(name: applePlatform, dependencies: model + app, path: "Sources/HabitPlatform/Apple"),
    .testTarget(name: "HabitTrackerFeatureTests", dependencies: common + app),
    .testTarget(name: "HabitWidgetsTests", dependencies: common + ["HabitWidgets"] + screens),
  ]
}

#if os(Linux)
  package.dependencies += [
    .package(path: "Linux"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
  ]
  package.targets += [
    .executableTarget(name: "habit", dependencies: ["HabitCommand"]),
    .testTarget(name: "HabitIntentsTests", dependencies: common + ["HabitIntents"]),
    .executableTarget(
      name: "TransportFixture",
      dependencies: ["HabitSync"],
      path: "Tests/TransportFixture"
    ),
    .executableTarget(name: "Benchmarks", dependencies: common, path: "Benchmarks/Sources"),
  ]
  if hasScreens {
    let hosting = Target.Dependency.product(name: "Hosting", package: "Linux")
    package.targets += [
      .target(
        name: "HabitPlatform",
        dependencies: model + app + ["HabitWidgets", hosting] + logging,
        path: "Sources/HabitPlatform/Linux",
        resources: [.copy("Resources")]
      ),
      .executableTarget(
        name: "HabitTracker",
        dependencies: model + app + ["HabitPlatform"],
        path: "HabitTracker",
        exclude: [
          "Assets.xcassets", "HabitTracker.xctestplan", "InfoPlist.xcstrings",
          "PrivacyInfo.xcprivacy", "Siri",
        ],
        resources: [.copy("Localizable.xcstrings")]
      ),
      // The widget extension, which is compiled on Linux only to find errors.
      .target(
        name: "HabitTrackerWidgets",
        dependencies: ["HabitIntents", "HabitWidgets"] + screens,
        path: "HabitTrackerWidgets",
        exclude: ["Info.plist", "PrivacyInfo.xcprivacy"]
      ),
      .testTarget(
        name: "HabitPlatformTests",
        dependencies: common + app + ["ApplePlatform", "HabitPlatform", "HabitWidgets", hosting]
      ),
      .testTarget(name: "HabitScreenTests", dependencies: common + app + [hosting]),
    ]
  }

  // A file that imports both SwiftData and SwiftUI also gets their overlay with `@Query`, which
  // Apple's compiler finds by itself. The same holds for AppIntents and SwiftUI.
  let folder = Context.packageDirectory + "/Linux/Sources/"
  let overlays = ["AppIntents", "SwiftData"].flatMap { module in
    let overlay = folder + "_\(module)_SwiftUI/\(module).swiftcrossimport/SwiftUI.swiftoverlay"
    return ["-swift-module-cross-import", module, overlay]
  }
  // Debug builds compile modules as a whole, which takes a third less time. The exceptions are
  // tests and the two modules that change most often. The modules through which tests run tens of
  // thousands of histories are optimized. See docs/decisions/0002.
  let whole = [
    "-whole-module-optimization", "-num-threads", "2", "-no-emit-module-separately-wmo",
    // Without this flag, the compiler warns that it ignores the batch mode that SwiftPM enables.
    "-disable-batch-mode",
  ]
  for target in package.targets where target.type != .system {
    let isOptimized = ["HabitEngine", "HabitEngineTests", "HabitSyncTests"].contains(target.name)
    let isIncremental = ["HabitCommand", "HabitTrackerFeature"].contains(target.name)
    let isWhole = isOptimized || target.type == .regular && !isIncremental
    let debug = (isWhole ? whole : []) + (isOptimized ? ["-O"] : [])
    target.swiftSettings = [
      .treatAllWarnings(as: .error),
      .unsafeFlags((["-enable-cross-import-overlays"] + overlays).flatMap { ["-Xfrontend", $0] }),
      .unsafeFlags(debug, .when(configuration: .debug)),
    ]
  }
#else
  package.targets.append(.target(name: "TestSupport", path: "Linux/Tests/TestSupport"))
#endif
