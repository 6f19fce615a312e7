import FlipbookPlayback
import Foundation

/// The output of a program that has ended.
nonisolated struct CommandOutput {
    /// The exit code: 127 if the program was not found, and -1 if `/usr/bin/env` could not be started.
    let exitCode: Int32
    /// The standard output.
    let text: String

    /// Runs a program from a folder in `PATH`, and waits for its end.
    init(_ program: String, _ arguments: [String]) {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        (process.standardInput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        process.standardOutput = pipe
        let end = ProcessEnd(of: process)
        guard (try? process.run()) != nil else {
            (exitCode, text) = (-1, "")
            return
        }
        text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        end.wait()
        exitCode = process.terminationStatus
    }

    /// The first line, without its end.
    var firstLine: String { text.split(separator: "\n").first.map(String.init) ?? "" }
}
