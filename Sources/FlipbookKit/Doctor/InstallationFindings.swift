import FlipbookImages
import Foundation
import Stage

/// The findings of `doctor` about the program, its files and its cache.
enum InstallationFindings {
    static func program(_ program: Program, _ installation: Installation?) -> [DoctorCommand.Finding] {
        let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
        let version = DoctorCommand.Finding("version", .found("\(program.command) \(program.version), \(path)"))
        guard program.hasDemoScenes else { return [version] }
        return [version, .init("prefix", .found(installation?.prefix ?? "none: the program is in the folder in which it was built"))]
    }

    static var assets: [DoctorCommand.Finding] {
        let advice = "there is no Assets folder beside the program; reinstall, or set FLIPBOOK_ASSETS"
        return [.init("assets", AssetFolder.path.map { .found($0) } ?? .missing(advice))]
    }

    /// The files that shells, desktops and `man` use. If the program is not installed, there are no such files.
    static func files(of installation: Installation) -> [DoctorCommand.Finding] {
        Installation.files.map { file in
            .init(
                file.subject,
                installation.path(of: file).map { .found($0) }
                    ?? .optional("there is no \(FilePath.join(installation.prefix, file.candidates[0])); \(installation.reinstallation)"))
        }
    }

    // MARK: - Cache

    static var cache: [DoctorCommand.Finding] {
        guard let folder = CacheFolder.path(environment: ProcessInfo.processInfo.environment) else {
            return [.init("cache", .optional("there is no home folder; 'open' needs one, or set XDG_CACHE_HOME"))]
        }
        guard FileManager.default.fileExists(atPath: folder) else {
            return [.init("cache", canBeCreated(folder) ? .found("\(folder), empty") : .optional(unwritable(folder)))]
        }
        guard access(folder, W_OK | X_OK) == 0 else { return [.init("cache", .optional(unwritable(folder)))] }
        return [.init("cache", .found("\(folder), \(text(ofByteCount: CacheFolder.byteCount(of: folder)))"))]
    }

    private static func unwritable(_ folder: String) -> String {
        "\(folder) cannot be written; 'open' builds projects there; change its permissions, or set XDG_CACHE_HOME"
    }

    /// Returns whether a folder can be created: whether its nearest existing parent folder is writable.
    private static func canBeCreated(_ folder: String) -> Bool {
        var parent = FilePath.folder(folder)
        while parent.count > 1, !FileManager.default.fileExists(atPath: parent) { parent = FilePath.folder(parent) }
        return access(parent.isEmpty ? "." : parent, W_OK | X_OK) == 0
    }

    /// Returns a size in the largest unit in which it is at least one, such as `312 MB`.
    static func text(ofByteCount count: Int) -> String {
        let units = [(1_000_000_000, "GB"), (1_000_000, "MB"), (1000, "kB")]
        guard let (size, unit) = units.first(where: { count >= $0.0 }) else { return "\(count) bytes" }
        return "\((count + size / 2) / size) \(unit)"
    }
}
