import FlipbookImages
import Foundation

/// The standard output of the program. `print` ignores errors such as a full disk. This type stores them for the exit code.
package enum StandardOutput {
    /// The error number of the first line that could not be written, or 0.
    package private(set) static var failure: Int32 = 0

    /// Writes a line, unless an earlier line could not be written.
    package static func print(_ text: String) {
        guard failure == 0 else { return }
        let isWritten = Array("\(text)\n".utf8).withUnsafeBytes { OutputFile.write($0, to: STDOUT_FILENO) }
        if !isWritten { failure = errno }
    }
}
