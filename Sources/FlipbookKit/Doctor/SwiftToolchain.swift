import FlipbookPlayback
import Foundation
import Stage

/// The Swift compiler that builds the packages and projects of users. It is not a part of Flipbook, and the packages of Debian
/// and Ubuntu are missing or older than 6.2.
nonisolated package enum SwiftToolchain {
    /// A version such as 6.2.1, of which the first two numbers are compared.
    package struct Version: Comparable, CustomStringConvertible, Sendable {
        private let numbers: [Int]

        init(_ numbers: [Int]) { self.numbers = numbers }

        /// Reads the version in a text such as `Swift version 6.2.1 (swift-6.2.1-RELEASE)`, or returns nil if the text contains no version.
        init?(compilerOutput text: String) {
            guard let match = text.firstMatch(of: /Swift version (\d+(?:\.\d+)+)/) else { return nil }
            numbers = match.1.split(separator: ".").compactMap { Int($0) }
        }

        package var description: String { numbers.map(String.init).joined(separator: ".") }

        package static func < (first: Version, second: Version) -> Bool {
            first.numbers.prefix(2).lexicographicallyPrecedes(second.numbers.prefix(2))
        }
    }

    /// The oldest version that can build Flipbook. It is the tools version of Package.swift.
    package static let neededVersion = Version([6, 2])
    /// The page that describes the installation.
    package static let address = "https://www.swift.org/install/linux"

    /// The path of the program `swift`, or nil if there is none.
    package static var path: String? { VideoWriter.findProgram("swift") }

    /// Returns the version of the installed compiler, or nil if it does not print one.
    static func installedVersion() -> Version? {
        let output = CommandOutput("swift", ["--version"])
        return Version(compilerOutput: output.text)
    }

    /// Throws an error if there is no compiler. The error states where to get one.
    package static func requireInstalled() throws {
        guard path == nil else { return }
        throw StageError("this needs Swift \(neededVersion) or newer, and there is no 'swift' on the PATH; install it: \(address)")
    }
}
