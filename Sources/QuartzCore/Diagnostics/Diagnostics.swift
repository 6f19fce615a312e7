import Foundation
import Synchronization

/// The channel for all messages to the developer. Each one is written to standard error as `source: message`.
nonisolated package enum Diagnostics {
    /// A function that receives diagnostics. It may be called on any thread.
    package typealias Handler = @Sendable (Diagnostic) -> Void

    /// The receiver of the current scope. A task-local value is thread-safe, ends with its scope, and is not visible to tests that run at
    /// the same time.
    @TaskLocal private static var receiver = Receiver(writeToStandardError)

    /// Reports a diagnostic.
    ///
    /// - Parameters:
    ///   - source: The name of the type that reports it.
    ///   - message: What is wrong, where, and what to do.
    ///   - onlyOnce: Whether the same message of the same source is reported only the first time. A message about a frame would otherwise
    ///     be repeated on every frame.
    package static func report(_ severity: Diagnostic.Severity, source: String, _ message: String, onlyOnce: Bool = false) {
        receiver.receive(Diagnostic(severity: severity, source: source, message: message), onlyOnce: onlyOnce)
    }

    /// Calls `body` and passes the diagnostics that are reported meanwhile to `handler`, instead of standard error.
    ///
    /// Messages that are reported only once are reported once in each such scope.
    package static func withHandler<Result>(_ handler: @escaping Handler, perform body: () throws -> Result) rethrows -> Result {
        try $receiver.withValue(Receiver(handler), operation: body)
    }

    /// Returns the diagnostics that are reported while `body` runs, instead of writing them to standard error.
    package static func recorded(during body: () throws -> Void) rethrows -> [Diagnostic] {
        let log = Log()
        try withHandler({ log.append($0) }, perform: body)
        return log.diagnostics
    }

    /// Writes a diagnostic to standard error. A programmer error stops a debug build; the assertion writes the message then.
    private static func writeToStandardError(_ diagnostic: Diagnostic) {
        if diagnostic.severity == .programmerError { assertionFailure(diagnostic.description) }
        // `write(_:)` would trap if standard error is closed or on a full disk.
        try? FileHandle.standardError.write(contentsOf: Data("\(diagnostic)\n".utf8))
    }

    /// A handler, and the diagnostics that it does not receive again.
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
