import FlipbookImages
import FlipbookPlayback
import Foundation
import Stage

/// The joining of several JUnit reports into one. If the reports are those of all parts of a run, the result is the report of the whole run.
enum ReportJoining {
    static func run(_ arguments: Arguments) throws {
        guard let path = arguments["-o"] else { throw Command.UsageError("a report needs -o FILE.xml") }
        guard FilePath.fileExtension(path) == "xml" else { throw Command.UsageError("-o must end in .xml, not '\(path)'") }
        if arguments.has("--subtitles") { throw Command.UsageError("JUnit reports have no subtitles; leave out --subtitles") }
        let files = try arguments.operands.map { try JUnitFile($0) }
        let suites = try suites(of: files)
        try OutputFile.write(report(suites), to: path)
        let failures = suites.reduce(0) { $0 + $1.failures + $1.errors }
        StandardOutput.print(
            "\(path): \(Quantity.text(suites.count, "suite")), \(Quantity.text(suites.reduce(0) { $0 + $1.tests }, "test")), \(Quantity.text(failures, "failure"))"
        )
    }

    /// Returns the suites of all reports. Suites of the parts of a run are in the order of the run, and other suites in the order of the
    /// files.
    private static func suites(of files: [JUnitFile]) throws -> [JUnitFile.Suite] {
        guard let first = files.first(where: { $0.part != nil }), let run = first.part else { return files.flatMap(\.suites) }
        let parts = try files.map { file in
            guard let part = file.part else {
                throw StageError("\(first.path) is a part of a run, but \(file.path) is not; join only the reports of one run")
            }
            guard part.command == run.command, part.itemCount == run.itemCount else {
                throw StageError(
                    "\(file.path) and \(first.path) are parts of different runs: \(file.path) is of \(part.command) with \(part.itemCount) "
                        + "suites, not of \(run.command) with \(run.itemCount); join only the reports of one run")
            }
            return (share: part.share, path: file.path, value: file.suites)
        }
        return ShareOrder.interleaved(try ShareOrder.sorted(parts, advice: "run it with --share"))
    }

    private static func report(_ suites: [JUnitFile.Suite]) -> String {
        func sum(_ value: (JUnitFile.Suite) -> Int) -> Int { suites.reduce(0) { $0 + value($1) } }
        let errors = sum(\.errors)
        let attributes = JUnit.attributes(
            tests: sum(\.tests), failures: sum(\.failures), skipped: sum(\.skipped), seconds: suites.reduce(0) { $0 + $1.seconds })
        return JUnit.file(attributes + (errors > 0 ? #" errors="\#(errors)""# : ""), suites: suites.map { "  " + $0.text })
    }
}
