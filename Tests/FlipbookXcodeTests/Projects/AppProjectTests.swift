import Foundation
import Testing

@testable import FlipbookXcode

/// Whole projects in the styles of three versions of Xcode.
struct AppProjectTests {
    @Test func projectOfXcode8() throws {
        let folder = try TemporaryFolder()
        try SampleProjects.writeXcode8(to: folder)
        let app = try ProjectReader.read(folder.path, target: nil)
        #expect((app.name, app.moduleName, app.targetName) == ("Kite Loft", "Kite_Loft", "Kite Loft"))
        #expect(app.projectPath == folder.path + "/Kite Loft.xcodeproj")
        #expect(app.sources.map { folder.relative($0.path) } == ["Kite Loft/Views/KiteView.swift", "Kite Loft/AppDelegate.swift"])
        #expect(app.sources.map(\.compilerFlags) == [["-DSLOW", "-Onone"], []])
        #expect(
            app.resources.map(\.bundlePath) == [
                "Base.lproj/Main.storyboard", "de.lproj/Main.strings", "Assets.xcassets", "tail@2x.png", "Pages",
                "de.lproj/Localizable.strings",
                "Fonts/Loft.ttf",
            ])
        #expect(app.resources.map(\.kind) == [.storyboard, .strings, .assetCatalog, .image, .other, .strings, .font])
        #expect(app.resources.map(\.localization) == ["Base", "de", nil, nil, nil, "de", nil])
        #expect((app.swiftVersion, app.deploymentTarget, app.bundleIdentifier) == ("3.0", "10.0", "org.example.Kite-Loft"))
        #expect(app.activeCompilationConditions == ["DEBUG", "BASE", "KITES", "WIND=1"])
        #expect(app.skippedBuildScripts == ["Stamp the build"])
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/stamp.txt"))
        #expect(app.objectiveCSources.map(folder.relative) == ["Kite Loft/Wind.m"])
        #expect(
            app.diagnostics.map(\.description).map(folder.relative) == [
                "Kite Loft/Wind.m: is not compiled, because only Swift files are compiled; rewrite it in Swift"
            ])
    }

    @Test func infoPlistAndTestsOfXcode8() throws {
        let folder = try TemporaryFolder()
        try SampleProjects.writeXcode8(to: folder)
        let app = try ProjectReader.read(folder.path + "/Kite Loft.xcodeproj/", target: "Kite Loft")
        #expect(app.infoPlist["CFBundleExecutable"]?.string == "Kite Loft")
        #expect(app.infoPlist["CFBundleName"]?.string == "Kite Loft")
        #expect(app.infoPlist["CFBundleIdentifier"]?.string == "org.example.Kite-Loft")
        #expect(app.infoPlist["CFBundleDevelopmentRegion"]?.string == "English")
        #expect(app.infoPlist["UIDeviceFamily"] == [.integer(1)])
        #expect(app.infoPlist["UIAppFonts"] == ["Fonts/Loft.ttf"])
        #expect(app.supportedOrientations(isPad: false) == ["UIInterfaceOrientationPortrait"])
        #expect(app.testTargets.map(\.name) == ["KiteTests"])
        #expect(app.testTargets.first?.sources.map { folder.relative($0.path) } == ["KiteTests/KiteTests.swift"])
        #expect(app.dependencies.isEmpty)
    }

    @Test func frameworksAndPackagesOfXcode11() throws {
        let folder = try TemporaryFolder()
        try SampleProjects.writeXcode11(to: folder)
        let app = try ProjectReader.read(folder.path, target: nil)
        #expect(app.sources.map { folder.relative($0.path) } == ["Harbor/SceneDelegate.swift", "Harbor/Boat.swift"])
        #expect(app.dependencies.map(\.moduleName) == ["Waves", "Currents", "Moon", "Tides"])
        #expect(app.dependencies.map(\.dependencies) == [[], [], [], ["Currents", "Moon"]])
        let resources = app.dependencies.map { $0.resources.map(\.bundlePath) }
        #expect(
            resources == [
                ["Frameworks/Waves.framework/Foam.xib"], [], [],
                ["TidesKit_Tides.bundle/de.lproj/Tide.strings", "TidesKit_Tides.bundle/moon.png", "TidesKit_Tides.bundle/Tables"],
            ])
        #expect(app.dependencies[1].activeCompilationConditions == ["DEBUG", "FAST"])
        #expect(app.dependencies[3].sources.map { folder.relative($0.path) } == ["Tides/Sources/Tides/Tide.swift"])
        #expect(app.bridgingHeader.map(folder.relative) == "Harbor/Harbor-Bridging.h")
        #expect((app.deviceFamilies, app.bundleIdentifier, app.deploymentTarget) == ([1, 2], "org.example.harbor", "13.2"))
        #expect(app.activeCompilationConditions == ["DEBUG", "BOATS"])
        let lines = app.diagnostics.map(\.description).map(folder.relative)
        #expect(lines.count == 3)
        #expect(lines.contains { $0.contains("project.pbxproj:119: the package Gulls at https://example.org/gulls.git cannot be fetched") })
        #expect(lines.contains { $0.contains("Mast.framework is built by Carthage") })
        #expect(lines.contains { $0.hasPrefix("Tides/Package.swift:11: the product Far comes from a package that is not local") })
    }

    @Test func synchronizedFoldersOfXcode16() throws {
        let folder = try TemporaryFolder()
        try SampleProjects.writeXcode16(to: folder)
        let app = try ProjectReader.read(folder.path, target: nil)
        #expect(
            app.sources.map { folder.relative($0.path) } == [
                "Orchard/AppDelegate.swift", "Orchard/Trees/Apple.swift", "Orchard/Trees/Deep/Er/Pear.swift", "Shared/Season.swift",
            ])
        #expect(app.sources[1].compilerFlags == ["-DRIPE", "-suppress-warnings"])
        #expect(
            app.resources.map(\.bundlePath).sorted() == [
                "Almanac", "Assets.xcassets", "Base.lproj/Main.storyboard", "Localizable.xcstrings", "nl.lproj/Main.strings", "seeds.json",
            ])
        #expect(app.resources.first { $0.bundlePath == "Almanac" }.map { folder.relative($0.path) } == "Orchard/Data/Almanac")
        #expect((app.swiftVersion, app.defaultIsolationIsMainActor) == ("6.0", true))
        #expect(app.upcomingFeatures == ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"])
        #expect(app.dependencies.map(\.moduleName) == ["Baskets"] && app.dependencies.map(\.swiftVersion) == ["6"])
        #expect(app.testTargets.map(\.name) == ["OrchardTests"])
        #expect(app.testTargets.first?.resources.map(\.bundlePath) == ["sample.json"])
        #expect(app.diagnostics == [])
    }

    @Test func infoPlistOfXcode16IsGenerated() throws {
        let folder = try TemporaryFolder()
        try SampleProjects.writeXcode16(to: folder)
        let plist = try ProjectReader.read(folder.path, target: nil).infoPlist
        let expected: [String: PropertyList] = [
            "CFBundleDisplayName": "The Orchard", "UIStatusBarHidden": "YES", "CFBundleDevelopmentRegion": "nl",
            "CFBundleVersion": "12",
            "CFBundleShortVersionString": "2.5", "CFBundleIdentifier": "org.example.orchard-debug", "UIMainStoryboardFile": "Main",
            "UIRequiresFullScreen": .bool(false), "UIStatusBarStyle": "UIStatusBarStyleLightContent",
            "UIDeviceFamily": [.integer(1), .integer(2)],
            "UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": .bool(true), "UISceneConfigurations": [:]],
            "UILaunchScreen": ["UILaunchScreen": [:]],
            "UISupportedInterfaceOrientations~iphone": ["UIInterfaceOrientationPortraitUpsideDown", "UIInterfaceOrientationPortrait"],
            "UISupportedInterfaceOrientations~ipad": ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"],
            "MinimumOSVersion": "18.0", "CFBundlePackageType": "APPL",
        ]
        for (key, value) in expected { #expect(plist[key] == value, "\(key)") }
    }

    @Test func xmlAndJSONProjectsEqualTheOldFormat() throws {
        let list = try PropertyList(text: SampleProjects.xcode8)
        var apps: [AppProject] = []
        for text in [SampleProjects.xcode8, list.xml, Self.json(list)] {
            let folder = try TemporaryFolder()
            try SampleProjects.writeXcode8(to: folder, project: text)
            var app = try ProjectReader.read(folder.path, target: nil)
            app.projectPath = ""
            app.diagnostics = []
            app.sources = app.sources.map { SourceFile(path: folder.relative($0.path), compilerFlags: $0.compilerFlags) }
            app.testTargets[0].sources = []
            app.resources = app.resources.map {
                Resource(kind: $0.kind, path: "", localization: $0.localization, bundlePath: $0.bundlePath)
            }
            app.objectiveCSources = app.objectiveCSources.map(folder.relative)
            apps.append(app)
        }
        #expect(apps[1] == apps[0] && apps[2] == apps[0])
    }

    private static func json(_ value: PropertyList) -> String {
        switch value {
        case .array(let values): "[" + values.map(json).joined(separator: ", ") + "]"
        case .dictionary(let entries): "{" + entries.map { json(.string($0.key)) + ": " + json($0.value) }.joined(separator: ",\n") + "}"
        default: "\"" + (value.string ?? "").replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
        }
    }
}
