import Foundation
import Synchronization

/// The channel for all messages to the developer. Each message is written to standard error as `source: message`.
nonisolated package enum Diagnostics {
    /// A function that receives diagnostics. It can be called on any thread.
    package typealias Handler = @Sendable (Diagnostic) -> Void

    /// The receiver of the current scope. It is task-local, so that it is thread-safe, ends with its scope, and does not affect tests that
    /// run at the same time.
    @TaskLocal private static var receiver = Receiver(writeToStandardError)

    private static let written = Mutex(0)

    /// The number of diagnostics that this process has written to standard error.
    package static var writtenCount: Int { written.withLock { $0 } }

    /// Reports a diagnostic.
    ///
    /// - Parameters:
    ///   - source: The name of the type or the command that reports the diagnostic.
    ///   - message: What is wrong, where, and what to do.
    ///   - onlyOnce: Whether the same message of the same source is reported only the first time. A message about a frame would otherwise
    ///     be repeated in every frame.
    package static func report(_ severity: Diagnostic.Severity, source: String, _ message: String, onlyOnce: Bool = false) {
        receiver.receive(Diagnostic(severity: severity, source: source, message: message), onlyOnce: onlyOnce)
    }

    /// Calls `body`. Diagnostics that are reported during the call are passed to `handler`, instead of standard error.
    ///
    /// Messages with `onlyOnce` are reported once in each call of this method.
    package static func withHandler<Result>(_ handler: @escaping Handler, perform body: () throws -> Result) rethrows -> Result {
        try $receiver.withValue(Receiver(handler), operation: body)
    }

    /// Returns the diagnostics that are reported while `body` runs, instead of writing them to standard error.
    package static func recorded(during body: () throws -> Void) rethrows -> [Diagnostic] {
        let log = Log()
        try withHandler({ log.append($0) }, perform: body)
        return log.diagnostics
    }

    /// Writes a diagnostic to standard error. A programmer error stops a debug build. In this case, the assertion writes the message.
    private static func writeToStandardError(_ diagnostic: Diagnostic) {
        written.withLock { $0 += 1 }
        if diagnostic.severity == .programmerError { assertionFailure(diagnostic.description) }
        // `write(_:)` would trap if standard error is closed or if its disk is full.
        try? FileHandle.standardError.write(contentsOf: Data("\(diagnostic)\n".utf8))
    }

    /// A handler, and the diagnostics that are not passed to it again.
    private final class Receiver: Sendable {
        private let handler: Handler
        private let reportedOnce = Mutex<Set<Diagnostic>>([])

        init(_ handler: @escaping Handler) { self.handler = handler }

        func receive(_ diagnostic: Diagnostic, onlyOnce: Bool) {
            if onlyOnce, !reportedOnce.withLock({ $0.insert(diagnostic).inserted }) { return }
            handler(diagnostic)
        }
    }

    /// A list of diagnostics.
    private final class Log: Sendable {
        private let entries = Mutex<[Diagnostic]>([])

        var diagnostics: [Diagnostic] { entries.withLock { $0 } }

        func append(_ diagnostic: Diagnostic) { entries.withLock { $0.append(diagnostic) } }
    }
}
