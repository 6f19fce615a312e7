import FlipbookImages
import Foundation
import Testing

/// Messages name the file in the sources of a package, and not the copy in the folder of the build.
@Suite final class SourcePathTests {
    private let package = FileManager.default.temporaryDirectory.appending(path: "flipbook-\(UUID().uuidString)").resolvingSymlinksInPath()

    deinit { try? FileManager.default.removeItem(at: package) }

    /// Writes a file of the package, and returns its path.
    private func write(_ path: String, _ text: String = "") throws -> String {
        let url = package.appending(path: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        return url.path
    }

    @Test func copiedFileIsShownByItsSource() throws {
        let source = try write("Sources/My_Talk/Tours/card.script")
        for folder in [".build/debug", ".build/x86_64-unknown-linux-gnu/release"] {
            #expect(SourcePath.shown("\(package.path)/\(folder)/A_B_My_Talk.resources/Tours/card.script") == source)
        }
        let target = package.path + "/Sources/My_Talk"
        #expect(SourcePath.shown("\(package.path)/.build/debug/A_My_Talk.resources") == target)
        let unchanged = [
            "\(package.path)/.build/debug/A_Other.resources/Tours/card.script",
            "\(package.path)/.build/debug/A_My_Talk.resources/Tours/other.script", "\(package.path)/Tours/card.script",
            ".build/debug/A_My_Talk.resources/Tours/card.script", "card.script", "", "/.build/A_B.resources",
        ]
        for path in unchanged { #expect(SourcePath.shown(path) == path) }
    }

    /// `swift build --scratch-path` builds in any folder. SwiftPM's list of the source files then leads to the package.
    @Test func buildFolderCanBeOutsideOfThePackage() throws {
        let source = try write("My App/Sources/My_Talk/Tours/card.script", "wait 1")
        let build = package.path + "/scratch/x86_64-unknown-linux-gnu/debug"
        let resource = "\(build)/A_My_Talk.resources/Tours/card.script"
        #expect(SourcePath.shown(resource) == resource)
        _ = try write(
            "scratch/x86_64-unknown-linux-gnu/debug/My_Talk.build/sources",
            "\(build)/My_Talk.build/DerivedSources/a.swift\n'\(package.path)/My App/Sources/My_Talk/Cards/Card.swift'\n")
        #expect(SourcePath.shown(resource) == source)
        #expect(SourcePath.shown("\(build)/A_My_Talk.resources") == package.path + "/My App/Sources/My_Talk")
        _ = try write("scratch/x86_64-unknown-linux-gnu/debug/A_My_Talk.resources/Tours/card.script", "wait 2")
        #expect(SourcePath.isOutdated(resource))
        let other = "\(build)/A_Other.resources/Tours/card.script"
        #expect(SourcePath.shown(other) == other)
    }

    @Test func damagedImageIsNamedByItsSource() throws {
        let source = try write("Sources/Talk/Images/ace.png", "not an image")
        let copy = try write(".build/debug/Talk_Talk.resources/Images/ace.png", "not an image")
        var message = ""
        do { _ = try ImageFile.image(atPath: copy) } catch { message = "\(error)" }
        #expect(message.hasPrefix("\(source) is not an image that can be read: "))
    }

    /// The rule `.process` puts all files into one folder. If several sources have the name of the copy, the path of the copy is shown.
    @Test func processedFileIsFoundByItsName() throws {
        let source = try write("Sources/Talk/Scenes/Card/card.script")
        let copy = "\(package.path)/.build/debug/Talk_Talk.resources/card.script"
        #expect(SourcePath.shown(copy) == source)
        _ = try write("Sources/Talk/Scenes/Menu/card.script")
        #expect(SourcePath.shown(copy) == copy)
    }

    @Test func pathsInTheFolderAreRelative() {
        #expect(SourcePath.relative("/a/b/c.script", to: "/a") == "b/c.script" && SourcePath.relative("/a/b", to: "/a/") == "b")
        #expect(SourcePath.relative("/ab/c", to: "/a") == "/ab/c" && SourcePath.relative("c", to: "/a") == "c")
    }

    /// The machine on which a program was built can be another one, so its folders are not shown.
    @Test func sourcesAreRelativeToTheirPackage() {
        func shown(_ path: String, in folder: String) -> String {
            SourcePath.shownSource(path, relativeTo: folder, flipbookSources: "/build/flipbook/Sources")
        }
        let login = "/build/flipbook/Sources/DemoScenes/Login.swift"
        for folder in ["/", "/build", "/build/flip", "/home/me"] { #expect(shown(login, in: folder) == "DemoScenes/Login.swift") }
        #expect(shown(login, in: "/build/flipbook") == "Sources/DemoScenes/Login.swift")
        #expect(shown(login, in: "/build/flipbook/Sources/DemoScenes") == "Login.swift")
        #expect(shown(login, in: "/build/flipbook/Tests") == "Sources/DemoScenes/Login.swift")

        let card = "/home/me/Sources/Talk/Sources/Talk/Card.swift"
        for folder in ["/home/you", "/home/me/Sources/Talk"] { #expect(shown(card, in: folder) == "Sources/Talk/Card.swift") }
        #expect(shown(card, in: "/home/me") == "Sources/Talk/Sources/Talk/Card.swift")
        #expect(shown("/home/me/Talk/Tests/TalkTests/A.swift", in: "/tmp") == "Tests/TalkTests/A.swift")
        for path in ["/home/me/App/Card.swift", "/home/me/Sources", "Card.swift", ""] { #expect(shown(path, in: "/tmp") == path) }
    }

    @Test func sourcesOfFlipbookAreThoseOfThisProgram() {
        let tests = "\(SourcePath.flipbookSources.dropLast("Sources".count))Tests/"
        #expect(#filePath.hasPrefix(tests))
    }
}
