import FlipbookXcode
import Foundation
import Testing

/// The package that is generated from a project.
struct GeneratedPackageTests {
    /// A folder with sources that is removed at the end of the test.
    private final class Folder {
        let path: String
        init(_ files: [String: String]) throws {
            path = NSTemporaryDirectory() + "flipbook-generated-" + UUID().uuidString
            for (name, text) in files {
                let file = path + "/" + name
                try FileManager.default.createDirectory(
                    atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
                try text.write(toFile: file, atomically: true, encoding: .utf8)
            }
        }
        deinit { try? FileManager.default.removeItem(atPath: path) }
        func source(_ name: String) -> SourceFile { SourceFile(path: path + "/" + name) }
    }

    private func text(_ path: String, in package: GeneratedPackage) -> String? { package.files.first { $0.path == path }?.text }

    @Test func classesOfAllModulesAreRegisteredByTheApp() throws {
        let folder = try Folder([
            "App.swift": "import UIKit\nclass StartController: UIViewController {\n    @IBOutlet weak var label: UILabel!\n}\n",
            "Kit.swift": "import UIKit\npublic class Badge: UIView {}\n",
        ])
        var project = AppProject(name: "My Shop", moduleName: "My_Shop", projectPath: folder.path, targetName: "My Shop")
        project.sources = [folder.source("App.swift")]
        var kit = ModuleDependency(name: "Kit", moduleName: "Kit", bundlePath: "Frameworks/Kit.framework")
        kit.sources = [folder.source("Kit.swift")]
        project.dependencies = [kit]
        let package = GeneratedPackage(project, flipbookFolder: "/opt/flip book")
        let app = try #require(text("Sources/My_Shop/FlipbookInterface.swift", in: package))
        #expect(app.contains("import Kit\n") && app.contains("    flipbookRegister_Kit()"))
        #expect(app.contains("@_cdecl(\"flipbook_interface_classes\")") && app.contains("module: \"My_Shop\""))
        let library = try #require(text("Sources/Kit/FlipbookInterface.swift", in: package))
        #expect(library.contains("public func flipbookRegister_Kit()") && !library.contains("@_cdecl"))
        let source = try #require(text("Sources/My_Shop/App.swift", in: package))
        #expect(source.hasPrefix("#sourceLocation(file: \"\(folder.path)/App.swift\", line: 1)\n"))
        let manifest = try #require(text("Package.swift", in: package))
        #expect(manifest.contains("path: \"/opt/flip book\"") && manifest.contains("name: \"My_Shop\", dependencies: [\"Kit\", "))
        #expect(!manifest.contains("testTarget") && !manifest.contains("enable-testing"))
    }

    @Test func testsGetTheirModuleAndTheStartOfTheApplication() throws {
        let folder = try Folder(["App.swift": "func two() -> Int { 2 }\n", "Tests.swift": "import XCTest\n@testable import Shop\n"])
        var project = AppProject(name: "Shop", moduleName: "Shop", projectPath: folder.path, targetName: "Shop")
        project.sources = [folder.source("App.swift")]
        var tests = TestTarget(name: "ShopTests", moduleName: "ShopTests")
        tests.sources = [folder.source("Tests.swift")]
        tests.swiftVersion = "6.0"
        project.testTargets = [tests]
        let package = GeneratedPackage(project, flipbookFolder: "/opt/flipbook", withTests: true)
        let manifest = try #require(text("Package.swift", in: package))
        #expect(manifest.contains(".testTarget(") && manifest.contains("\"Shop\", \"FlipbookTestStart\""))
        #expect(manifest.contains(".swiftLanguageMode(.v6)") && manifest.contains("-enable-testing"))
        #expect(text("Tests/ShopTests/FlipbookTestSupport.swift", in: package)?.contains("func waitForExpectations") == true)
        #expect(text("Sources/FlipbookTestStart/start.c", in: package)?.contains("constructor") == true)
        #expect(GeneratedPackage(project, flipbookFolder: "/opt/flipbook").files.allSatisfy { !$0.path.hasPrefix("Tests/") })
    }

    @Test(arguments: ["Stage", "Observation", "RegexBuilder", "FoundationNetworking", "CSDLImage"])
    func moduleWithANameOfFlipbookOrSwiftIsRenamedAndReported(_ name: String) throws {
        let folder = try Folder(["App.swift": "let one = 1\n"])
        var project = AppProject(name: name, moduleName: name, projectPath: "/x/\(name).xcodeproj", targetName: name)
        project.sources = [folder.source("App.swift")]
        let package = GeneratedPackage(project, flipbookFolder: "/opt/flipbook")
        #expect(package.names.app == name + "App" && text("Sources/\(name)App/App.swift", in: package) != nil)
        #expect(package.diagnostics.count == 1 && package.diagnostics[0].message.contains(name + "App"))
    }

    @Test func filesOfTheSameNameAreKeptApart() throws {
        let folder = try Folder(["a/View.swift": "let a = 1\n", "b/view.swift": "let b = 2\n", "FlipbookInterface.swift": "let c = 3\n"])
        var project = AppProject(name: "App", moduleName: "App", projectPath: folder.path, targetName: "App")
        project.sources = [folder.source("a/View.swift"), folder.source("b/view.swift"), folder.source("FlipbookInterface.swift")]
        let package = GeneratedPackage(project, flipbookFolder: "/opt/flipbook")
        let paths = package.files.map(\.path)
        #expect(Set(paths.map { $0.lowercased() }).count == paths.count)
        #expect(paths.contains("Sources/App/view-2.swift") && paths.contains("Sources/App/FlipbookInterface-2.swift"))
    }

    @Test func upcomingFeaturesAreEnabledInTheirModules() throws {
        let folder = try Folder(["App.swift": "let a = 1\n", "Kit.swift": "let b = 2\n", "Tests.swift": "let c = 3\n"])
        var project = AppProject(name: "App", moduleName: "App", projectPath: folder.path, targetName: "App")
        (project.sources, project.upcomingFeatures) = ([folder.source("App.swift")], ["InferIsolatedConformances"])
        var kit = ModuleDependency(name: "Kit", moduleName: "Kit", bundlePath: "Frameworks/Kit.framework")
        (kit.sources, kit.upcomingFeatures) = ([folder.source("Kit.swift")], ["BareSlashRegexLiterals"])
        project.dependencies = [kit]
        var tests = TestTarget(name: "AppTests", moduleName: "AppTests")
        (tests.sources, tests.upcomingFeatures) = ([folder.source("Tests.swift")], ["NonisolatedNonsendingByDefault"])
        project.testTargets = [tests]
        let package = GeneratedPackage(project, flipbookFolder: "/opt/flipbook", withTests: true)
        let features = package.modules.map(\.upcomingFeatures)
        #expect(features == [["BareSlashRegexLiterals"], ["InferIsolatedConformances"], ["NonisolatedNonsendingByDefault"]])
        let manifest = try #require(text("Package.swift", in: package))
        let enabled = manifest.components(separatedBy: ".enableUpcomingFeature(\"").dropFirst().map { part in
            String(part.prefix { $0 != "\"" })
        }
        #expect(enabled == ["BareSlashRegexLiterals", "InferIsolatedConformances", "NonisolatedNonsendingByDefault"])
    }

    @Test func ignoredFlagsAndBridgingHeaderAreReported() throws {
        let folder = try Folder([
            "App.swift": "let a = 1\n", "Empty.h": "//\n//  Use this file to import your headers.\n//\n\n",
            "Bay.h": "// Bay\n#import \"Tide.h\"\n",
        ])
        var project = AppProject(name: "App", moduleName: "App", projectPath: folder.path, targetName: "App")
        project.sources = [SourceFile(path: folder.path + "/App.swift", compilerFlags: ["-DSLOW", "-Onone"])]
        project.bridgingHeader = folder.path + "/Empty.h"
        let package = GeneratedPackage(project, flipbookFolder: "/opt/flipbook")
        #expect(package.diagnostics.map(\.path) == [folder.path + "/App.swift"])
        #expect(package.diagnostics[0].message.contains("-DSLOW -Onone of this file are ignored"))
        project.sources[0].compilerFlags = []
        project.bridgingHeader = folder.path + "/Bay.h"
        let other = GeneratedPackage(project, flipbookFolder: "/opt/flipbook")
        #expect(other.diagnostics.map(\.path) == [folder.path + "/Bay.h"])
        #expect(other.diagnostics.first?.message.hasPrefix("the bridging header is ignored") == true)
    }

    @Test func missingFrameworkAndUnreadableSourceAreNamed() throws {
        let folder = try Folder(["App.swift": "import UIKit\nimport MapKit\n"])
        var project = AppProject(name: "App", moduleName: "App", projectPath: folder.path, targetName: "App")
        project.sources = [folder.source("App.swift"), folder.source("Gone.swift")]
        let package = GeneratedPackage(project, flipbookFolder: "/opt/flipbook")
        #expect(package.missingFrameworks.map(\.name) == ["MapKit"])
        #expect(package.missingFrameworks.first?.locations == ["\(folder.path)/App.swift:2"])
        #expect(package.diagnostics.map(\.path) == [folder.path + "/Gone.swift"])
    }

    @Test func stringCatalogBecomesATableForEachLanguage() throws {
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
            "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Grüß Gott & <gut>"}}}},
            "%lld kites": {"localizations": {"de": {"variations": {"plural": {
            "one": {"stringUnit": {"value": "ein Drachen"}}, "other": {"stringUnit": {"value": "%lld Drachen"}}}}}}}}}
            """
        let folder = try Folder(["App.swift": "let a = 1\n", "Texts.xcstrings": catalog])
        var project = AppProject(name: "App", moduleName: "App", projectPath: folder.path, targetName: "App")
        project.resources = [
            Resource(kind: .strings, path: folder.path + "/Texts.xcstrings", bundlePath: "Texts.xcstrings"),
            Resource(kind: .image, path: folder.path + "/App.swift", bundlePath: "icon.png"),
            Resource(kind: .strings, path: folder.path + "/Texts.stringsdict", bundlePath: "de.lproj/Texts.stringsdict"),
        ]
        let package = GeneratedPackage(project, flipbookFolder: "/opt/flipbook")
        #expect(package.stringTables.map(\.path) == ["de.lproj/Texts.strings", "en.lproj/Texts.strings"])
        let german = try PropertyListSerialization.propertyList(from: Data(package.stringTables[0].text.utf8), format: nil)
        let texts = try #require(german as? [String: String])
        #expect(texts["Hello"] == "Grüß Gott & <gut>" && texts["%lld kites|plural-one"] == "ein Drachen")
        #expect(texts["%lld kites|plural-other"] == "%lld Drachen" && texts["%lld kites"]?.hasPrefix("%#@Texts/") == true)
        #expect(package.diagnostics.map(\.path) == [folder.path + "/Texts.stringsdict"])
        #expect(package.links.map(\.path) == ["icon.png"] && package.links[0].target == folder.path + "/App.swift")
    }

    /// The texts of a module are in its bundle, and also in the app folder, where the texts of the app come first.
    @Test func stringsOfModulesAreInTheirBundles() throws {
        func catalog(_ texts: [String: String]) -> String {
            let entries = texts.sorted { $0.key < $1.key }
                .map { "\"\($0.key)\": {\"localizations\": {\"de\": {\"stringUnit\": {\"value\": \"\($0.value)\"}}}}" }
            return "{\"sourceLanguage\": \"en\", \"strings\": {\(entries.joined(separator: ", "))}}"
        }
        let folder = try Folder([
            "App.swift": "let a = 1\n", "Tides.swift": "let b = 2\n", "App.xcstrings": catalog(["Title": "Laden"]),
            "Tides.xcstrings": catalog(["Title": "Gezeiten", "High": "Flut", "Low": "Niedrigwasser"]),
            "Main.xcstrings": catalog(["x.text": "Kasse"]), "Texts.strings": "\"Low\" = \"Tief\";",
        ])
        var project = AppProject(name: "App", moduleName: "App", projectPath: folder.path, targetName: "App")
        project.sources = [folder.source("App.swift")]
        project.resources = [
            Resource(kind: .strings, path: folder.path + "/App.xcstrings", bundlePath: "Texts.xcstrings"),
            Resource(kind: .strings, path: folder.path + "/Main.xcstrings", bundlePath: "mul.lproj/Main.xcstrings"),
            Resource(kind: .strings, path: folder.path + "/Texts.strings", bundlePath: "de.lproj/Texts.strings"),
        ]
        var tides = ModuleDependency(name: "Tides", moduleName: "Tides", bundlePath: "Sea_Tides.bundle")
        tides.sources = [folder.source("Tides.swift")]
        tides.resources = [
            Resource(kind: .strings, path: folder.path + "/Tides.xcstrings", bundlePath: "Sea_Tides.bundle/Texts.xcstrings")
        ]
        project.dependencies = [tides]
        let package = GeneratedPackage(project, flipbookFolder: "/opt/flipbook")
        #expect(
            package.stringTables.map(\.path) == [
                "Sea_Tides.bundle/de.lproj/Texts.strings", "Sea_Tides.bundle/en.lproj/Texts.strings", "de.lproj/Main.strings",
                "de.lproj/Texts.strings", "en.lproj/Main.strings", "en.lproj/Texts.strings",
            ])
        let tables = try Dictionary(uniqueKeysWithValues: package.stringTables.map { ($0.path, try PropertyList(text: $0.text)) })
        #expect(
            tables["Sea_Tides.bundle/de.lproj/Texts.strings"] == ["High": "Flut", "Low": "Niedrigwasser", "Title": "Gezeiten"])
        #expect(tables["de.lproj/Texts.strings"] == ["High": "Flut", "Low": "Tief", "Title": "Laden"])
        #expect(tables["de.lproj/Main.strings"] == ["x.text": "Kasse"])
        #expect(package.diagnostics.isEmpty && package.links.isEmpty)
    }
}
