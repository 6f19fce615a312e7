import FlipbookPlayback
import Foundation

/// The findings of `doctor` about the compiler, the sources and the C headers with which `watch`, `open` and `test` build.
enum ToolchainFindings {
    static var all: [DoctorCommand.Finding] { [compiler, sources, headers] }

    private static var compiler: DoctorCommand.Finding {
        let users = "'watch', 'open', 'test' and the packages of 'new' need Swift \(SwiftToolchain.neededVersion) or newer"
        guard let path = SwiftToolchain.path else {
            return .init("swift", .optional("\(users): \(SwiftToolchain.address)"))
        }
        guard let version = SwiftToolchain.installedVersion() else {
            return .init("swift", .optional("\(path) prints no version; \(users): \(SwiftToolchain.address)"))
        }
        guard version >= SwiftToolchain.neededVersion else {
            return .init("swift", .optional("\(path) is Swift \(version); \(users): \(SwiftToolchain.address)"))
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

    private static var headers: DoctorCommand.Finding {
        guard VideoWriter.findProgram("pkg-config") != nil else {
            return .init("C headers", .optional("'watch', 'open' and 'test' need pkg-config: apt install pkg-config"))
        }
        let missing = modules.filter { CommandOutput("pkg-config", ["--exists", $0.0]).exitCode != 0 }
        guard missing.isEmpty else {
            return .init(
                "C headers", .optional("'watch', 'open' and 'test' need them: apt install \(missing.map(\.1).joined(separator: " "))"))
        }
        let versions = modules.map { "\($0.0) \(CommandOutput("pkg-config", ["--modversion", $0.0]).firstLine)" }
        return .init("C headers", .found(versions.joined(separator: ", ")))
    }
}
