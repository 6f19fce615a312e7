import Foundation

/// A running program whose window this process owns.
final class HostedProgram {
    let channel: MessageChannel
    var pixels: SharedPixels?
    private let process = Process()
    private let errorOutput = ErrorOutput()

    /// How a program has ended.
    enum End: Equatable, Sendable {
        case exit(Int32)
        case signal(Int32)
    }

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - onMessage: Called on the main thread for each message.
    ///   - onEnd: Called on the main thread when the program has ended, with the last lines of its standard error.
    init(
        _ executable: String, _ arguments: [String], begin: WindowMessage, inbox: HostInbox,
        onMessage: @escaping @MainActor (HostedProgram, WindowMessage) -> Void,
        onEnd: @escaping @MainActor (HostedProgram, End, String) -> Void
    ) throws {
        let (own, other) = try MessageChannel.makeSockets()
        channel = MessageChannel(own)
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging([RemoteWindow.environmentKey: "1"]) { $1 }
        process.standardInput = FileHandle(fileDescriptor: other, closeOnDealloc: true)
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        Glibc.close(other)
        channel.send(begin)
        startReading(errors.fileHandleForReading, inbox, onMessage, onEnd)
    }

    private func startReading(
        _ errors: FileHandle, _ inbox: HostInbox, _ onMessage: @escaping @MainActor (HostedProgram, WindowMessage) -> Void,
        _ onEnd: @escaping @MainActor (HostedProgram, End, String) -> Void
    ) {
        let (channel, process, errorOutput) = (channel, process, errorOutput)
        let program = UncheckedReference(self)
        let hasReadErrors = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            // The output of the program also appears in the terminal.
            while let data = try? errors.read(upToCount: 4096), !data.isEmpty {
                try? FileHandle.standardError.write(contentsOf: data)
                errorOutput.append(data)
            }
            hasReadErrors.signal()
        }
        Thread.detachNewThread {
            while let message = channel.receive() { inbox.post { onMessage(program.value, message) } }
            process.waitUntilExit()
            // A process that the program has started can keep the pipe open, so this wait is limited.
            _ = hasReadErrors.wait(wallTimeout: .now() + 2)
            let status = process.terminationStatus
            let end: End = process.terminationReason == .uncaughtSignal ? .signal(status) : .exit(status)
            inbox.post { onEnd(program.value, end, errorOutput.text) }
        }
    }

    /// Ends the program at once.
    func kill() { if process.isRunning { Glibc.kill(process.processIdentifier, SIGKILL) } }
}

/// A reference that another thread passes on to the main thread without using it.
nonisolated private struct UncheckedReference<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

/// The last part of the standard error of a program.
nonisolated private final class ErrorOutput: @unchecked Sendable {
    private let lock = NSLock()
    private var data = Data()

    func append(_ more: Data) {
        lock.lock()
        defer { lock.unlock() }
        data = Data((data + more).suffix(1 << 18))
    }

    var text: String {
        lock.lock()
        defer { lock.unlock() }
        return String(decoding: data, as: UTF8.self)
    }
}
