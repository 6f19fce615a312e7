import Foundation
import Testing

@testable import flipbook

/// The modules of Flipbook for apps. An installed `flipbook` builds them in the cache.
@Suite struct FlipbookLibraryTests {
    private let testFolder: TestFolder

    init() throws { testFolder = try TestFolder() }

    private func write(_ path: String, _ text: String) throws {
        let url = testFolder.url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    @Test func appsAreLinkedWithTheModulesOfTheLibraryOnly() throws {
        let root = testFolder.url.path
        let objects = ["UIKit.build/UIView.swift.o", "FlipbookKit.build/a.o", "FlipbookLibrary.build/main.swift.o"]
        for object in objects { try write("build/release/\(object)", "") }
        try write(
            "build/release/FlipbookLibrary.product/Objects.LinkFileList",
            objects.map { "'\(root)/build/release/\($0)'" }.joined(separator: "\n"))
        let executable = root + "/build/release/FlipbookLibrary"
        #expect(BuiltFlipbook(executable: executable, product: FlipbookLibrary.name, sources: root) == nil, "the modules are missing")
        try write("build/release/Modules/FlipbookKit.swiftmodule", "")
        let built = try #require(BuiltFlipbook(executable: executable, product: FlipbookLibrary.name, sources: root))
        #expect(built.objects.map { ($0 as NSString).lastPathComponent } == ["UIView.swift.o", "a.o"])
        #expect(BuiltFlipbook(executable: executable, sources: root) == nil, "it is not the program itself")
    }

    /// On a machine without the headers of SDL_ttf, the flags for the headers of the other libraries, such as FreeType, are found.
    @Test func headersAreFoundAlthoughPkgConfigDoesNotKnowALibrary() throws {
        for (library, folders) in [("sdl2", "-I/opt/sdl"), ("freetype2", "-I/opt/freetype -I/opt/png"), ("fontconfig", "-I/opt/png")] {
            try write("\(library).pc", "Name: \(library)\nDescription: headers\nVersion: 2.3\nCflags: \(folders)\n")
        }
        var environment = ProcessInfo.processInfo.environment
        environment["PKG_CONFIG_PATH"] = nil
        environment["PKG_CONFIG_LIBDIR"] = testFolder.url.path
        let flags = BuiltFlipbook.headerFlags(environment: environment)
        #expect(flags == ["-Xcc", "-I/opt/sdl", "-Xcc", "-I/opt/freetype", "-Xcc", "-I/opt/png"])
    }

    @Test func manifestNamesTheFolderOfFlipbook() throws {
        let cache = try ProjectCache(environment: ["XDG_CACHE_HOME": testFolder.url.path])
        let library = FlipbookLibrary(cache: cache, flipbookFolder: "/opt/a \"b\"/package")
        #expect(library.manifest.contains("path: \"/opt/a \\\"b\\\"/package\""))
        #expect(library.manifest.contains(".product(name: \"FlipbookKit\", package: \"flipbook\")"))
    }
}
