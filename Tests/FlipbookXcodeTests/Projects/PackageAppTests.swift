import Testing

@testable import FlipbookXcode

struct PackageAppTests {
    @Test func appOfSwiftPlaygrounds() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Lantern.swiftpm/Package.swift",
            """
            // swift-tools-version: 5.8
            import PackageDescription
            import AppleProductTypes
            let package = Package(
                name: "Lantern", platforms: [.iOS("16.0")],
                products: [
                    .iOSApplication(
                        name: "Paper Lantern", targets: ["AppModule"], bundleIdentifier: "org.example.lantern", displayVersion: "1.4", bundleVersion: "9",
                        appIcon: .asset("Glow"), supportedDeviceFamilies: [.pad, .phone],
                        supportedInterfaceOrientations: [.portrait, .landscapeRight, .portraitUpsideDown(.when(deviceFamilies: [.pad]))])
                ],
                targets: [.executableTarget(name: "AppModule", path: ".", resources: [.process("Resources")])]
            )
            """)
        try folder.write([
            "Lantern.swiftpm/App.swift", "Lantern.swiftpm/Resources/glow.png", "Lantern.swiftpm/Assets.xcassets/Contents.json",
        ])
        for path in ["", "/Lantern.swiftpm", "/Lantern.swiftpm/Package.swift"] {
            let app = try ProjectReader.read(folder.path + path, target: nil)
            #expect(
                (app.name, app.moduleName, app.bundleIdentifier, app.deploymentTarget) == (
                    "Paper Lantern", "AppModule", "org.example.lantern", "16.0"
                ))
            #expect(app.sources.map { folder.relative($0.path) } == ["Lantern.swiftpm/App.swift"])
            #expect(app.resources.map(\.bundlePath) == ["Assets.xcassets", "glow.png"])
            #expect((app.deviceFamilies, app.appIconName) == ([1, 2], "Glow"))
            #expect(app.supportedOrientations(isPad: false) == ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeRight"])
            #expect(app.supportedOrientations(isPad: true).count == 3)
            #expect(app.infoPlist["CFBundleVersion"]?.string == "9" && app.diagnostics.isEmpty)
        }
    }

    @Test func executableThatImportsUIKitIsAnApp() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Reef", targets: [
                .executableTarget(name: "Reef", dependencies: ["Fish"]), .target(name: "Fish"), .executableTarget(name: "tool"),
                .testTarget(name: "ReefTests", dependencies: ["Reef", "Fish"]),
            ])
            """)
        try folder.write("Sources/Reef/Main.swift", "import UIKit\n")
        try folder.write("Sources/tool/main.swift", "print(1)\n")
        try folder.write([
            "Sources/Fish/Fish.swift", "Sources/Reef/Main.storyboard", "Sources/Reef/de.lproj/Localizable.strings",
            "Tests/ReefTests/ReefTests.swift",
        ])
        let app = try ProjectReader.read(folder.path, target: nil)
        #expect((app.name, app.swiftVersion, app.activeCompilationConditions) == ("Reef", "6", ["DEBUG"]))
        #expect(app.resources.map(\.bundlePath) == ["Main.storyboard", "de.lproj/Localizable.strings"])
        #expect(app.infoPlist["UIMainStoryboardFile"]?.string == "Main")
        #expect(app.dependencies.map(\.moduleName) == ["Fish"])
        #expect(app.testTargets.map(\.dependencies) == [["Fish"]] && app.testTargets.map(\.name) == ["ReefTests"])
        #expect(app.diagnostics == [])
    }

    @Test func upcomingFeaturesOfTargetsAreEnabled() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Package.swift",
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Reef", targets: [
                .executableTarget(
                    name: "Reef", dependencies: ["Fish"],
                    swiftSettings: [.enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("X", .when(platforms: [.macOS]))]),
                .target(name: "Fish", swiftSettings: [.enableUpcomingFeature("BareSlashRegexLiterals", .when(platforms: [.iOS]))]),
                .testTarget(name: "ReefTests", dependencies: ["Reef"], swiftSettings: [.enableUpcomingFeature("ConciseMagicFile")]),
            ])
            """)
        try folder.write("Sources/Reef/Main.swift", "import UIKit\n")
        try folder.write(["Sources/Fish/Fish.swift", "Tests/ReefTests/ReefTests.swift"])
        let app = try ProjectReader.read(folder.path, target: nil)
        #expect(app.upcomingFeatures == ["ExistentialAny"])
        #expect(app.dependencies.map(\.upcomingFeatures) == [["BareSlashRegexLiterals"]])
        #expect(app.testTargets.map(\.upcomingFeatures) == [["ConciseMagicFile"]])
    }

    @Test func packageWithoutAnAppIsNamed() throws {
        let folder = try TemporaryFolder()
        try folder.write("Package.swift", SampleProjects.tidesManifest)
        #expect { try ProjectReader.read(folder.path, target: nil) } throws: { ($0 as? ProjectError)?.kind == .noAppTarget }
    }
}
