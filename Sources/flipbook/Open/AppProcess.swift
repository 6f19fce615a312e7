import enum FlipbookImages.FilePath
import FlipbookPlayback
import Foundation
import Stage

/// The process in which an app runs: its environment, and its start.
struct AppProcess {
    private let product: ProjectBuild.Product
    private let device: Device?

    init(_ product: ProjectBuild.Product, device: Device?) { (self.product, self.device) = (product, device) }

    /// Sets the environment for the program: the device, and folders for the files of the app.
    ///
    /// - Parameter isFresh: Whether the app begins without files, as after its installation, so that each run has the same result.
    ///   Otherwise the app keeps its files from one run to the next.
    func setEnvironment(isFresh: Bool) throws {
        setenv("FLIPBOOK_DEVICE", (device ?? DeviceChoice.device(for: product.project)).name ?? "", 1)
        // Each process has its own folder, because several processes may record at the same time.
        let data = FilePath.join(product.folder, isFresh ? "Data-\(getpid())" : "Data")
        if isFresh { removeOldData() }
        // The window saves its settings and recordings in the folders of the user, not in the folders of the app.
        setenv("FLIPBOOK_USER_CONFIG_HOME", ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"] ?? "", 1)
        setenv("CFFIXED_USER_HOME", data, 1)
        let folders = [
            "XDG_CONFIG_HOME": "Library/Preferences", "XDG_DATA_HOME": "Library/Application Support", "XDG_CACHE_HOME": "Library/Caches",
            "TMPDIR": "tmp",
        ]
        for (variable, name) in folders {
            let folder = FilePath.join(data, name)
            try ProjectCache.createFolder(folder)
            setenv(variable, folder, 1)
        }
        try ProjectCache.createFolder(FilePath.join(data, "Documents"))
    }

    /// Removes the folders of processes that have ended. A folder with the identifier of this process belonged to an earlier process with
    /// the same identifier.
    private func removeOldData() {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: product.folder)) ?? [] where name.hasPrefix("Data-") {
            guard let process = Int32(name.dropFirst("Data-".count)), process == getpid() || kill(process, 0) != 0 else { continue }
            try? FileManager.default.removeItem(atPath: FilePath.join(product.folder, name))
        }
    }

    /// Shortens the text about a crash of a program that is started after this call.
    func shortenCrashReports(flipbookFolder: String) {
        let environment = ProcessInfo.processInfo.environment
        let path = FilePath.join(product.folder, "backtrace.sh")
        var script: String?
        // The options are separated by commas.
        if !path.contains(","), let program = CrashReportFilter.backtraceProgram(environment: environment) {
            let filter = CrashReportFilter(
                backtraceProgram: program, imageName: (product.executable as NSString).lastPathComponent,
                flipbookFolder: FilePath.resolved(flipbookFolder) ?? flipbookFolder)
            if filter.write(to: path) { script = path }
        }
        setenv("SWIFT_BACKTRACE", Self.backtraceOptions(environment: environment, script: script), 1)
    }

    /// Returns the value of `SWIFT_BACKTRACE` for a program: the value of the user, or options for only the calls that led to the crash.
    ///
    /// Without options and a terminal, Swift also prints registers, other threads and loaded libraries, so that the message with the cause
    /// of the crash is out of sight.
    ///
    /// - Parameter script: The path of the script of a `CrashReportFilter`, or nil if the calls of Flipbook are printed too.
    static func backtraceOptions(environment: [String: String], script: String?) -> String {
        if let options = environment["SWIFT_BACKTRACE"] { return options }
        let options = "threads=crashed,registers=none,images=none,top=4"
        guard let script else { return options + ",limit=24" }
        // The script expects lines without colors and source code. It prints only some of the calls.
        return options + ",limit=64,preset=full,color=no,interactive=no,swift-backtrace=\(script)"
    }

    /// Replaces this process by a program. Returns only by throwing an error.
    static func replace(with executable: String, _ arguments: [String]) throws -> Never {
        fflush(nil)
        var pointers = ([executable] + arguments).map { strdup($0) }
        pointers.append(nil)
        execv(executable, pointers)
        throw StageError("cannot start \(executable): \(String(cString: strerror(errno)))")
    }
}
