import FlipbookImages
import enum FlipbookImages.FilePath
import Foundation

/// A script that Swift starts instead of its own program for backtraces if an app crashes. The script starts that program, and leaves the
/// calls of Flipbook and Swift out of its report.
struct CrashReportFilter {
    /// The maximum number of calls in a report.
    static let maximumCount = 24

    /// The path of Swift's program for backtraces.
    let backtraceProgram: String
    /// The name of the app's executable, as in the line of a call: `KiteView.tilt() + 34 in Kites at /home/ada/Kites/KiteView.swift:12:3`.
    let imageName: String
    /// The folder of Flipbook's package.
    let flipbookFolder: String

    /// Returns the path of Swift's program for backtraces, or nil if there is none beside the `swift` of `PATH`.
    static func backtraceProgram(environment: [String: String]) -> String? {
        let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let compilers = folders.map { FilePath.join($0, "swift") }
        let found = compilers.first { FileManager.default.isExecutableFile(atPath: $0) }
        guard let compiler = found, let resolved = FilePath.resolved(compiler) else { return nil }
        let path = FilePath.join(FilePath.folder(FilePath.folder(resolved)), "libexec/swift/linux/swift-backtrace")
        return FileManager.default.isExecutableFile(atPath: path) ? path : nil
    }

    /// The text of the script. Swift's program replaces the shell, because it describes its parent process. The first call of a report is
    /// that of the crash, and is always printed. The file descriptor 4 is the connection to the memory of the app.
    var script: String {
        #"""
        #!/bin/bash
        exec \#(Self.quoted(backtraceProgram)) "$@" 2> >(exec awk \
            -v image=\#(Self.quoted(" in \(imageName) at /")) -v flipbook=\#(Self.quoted(" at \(flipbookFolder)/")) '
        function note() {
            if (skipped) print "    … " skipped (skipped == 1 ? " call" : " calls") " of Flipbook and Swift"
            if (more) print "    … " more " more"
            skipped = more = 0
        }
        /^\.\.\.$/ { next }
        /^ *[0-9]+ .*0x[0-9a-f]+/ {
            isOwn = index($0, image) && !index($0, " at //<") && !index($0, flipbook)
            if (count++ && !isOwn) { skipped++; next }
            if (shown >= \#(Self.maximumCount)) { more++; next }
            note()
            sub(/^ *[0-9]+ +(\[[a-z]+\] +)*0x[0-9a-f]+ */, "")
            printf "%3d %s\n", shown++, $0
            next
        }
        count { note() }
        { print }
        END { note() }' >&2 4>&-)

        """#
    }

    /// Writes the script as an executable file, unless it is already there. Returns whether it is there and can be executed.
    func write(to path: String) -> Bool {
        let files = FileManager.default
        guard files.isExecutableFile(atPath: "/bin/bash") else { return false }
        if files.isExecutableFile(atPath: path), (try? String(contentsOfFile: path, encoding: .utf8)) == script { return true }
        return (try? OutputFile.write(script, to: path)) != nil && chmod(path, 0o755) == 0
    }

    private static func quoted(_ text: String) -> String { "'" + text.replacingOccurrences(of: "'", with: "'\\''") + "'" }
}
