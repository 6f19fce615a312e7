import FlipbookPlayback
import Foundation
import Stage

/// The line in which a command states what it has written, how large the result is, and where it is.
enum OutputSummary {
    /// Prints a line such as `a.png: 1 frame of 750×1334 pixels, at 0.5 s`. Prints nothing if the file is the standard output, such as
    /// `/dev/stdout`, because the line would become a part of the written file.
    static func print(_ path: String, _ content: String) {
        if !isStandardOutput(path) { StandardOutput.print("\(path): \(content)") }
    }

    private static func isStandardOutput(_ path: String) -> Bool {
        var file = stat()
        var output = stat()
        guard stat(path, &file) == 0, fstat(STDOUT_FILENO, &output) == 0 else { return false }
        return file.st_dev == output.st_dev && file.st_ino == output.st_ino
    }

    /// Returns a text such as `at 0.5 s` or `from 0 to 3.4 s`.
    static func text(_ times: [Double]) -> String {
        guard let first = times.first, let last = times.last, first != last else { return "at \(Quantity.seconds(times.first ?? 0))" }
        return "from \(Quantity.number(first)) to \(Quantity.seconds(last))"
    }
}
