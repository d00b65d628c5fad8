// swift-tools-version: 6.3
import PackageDescription

// On Apple's platforms the app links Apple's frameworks. On Linux it links the modules of the same
// names from the package in Linux/.
#if os(Linux)
  let foundation: [Target.Dependency] = [.product(name: "LinuxFoundation", package: "Linux")]
  let data: [Target.Dependency] = [.product(name: "DataFrameworks", package: "Linux")]
  let screens: [Target.Dependency] = [.product(name: "Frameworks", package: "Linux")]
  let testSupport = Target.Dependency.product(name: "TestSupport", package: "Linux")
  // A file that imports both SwiftData and SwiftUI also gets their overlay with `@Query`, as on
  // Apple's systems, where the compiler finds such modules by itself. The same holds for AppIntents
  // and SwiftUI.
  let overlays: [SwiftSetting] = [
    .unsafeFlags(
      (["-enable-cross-import-overlays"]
        + ["AppIntents", "SwiftData"].flatMap { module in
          [
            "-swift-module-cross-import", module,
            Context.packageDirectory
              + "/Linux/Sources/_\(module)_SwiftUI/\(module).swiftcrossimport/SwiftUI.swiftoverlay",
          ]
        })
        .flatMap { ["-Xfrontend", $0] }
    )
  ]
#else
  let foundation: [Target.Dependency] = []
  let data: [Target.Dependency] = []
  let screens: [Target.Dependency] = []
  let testSupport = Target.Dependency.target(name: "TestSupport")
  let overlays: [SwiftSetting] = []
#endif

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser",
  package: "swift-argument-parser"
)
let crypto = Target.Dependency.product(
  name: "Crypto",
  package: "swift-crypto",
  condition: .when(platforms: [.linux])
)
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let logging = Target.Dependency.product(
  name: "Logging",
  package: "swift-log",
  condition: .when(platforms: [.linux])
)
let sqlite = Target.Dependency.product(name: "GRDBSQLite", package: "GRDB.swift")

let package = Package(
  name: "HabitTracker",
  defaultLocalization: "en",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    // For the app target and the widget extension in Xcode.
    .library(
      name: "HabitTrackerFeature",
      targets: [
        "HabitData", "HabitIntents", "HabitLaunch", "HabitPlatform", "HabitTrackerFeature",
      ]
    ),
    .library(name: "HabitWidgets", targets: ["HabitIntents", "HabitWidgets"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .systemLibrary(name: "CZlib"),
    .target(name: "HabitEngine", dependencies: foundation),
    .target(name: "HabitInterchange", dependencies: ["CZlib", "HabitEngine", grdb, sqlite]),
    .target(name: "HabitSync", dependencies: ["CZlib", "HabitEngine", crypto]),
    .target(
      name: "HabitData",
      dependencies: ["HabitInterchange", "HabitSync", crypto, logging] + data
    ),
    .target(name: "HabitIntents", dependencies: ["HabitData"] + data),
    .target(name: "HabitLaunch", dependencies: ["HabitData", argumentParser]),
    .target(name: "HabitCommand", dependencies: ["HabitLaunch"]),
    .target(name: "HabitDesign", dependencies: ["HabitData"] + screens),
    .target(
      name: "HabitWidgets",
      dependencies: ["HabitDesign", "HabitIntents"] + screens,
      swiftSettings: overlays
    ),
    .target(
      name: "HabitTrackerFeature",
      dependencies: ["HabitDesign", "HabitIntents"] + screens,
      swiftSettings: overlays
    ),
    .target(
      name: "HabitTestSupport",
      dependencies: ["HabitData", testSupport],
      path: "Tests/HabitTestSupport"
    ),
    .testTarget(name: "HabitEngineTests", dependencies: ["HabitEngine", testSupport]),
    .testTarget(
      name: "HabitInterchangeTests",
      dependencies: ["HabitInterchange", "HabitTestSupport"]
    ),
    .testTarget(
      name: "HabitSyncTests",
      dependencies: ["HabitInterchange", "HabitSync", testSupport]
    ),
    .testTarget(name: "HabitDataTests", dependencies: ["HabitTestSupport"]),
    .testTarget(name: "HabitLaunchTests", dependencies: ["HabitLaunch"]),
    .testTarget(name: "HabitCommandTests", dependencies: ["HabitCommand", "HabitTestSupport"]),
    .testTarget(
      name: "HabitTrackerFeatureTests",
      dependencies: ["HabitTestSupport", "HabitTrackerFeature"],
      swiftSettings: overlays
    ),
    .testTarget(
      name: "HabitWidgetsTests",
      dependencies: ["HabitTestSupport", "HabitWidgets"],
      swiftSettings: overlays
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
)

#if !os(Linux)
  package.targets += [
    .target(
      name: "HabitPlatform",
      dependencies: ["HabitLaunch", "HabitTrackerFeature"],
      path: "Sources/HabitPlatform/Apple"
    ),
    .target(name: "TestSupport", path: "Linux/Tests/TestSupport"),
  ]
#else
  package.dependencies.append(.package(path: "Linux"))
  package.products += [
    .executable(name: "HabitTracker", targets: ["HabitTracker"]),
    .executable(name: "habit", targets: ["habit"]),
  ]

  // The app and the command.
  package.targets += [
    .target(
      name: "HabitPlatform",
      dependencies: [
        "HabitLaunch", "HabitTrackerFeature", "HabitWidgets",
        .product(name: "Hosting", package: "Linux"), logging,
      ],
      path: "Sources/HabitPlatform/Linux",
      resources: [.copy("Resources")]
    ),
    .executableTarget(
      name: "HabitTracker",
      dependencies: ["HabitPlatform"],
      path: "HabitTracker",
      exclude: ["Assets.xcassets", "HabitTracker.xctestplan", "PrivacyInfo.xcprivacy"],
      resources: [.copy("Localizable.xcstrings")],
      swiftSettings: overlays
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
      dependencies: ["HabitTestSupport", "HabitTrackerFeature"],
      swiftSettings: overlays
    ),
    .executableTarget(
      name: "TransportFixture",
      dependencies: ["HabitSync"],
      path: "Tests/TransportFixture"
    ),
  ]

  // Debug builds compile modules as a whole, which takes a third less time, except the two that
  // change most often. They optimize those through which tests run tens of thousands of histories.
  // See docs/decisions/0002.
  let whole = ["-whole-module-optimization", "-num-threads", "2", "-no-emit-module-separately-wmo"]
  for target in package.targets where target.type != .system {
    let isOptimized = ["HabitEngine", "HabitEngineTests", "HabitSyncTests"].contains(target.name)
    let isWhole =
      target.type == .regular && !["HabitCommand", "HabitTrackerFeature"].contains(target.name)
    let flags = (isWhole || isOptimized ? whole : []) + (isOptimized ? ["-O"] : [])
    target.swiftSettings =
      (target.swiftSettings ?? []) + [
        .treatAllWarnings(as: .error), .unsafeFlags(flags, .when(configuration: .debug)),
      ]
  }
#endif

// Platforms apply to a whole package, and macOS has no screens. So a Mac tests the lower modules
// without them: see docs/decisions/0001.
if Context.environment["WITHOUT_SCREENS"] != nil {
  let withScreens: Set = [
    "ApplePlatform", "HabitDesign", "HabitPlatform", "HabitPlatformTests", "HabitScreenTests",
    "HabitTracker", "HabitTrackerFeature", "HabitTrackerFeatureTests", "HabitTrackerWidgets",
    "HabitWidgets", "HabitWidgetsTests",
  ]
  package.products.removeAll { withScreens.contains($0.name) }
  package.targets.removeAll { withScreens.contains($0.name) }
}
