import Foundation
import Testing

@testable import FlipbookXcode

struct ProjectLocationTests {
    private func find(_ folder: TemporaryFolder, _ path: String = "") throws -> ProjectLocation {
        try ProjectLocation.find(folder.path + "/" + path)
    }

    @Test func projectsAreFoundTwoLevelsDeep() throws {
        let folder = try TemporaryFolder()
        try SampleProjects.writeXcode8(to: folder)
        let nested = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: nested.path + "/a", withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: folder.path, toPath: nested.path + "/a/b")
        #expect(try find(nested) == .project(nested.path + "/a/b/Kite Loft.xcodeproj"))
        #expect(try find(nested, "a/b/Kite Loft.xcodeproj/project.pbxproj") == .project(nested.path + "/a/b/Kite Loft.xcodeproj"))
        try FileManager.default.copyItem(atPath: folder.path, toPath: nested.path + "/a/c")
        #expect { try find(nested) } throws: { error in
            (error as? ProjectError)?.kind == .severalProjects
                && (error as? ProjectError)?.choices == ["b", "c"].map { "\(nested.path)/a/\($0)/Kite Loft.xcodeproj" }
        }
        try FileManager.default.copyItem(atPath: folder.path + "/Kite Loft.xcodeproj", toPath: nested.path + "/Kite Loft.xcodeproj")
        #expect(try find(nested) == .project(nested.path + "/Kite Loft.xcodeproj"))
    }

    @Test func frameworkProjectAboveAnExampleIsPassedOver() throws {
        let folder = try TemporaryFolder()
        let library = SampleProjects.xcode8.replacing("com.apple.product-type.application", with: "com.apple.product-type.framework")
        try folder.write("Lib.xcodeproj/project.pbxproj", library)
        try folder.write("Package.swift", SampleProjects.tidesManifest)
        #expect { try ProjectReader.read(folder.path, target: nil) } throws: { ($0 as? ProjectError)?.kind == .noAppTarget }
        try folder.write("Example/Demo.xcodeproj/project.pbxproj", SampleProjects.xcode8)
        #expect(try find(folder) == .project(folder.path + "/Example/Demo.xcodeproj"))
    }

    @Test func workspaceStandsForItsProjects() throws {
        let folder = try TemporaryFolder()
        try SampleProjects.writeXcode8(to: folder)
        try folder.write(
            "All.xcworkspace/contents.xcworkspacedata", #"<Workspace><FileRef location="group:Kite Loft.xcodeproj"/></Workspace>"#)
        #expect(try find(folder) == .workspace(folder.path + "/All.xcworkspace"))
        #expect(try ProjectReader.read(folder.path, target: nil).projectPath == folder.path + "/All.xcworkspace")
    }

    @Test func missingAndEmptyPlacesAreNamed() throws {
        let folder = try TemporaryFolder()
        try folder.write("notes.txt")
        #expect { try find(folder, "none") } throws: { "\($0)".hasSuffix("/none: there is no such file or folder") }
        #expect { try find(folder) } throws: { "\($0)".hasSuffix("contains no project and no Swift files") }
        #expect { try find(folder, "notes.txt") } throws: { "\($0)".contains("is not a project; give a .xcodeproj") }
        try FileManager.default.createDirectory(atPath: folder.path + "/A.xcodeproj", withIntermediateDirectories: true)
        #expect { try ProjectReader.read(folder.path + "/A.xcodeproj", target: nil) } throws: {
            "\($0)".hasSuffix("contains no project.pbxproj")
        }
    }

    @Test func pathsAreComparedAndNormalized() {
        #expect(
            ProjectPath.join("/a/b", "../c//./d") == "/a/c/d" && ProjectPath.join("/a", "/b/") == "/b"
                && ProjectPath.normalized("/../a") == "/a")
        #expect(ProjectPath.normalized("a/../../b") == "../b" && ProjectPath.folder("/a/b") == "/a" && ProjectPath.stem("a/b.c.d") == "b.c")
        #expect(ProjectPath.pathExtension("a/.b") == "" && ProjectPath.pathExtension("a.B") == "b")
        #expect(ProjectPath.localization("x/de.lproj/a.strings") == "de" && ProjectPath.localization("de.lproj") == nil)
        for (pattern, isMatch) in [
            ("*", true), ("b?at*", true), ("*.swift", true), ("B*T.SWIFT", true), ("*.m", false), ("boat", false), ("**t*s*t", true),
        ] {
            #expect(ProjectPath.matches("boat.swift", pattern: pattern) == isMatch, "\(pattern)")
        }
        #expect(!ProjectPath.matches(String(repeating: "a", count: 2000), pattern: String(repeating: "a*", count: 500) + "b"))
    }
}
