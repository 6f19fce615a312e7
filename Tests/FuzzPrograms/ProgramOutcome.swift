import Foundation

/// The end of a child process that has run programs.
nonisolated package struct ProgramOutcome: Equatable, Sendable {
    package enum Result: Equatable, Sendable {
        case passed
        /// A law was broken. The process has ended regularly.
        case brokenLaw(String)
        /// A signal ended the process, for example after a trap. The message is the last line about a fatal error on standard error, or
        /// empty if there is none.
        case signal(Int32, message: String)
        /// The process used too much time.
        case hang
        /// The process ended with an unexpected exit code.
        case exit(Int32)
    }

    package var result: Result
    /// The seed of the last program that was started, or nil if there is none.
    package var seed: Int?
    /// The operations of that program which were started.
    package var startedOperations: [FuzzProgram.KeptOperation] = []

    /// The exit code of a process that has found a broken law.
    package static let brokenLawCode: Int32 = 3

    package var hasPassed: Bool { result == .passed }

    /// A text that is equal for failures that probably have the same cause: the description without numbers and addresses.
    package var signature: String {
        switch result {
        case .brokenLaw, .signal(_, message: _): description.replacing(/0x[0-9a-f]+|[0-9]+/, with: "…")
        default: description
        }
    }
}

extension ProgramOutcome: nonisolated CustomStringConvertible {
    package nonisolated var description: String {
        switch result {
        case .passed: "passed"
        case .brokenLaw(let law): law
        case .signal(let number, ""): "signal \(number) (\(String(cString: strsignal(number))))"
        case .signal(let number, let message): "signal \(number): \(message)"
        case .hang: "hang"
        case .exit(let code): "exit code \(code)"
        }
    }
}
