import FlipbookPlayback
import Foundation

/// The findings of `doctor` about the compiler, the sources and the C headers with which `watch`, `open` and `test` build. Of these commands, the
/// program of a package has only `watch`.
enum ToolchainFindings {
    static func all(of program: Program) -> [DoctorCommand.Finding] {
        [compiler(for: program, path: SwiftToolchain.path)] + (program.hasDemoScenes ? [sources] : [])
            + [headers(for: program, pkgConfig: VideoWriter.findProgram("pkg-config"))]
    }

    static func compiler(for program: Program, path: String?) -> DoctorCommand.Finding {
        let users = program.hasDemoScenes ? "'watch', 'open', 'test' and the packages of 'new' need" : "'watch' needs"
        let need = "\(users) Swift \(SwiftToolchain.neededVersion) or newer: \(SwiftToolchain.address)"
        guard let path else { return .init("swift", .optional(need)) }
        guard let version = SwiftToolchain.installedVersion() else {
            return .init("swift", .optional("\(path) prints no version; \(need)"))
        }
        guard version >= SwiftToolchain.neededVersion else {
            return .init("swift", .optional("\(path) is Swift \(version); \(need)"))
        }
        return .init("swift", .found("\(version), \(path)"))
    }

    private static var sources: DoctorCommand.Finding {
        do {
            return .init("package sources", .found(try NewCommand.flipbookFolder()))
        } catch {
            return .init("package sources", .optional("'new' and 'open' need them; reinstall, or use 'new --flipbook FOLDER'"))
        }
    }

    /// The modules that pkg-config must find, and the packages of Debian and Ubuntu that contain them.
    private static let modules = [
        ("sdl2", "libsdl2-dev"), ("SDL2_image", "libsdl2-image-dev"), ("SDL2_ttf", "libsdl2-ttf-dev"),
        ("fontconfig", "libfontconfig-dev"),
    ]

    static func headers(for program: Program, pkgConfig: String?) -> DoctorCommand.Finding {
        let users = program.hasDemoScenes ? "'watch', 'open' and 'test' need" : "'watch' needs"
        guard pkgConfig != nil else { return .init("C headers", .optional("\(users) pkg-config: apt install pkg-config")) }
        let missing = modules.filter { CommandOutput("pkg-config", ["--exists", $0.0]).exitCode != 0 }
        guard missing.isEmpty else {
            return .init("C headers", .optional("\(users) them: apt install \(missing.map(\.1).joined(separator: " "))"))
        }
        let versions = modules.map { "\($0.0) \(CommandOutput("pkg-config", ["--modversion", $0.0]).firstLine)" }
        return .init("C headers", .found(versions.joined(separator: ", ")))
    }
}
