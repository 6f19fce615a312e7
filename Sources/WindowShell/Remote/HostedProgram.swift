import Foundation

/// A running program whose window this process owns.
final class HostedProgram {
    let channel: MessageChannel
    var pixels: SharedPixels?
    private let process = Process()
    private let errorOutput = ErrorOutput()

    /// The reason for which a program has ended.
    enum End: Equatable, Sendable {
        case exit(Int32)
        case signal(Int32)
    }

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - onMessage: Called on the main thread for each message.
    ///   - onEnd: Called on the main thread when the program has ended, with the last part of its standard error.
    init(
        _ executable: String, _ arguments: [String], begin: WindowMessage, inbox: HostInbox,
        onMessage: @escaping @MainActor (HostedProgram, WindowMessage) -> Void,
        onEnd: @escaping @MainActor (HostedProgram, End, String) -> Void
    ) throws {
        let (own, other) = try MessageChannel.makeSockets()
        channel = MessageChannel(own)
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        // The location of a crash is read from the backtrace, so the backtrace must not contain codes for colors.
        let defaults = ["SWIFT_BACKTRACE": "enable=yes,color=no,interactive=no"]
        process.environment = defaults.merging(ProcessInfo.processInfo.environment) { $1 }
            .merging([RemoteWindow.environmentKey: RemoteWindow.protocolVersion]) { $1 }
        let input = FileHandle(fileDescriptor: other, closeOnDealloc: true)
        process.standardInput = input
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        try? input.close()
        channel.post(begin)
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
            while case let data = errors.availableData, !data.isEmpty {
                try? FileHandle.standardError.write(contentsOf: data)
                errorOutput.append(data)
            }
            hasReadErrors.signal()
        }
        Thread.detachNewThread {
            while let message = channel.receive() { inbox.post { onMessage(program.value, message) } }
            // The program has closed the channel, or its messages cannot be read. In both cases, the program has to end.
            for _ in 0..<20 where process.isRunning { Thread.sleep(forTimeInterval: 0.1) }
            if process.isRunning { Glibc.kill(process.processIdentifier, SIGKILL) }
            process.waitUntilExit()
            SharedPixels.removeFiles(ofProcess: process.processIdentifier)
            // A process that the program has started can keep the pipe open, so this wait is limited.
            _ = hasReadErrors.wait(wallTimeout: .now() + 2)
            let status = process.terminationStatus
            let end: End = process.terminationReason == .uncaughtSignal ? .signal(status) : .exit(status)
            inbox.post { onEnd(program.value, end, errorOutput.text) }
        }
    }

    /// Requests that the program quits, and ends the program if it is still running after some seconds. The program can save a recording in
    /// this time.
    func quit() {
        channel.post(.event(RemoteWindow.quitEvent, modifiers: 0, text: nil))
        channel.post(.shown)
        let process = process
        DispatchQueue.global().asyncAfter(wallDeadline: .now() + 3) {
            if process.isRunning { Glibc.kill(process.processIdentifier, SIGKILL) }
        }
    }

    /// Ends the program immediately.
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
