import Foundation
import Testing

@testable import FlipbookXcode

struct FolderProjectTests {
    @Test func sourcesResourcesAndTests() throws {
        let folder = try TemporaryFolder()
        try folder.write([
            "Snow Globe/App.swift", "Snow Globe/Views/Flake.swift", "Snow Globe/Main.storyboard",
            "Snow Globe/Art/Assets.xcassets/a.imageset/a.png",
            "Snow Globe/Art/flake@2x.png", "Snow Globe/de.lproj/Localizable.strings", "Snow Globe/Pods/Pod.swift",
            "Snow Globe/.build/x.swift",
            "Snow Globe/README.md", "Snow Globe/tour.script", "Snow Globe/SnowTests/FlakeTests.swift", "Snow Globe/SnowUITests/T.swift",
            "Snow Globe/data.json", "Snow Globe/Old.m", "Snow Globe/Levels.plist",
        ])
        try folder.write("Snow Globe/Support/Info.plist", "{UILaunchStoryboardName = Launch; CFBundleName = \"$(PRODUCT_NAME)!\";}")
        let app = try ProjectReader.read(folder.path + "/Snow Globe", target: nil)
        #expect((app.name, app.moduleName) == ("Snow Globe", "Snow_Globe"))
        #expect(app.sources.map { ProjectPath.name($0.path) } == ["App.swift", "Flake.swift"])
        #expect(
            app.resources.map(\.bundlePath) == [
                "Assets.xcassets", "flake@2x.png", "Levels.plist", "Main.storyboard", "data.json", "de.lproj/Localizable.strings",
            ])
        #expect(app.testTargets.map { $0.sources.map { ProjectPath.name($0.path) } } == [["FlakeTests.swift"]])
        #expect(app.infoPlist["UILaunchStoryboardName"]?.string == "Launch" && app.infoPlist["CFBundleName"]?.string == "Snow Globe!")
        #expect(app.objectiveCSources.count == 1 && app.diagnostics.count == 1)
    }

    @Test func equalCatalogsAreKeptAndEqualResourcesAreNamed() throws {
        let folder = try TemporaryFolder()
        try folder.write(["a/Assets.xcassets/Contents.json", "b/Assets.xcassets/Contents.json", "a/one.png", "b/one.png", "b/x.swift"])
        let app = try ProjectReader.read(folder.path, target: nil)
        #expect(app.resources.map(\.bundlePath) == ["Assets.xcassets", "one.png", "Assets-2.xcassets"])
        #expect(app.diagnostics.count == 1 && app.diagnostics[0].path.hasSuffix("/b/one.png"))
    }

    @Test func linksAndDeepFoldersEnd() throws {
        let folder = try TemporaryFolder()
        try folder.write(["a/one.swift", "b/two.swift"])
        try folder.link("a/loop", to: folder.path)
        try folder.link("gone", to: "nowhere")
        try folder.link("self", to: "self")
        try folder.write(String(repeating: "d/", count: 40) + "deep.swift")
        let walk = FolderWalk(folder.path)
        #expect(walk.files == ["a/one.swift", "b/two.swift"])
        let lines = walk.diagnostics.map { folder.relative($0.description) }
        #expect(lines.count == 2 && lines[0] == "a/loop: is not read again: a symbolic link leads to a folder that is already read")
        #expect(lines[1].hasSuffix("d: is not read, because it is nested deeper than 24 folders"))
    }
}
