import Foundation
import Testing

/// The modules of the C libraries: their headers, and the names for pkg-config in Package.swift.
@Suite struct SystemLibraryTests {
    private let testFolder: TestFolder
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let hasHeadersInUsualFolder = FileManager.default.fileExists(atPath: "/usr/include/SDL2/SDL.h")

    init() throws { testFolder = try TestFolder() }

    /// The name of each system library in Package.swift, and the two names between which its `pkgConfig:` chooses: the name for headers in
    /// the usual folder, which can be nil, and the other name.
    private static func pkgConfigNames() throws -> [(library: String, usual: String?, other: String)] {
        let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
        let pattern = /\.systemLibrary\(\s*name: "(\w+)", pkgConfig: hasHeadersInUsualFolder \? (nil|"(\w+)") : "(\w+)"/
        return manifest.matches(of: pattern).map { match in
            (String(match.1), match.3.map { String($0) }, String(match.4))
        }
    }

    @Test func everyLibraryHasANameForPkgConfig() throws {
        let names = try Self.pkgConfigNames()
        #expect(names.map(\.library) == ["CSDLWindow", "CSDLImage", "CFontLibraries"])
        #expect(names.map(\.other) == ["sdl2", "SDL2_image", "SDL2_ttf"])
    }

    /// SwiftPM prints "warning: prohibited flag(s)" for each flag that is not an include path, in all packages that use Flipbook.
    @Test(.enabled(if: hasHeadersInUsualFolder, "the headers are in another folder"))
    func librariesWithHeadersInTheUsualFolderNeedOnlyIncludePaths() async throws {
        let names = try Self.pkgConfigNames().compactMap(\.usual)
        #expect(!names.isEmpty)
        for name in names {
            let result = try await testFolder.runShell("pkg-config --cflags-only-other \(name)", [])
            #expect(result.exitCode == 0, "\(result.errors)")
            // On Fedora and Arch, FreeType needs GLib, which may ask for -pthread.
            let flags = result.output.split { $0 == " " || $0 == "\n" }.filter { $0 != "-pthread" }
            #expect(flags.isEmpty, "\(name): \(flags)")
        }
    }

    @Test(arguments: hasHeadersInUsualFolder ? [false, true] : [true])
    func headersAreFoundInTheUsualFolderAndWithPkgConfig(usesPkgConfig: Bool) async throws {
        for names in try Self.pkgConfigNames() {
            let module = usesPkgConfig ? names.other : names.usual
            let flags = module.map { "$(pkg-config --cflags \($0))" } ?? ""
            let header = Self.root.appending(path: "Sources/\(names.library)/shim.h").path
            let result = try await testFolder.runShell("clang -fsyntax-only -x c \(flags) '\(header)'", [])
            #expect(result.exitCode == 0, "\(names.library): \(result.errors)")
        }
    }
}
