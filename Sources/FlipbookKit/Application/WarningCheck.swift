import Foundation
import QuartzCore

/// The option `--strict` of `flipbook open` and `flipbook test`: warnings are printed as always, and are errors at the end of the process.
///
/// The process of the app learns about the option from its environment.
nonisolated package enum WarningCheck {
    /// The variable with the number of warnings that were printed before the app was started.
    static let countVariable = "FLIPBOOK_STRICT"
    /// The variable with the path of the file into which test programs write the numbers of their warnings.
    static let fileVariable = "FLIPBOOK_STRICT_FILE"
    /// The largest number that is read from the environment and from the file.
    private static let maximumCount = 1_000_000

    /// Returns the error about a number of warnings, or nil if there are none.
    package static func error(for count: Int) -> String? {
        guard count > 0 else { return nil }
        return count == 1 ? "1 warning is an error because of --strict" : "\(count) warnings are errors because of --strict"
    }

    // MARK: - Apps

    /// Makes the warnings errors in the app that replaces this process.
    ///
    /// - Parameter count: The number of warnings that were already printed.
    package static func enable(count: Int) { setenv(countVariable, "\(count)", 1) }

    /// Returns the number of warnings that were printed before this app was started, or nil if warnings are no errors.
    ///
    /// The variable is removed, so that the processes that the app starts, for example for a recording of the window, do not fail
    /// because of warnings that the app has too.
    static func takeCount() -> Int? {
        guard let value = getenv(countVariable) else { return nil }
        let count = Int(String(cString: value)).map { min(max($0, 0), maximumCount) }
        unsetenv(countVariable)
        return count
    }

    // MARK: - Test programs

    /// Makes the test programs that are started after this call write the numbers of their warnings to a file.
    package static func collect(inFile path: String) {
        try? FileManager.default.removeItem(atPath: path)
        setenv(fileVariable, path, 1)
    }

    /// Returns the sum of the numbers in a file of test programs.
    package static func collectedCount(inFile path: String) -> Int {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return 0 }
        return text.split(separator: "\n").reduce(0) { min($0 + min(max(Int($1) ?? 0, 0), maximumCount), maximumCount) }
    }

    /// Writes the number of warnings at the end of a test program, if `flipbook test` has asked for it.
    static func writeCountAtExit() {
        guard getenv(fileVariable) != nil else { return }
        atexit(writeWarningCount)
    }
}

/// Appends the number of warnings to the file of `flipbook test`, which runs several test programs.
nonisolated private func writeWarningCount() {
    guard let path = getenv(WarningCheck.fileVariable), let file = fopen(path, "a") else { return }
    fputs("\(Diagnostics.writtenCount)\n", file)
    fclose(file)
}
