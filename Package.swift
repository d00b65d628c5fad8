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
#else
  let foundation: [Target.Dependency] = []
  let data = foundation
  let screens = data
  let crypto = data
  let logging = data
  let testSupport = Target.Dependency.target(name: "TestSupport")
#endif

let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let sqlite = Target.Dependency.product(name: "GRDBSQLite", package: "GRDB.swift")

let package = Package(
  name: "HabitTracker",
  defaultLocalization: "en",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    // For the app target and the widget extension in Xcode.
    .library(
      name: "HabitTrackerFeature",
      targets: ["HabitData", "HabitIntents", "HabitLaunch", "HabitPlatform", "HabitTrackerFeature"]
    ),
    .library(name: "HabitWidgets", targets: ["HabitIntents", "HabitWidgets"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .systemLibrary(name: "CZlib"),
    .target(name: "HabitEngine", dependencies: foundation),
    .target(name: "HabitInterchange", dependencies: ["CZlib", "HabitEngine", grdb, sqlite]),
    .target(name: "HabitSync", dependencies: ["CZlib", "HabitEngine"] + crypto),
    .target(
      name: "HabitData",
      dependencies: ["HabitInterchange", "HabitSync"] + crypto + data + logging
    ),
    .target(name: "HabitIntents", dependencies: ["HabitData"] + data),
    .target(name: "HabitLaunch", dependencies: ["HabitData", arguments] + foundation),
    .target(name: "HabitCommand", dependencies: ["HabitLaunch"]),
    .target(name: "HabitDesign", dependencies: ["HabitData"] + screens),
    .target(name: "HabitWidgets", dependencies: ["HabitDesign", "HabitIntents"] + screens),
    .target(name: "HabitTrackerFeature", dependencies: ["HabitDesign", "HabitIntents"] + screens),
    .target(
      name: "HabitTestSupport",
      dependencies: ["HabitData", testSupport],
      path: "Tests/HabitTestSupport"
    ),
    .testTarget(name: "HabitEngineTests", dependencies: ["HabitEngine", testSupport]),
    .testTarget(name: "HabitInterchangeTests", dependencies: ["HabitTestSupport"]),
    .testTarget(name: "HabitSyncTests", dependencies: ["HabitTestSupport"]),
    .testTarget(name: "HabitDataTests", dependencies: ["HabitTestSupport"]),
    .testTarget(name: "HabitLaunchTests", dependencies: ["HabitLaunch"]),
    .testTarget(name: "HabitCommandTests", dependencies: ["HabitCommand", "HabitTestSupport"]),
    .testTarget(
      name: "HabitTrackerFeatureTests",
      dependencies: ["HabitTestSupport", "HabitTrackerFeature"]
    ),
    .testTarget(name: "HabitWidgetsTests", dependencies: ["HabitTestSupport", "HabitWidgets"]),
  ]
)

// Platforms apply to a whole package, and macOS has no screens. So a Mac tests the lower modules
// without them: see docs/decisions/0001.
let withScreens: Set = [
  "ApplePlatform", "HabitDesign", "HabitPlatform", "HabitPlatformTests", "HabitScreenTests",
  "HabitTracker", "HabitTrackerFeature", "HabitTrackerFeatureTests", "HabitTrackerWidgets",
  "HabitWidgets", "HabitWidgetsTests",
]

#if os(Linux)
  package.dependencies += [
    .package(path: "Linux"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
  ]
  let hosting = Target.Dependency.product(name: "Hosting", package: "Linux")
  package.targets += [
    // The app and the command.
    .target(
      name: "HabitPlatform",
      dependencies: ["HabitLaunch", "HabitTrackerFeature", "HabitWidgets", hosting] + logging,
      path: "Sources/HabitPlatform/Linux",
      resources: [.copy("Resources")]
    ),
    .executableTarget(
      name: "HabitTracker",
      dependencies: ["HabitPlatform"],
      path: "HabitTracker",
      exclude: ["Assets.xcassets", "HabitTracker.xctestplan", "PrivacyInfo.xcprivacy"],
      resources: [.copy("Localizable.xcstrings")]
    ),
    .executableTarget(name: "habit", dependencies: ["HabitCommand"]),
    // The widget extension and the platform module for iOS, to compile them here.
    .target(
      name: "HabitTrackerWidgets",
      dependencies: ["HabitWidgets"],
      path: "HabitTrackerWidgets",
      exclude: ["Info.plist", "PrivacyInfo.xcprivacy"]
    ),
    .target(
      name: "ApplePlatform",
      dependencies: ["HabitLaunch", "HabitTrackerFeature"],
      path: "Sources/HabitPlatform/Apple"
    ),
    .testTarget(name: "HabitIntentsTests", dependencies: ["HabitIntents", "HabitTestSupport"]),
    .testTarget(
      name: "HabitPlatformTests",
      dependencies: ["ApplePlatform", "HabitPlatform", "HabitTestSupport"]
    ),
    .testTarget(
      name: "HabitScreenTests",
      dependencies: ["HabitTestSupport", "HabitTrackerFeature"]
    ),
    .executableTarget(
      name: "TransportFixture",
      dependencies: ["HabitSync"],
      path: "Tests/TransportFixture"
    ),
    .executableTarget(
      name: "EngineBenchmark",
      dependencies: ["HabitEngine"],
      path: "Benchmarks/HabitEngine"
    ),
    .executableTarget(
      name: "InterchangeBenchmark",
      dependencies: ["HabitInterchange"],
      path: "Benchmarks/Interchange"
    ),
    .executableTarget(
      name: "ImportFuzz",
      dependencies: ["HabitTestSupport"],
      path: "Benchmarks/Fuzz"
    ),
  ]

  // A file that imports both SwiftData and SwiftUI also gets their overlay with `@Query`, as on
  // Apple's systems, where the compiler finds such modules by itself. The same holds for AppIntents
  // and SwiftUI.
  let folder = Context.packageDirectory + "/Linux/Sources/"
  let overlays =
    ["-enable-cross-import-overlays"]
    + ["AppIntents", "SwiftData"].flatMap { module in
      let overlay = folder + "_\(module)_SwiftUI/\(module).swiftcrossimport/SwiftUI.swiftoverlay"
      return ["-swift-module-cross-import", module, overlay]
    }
  // Debug builds compile modules as a whole, which takes a third less time, except the two that
  // change most often. They optimize those through which tests run tens of thousands of histories.
  // See docs/decisions/0002.
  let whole = ["-whole-module-optimization", "-num-threads", "2", "-no-emit-module-separately-wmo"]
  for target in package.targets where target.type != .system {
    let isOptimized = ["HabitEngine", "HabitEngineTests", "HabitSyncTests"].contains(target.name)
    let isIncremental = ["HabitCommand", "HabitTrackerFeature"].contains(target.name)
    let isWhole = isOptimized || target.type == .regular && !isIncremental
    target.swiftSettings = [
      .treatAllWarnings(as: .error),
      .unsafeFlags(
        withScreens.contains(target.name) ? overlays.flatMap { ["-Xfrontend", $0] } : []
      ),
      .unsafeFlags(
        (isWhole ? whole : []) + (isOptimized ? ["-O"] : []),
        .when(configuration: .debug)
      ),
    ]
  }
#else
  package.targets += [
    .target(
      name: "HabitPlatform",
      dependencies: ["HabitLaunch", "HabitTrackerFeature"],
      path: "Sources/HabitPlatform/Apple"
    ),
    .target(name: "TestSupport", path: "Linux/Tests/TestSupport"),
  ]
#endif

if Context.environment["WITHOUT_SCREENS"] != nil {
  package.products.removeAll { withScreens.contains($0.name) }
  package.targets.removeAll { withScreens.contains($0.name) }
}
