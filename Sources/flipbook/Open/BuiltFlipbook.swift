import enum FlipbookImages.FilePath
import Foundation

/// The modules and object files of Flipbook in the folder in which this program was built. An app is compiled and linked against them, so
/// that Flipbook is not built a second time.
nonisolated struct BuiltFlipbook: Sendable {
    /// The folder of the build, such as `.build/release`.
    let folder: String
    /// The object files of the modules that an app needs.
    let objects: [String]
    /// The flags with which the compiler finds the modules.
    let compilerFlags: [String]

    /// The modules that only the program `flipbook` contains.
    private static let ownModules: Set<String> = [
        "flipbook", "DemoScenes", "FlipbookBenchmarks", "FlipbookXcode", FlipbookLibrary.name,
    ]

    /// Finds the folder, or returns nil for an installed program.
    ///
    /// - Parameters:
    ///   - executable: The path of this program, or of another program that contains the modules.
    ///   - product: The name of the program in its package.
    ///   - sources: The folder of Flipbook's package.
    init?(executable: String, product: String = "flipbook", sources: String) {
        folder = FilePath.folder(FilePath.resolved(executable) ?? executable)
        let list = FilePath.join(folder, "\(product).product/Objects.LinkFileList")
        guard let text = try? String(contentsOfFile: list, encoding: .utf8) else { return nil }
        let modules = FilePath.join(folder, "Modules")
        guard FileManager.default.fileExists(atPath: FilePath.join(modules, "FlipbookKit.swiftmodule")) else { return nil }
        // The paths can be in quotes.
        let paths = text.split(separator: "\n").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "'\" ")) }
        objects = paths.filter { path in
            let module = path.split(separator: "/").dropLast().last ?? ""
            return !Self.ownModules.contains(String(module.dropLast(".build".count)))
        }
        guard !objects.isEmpty, objects.allSatisfy({ FileManager.default.fileExists(atPath: $0) }) else { return nil }
        compilerFlags =
            ["-I", modules] + Self.moduleMaps(in: folder, sources: sources).flatMap { ["-Xcc", "-fmodule-map-file=" + $0] }
            + Self.headerFlags()
    }

    /// Returns the module maps of the modules in C: the module maps that the build has written, and the module maps of the system's
    /// libraries.
    private static func moduleMaps(in folder: String, sources: String) -> [String] {
        let built = ["CPixelKernels", "CApplicationRunner"].map { FilePath.join(folder, "\($0).build/module.modulemap") }
        let system = ["CSDLWindow", "CSDLImage", "CFontLibraries"].map { FilePath.join(sources, "Sources/\($0)/module.modulemap") }
        return (built + system).filter { FileManager.default.fileExists(atPath: $0) }
    }

    /// Returns the flags for the headers of the system's libraries. pkg-config is called for each library separately, because it prints
    /// nothing if it does not know one of several libraries. SDL2_ttf may be missing: its flags contain the folders of FreeType and
    /// HarfBuzz, and are needed only if these folders are unusual.
    static func headerFlags(environment: [String: String] = ProcessInfo.processInfo.environment) -> [String] {
        var flags: [String] = []
        for library in ["sdl2", "SDL2_image", "SDL2_ttf", "freetype2", "harfbuzz", "fontconfig"] {
            for flag in includeFlags(of: library, environment: environment) where !flags.contains(flag) { flags.append(flag) }
        }
        return flags.flatMap { ["-Xcc", $0] }
    }

    /// Returns the include paths of a library as flags, or an empty array if pkg-config does not know the library.
    private static func includeFlags(of library: String, environment: [String: String]) -> [String] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["pkg-config", "--cflags-only-I", library]
        process.environment = environment
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, FileHandle.nullDevice)
        guard (try? process.run()) != nil else { return [] }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self).split { $0 == " " || $0 == "\n" }.map { String($0) }
    }
}
