import Foundation

/// A socket on which two processes exchange messages. A message is its length in four bytes, followed by JSON.
nonisolated final class MessageChannel: @unchecked Sendable {
    let descriptor: Int32
    private let lock = NSLock()
    /// The received bytes of an incomplete message. Only one thread reads from the channel.
    private var buffer = Data()
    /// The length of the longest accepted message in bytes. A longer message is an error of the other process.
    private static let maximumLength = 64 << 20

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
        // If the other process has ended, `write` must return an error. Without this line, a signal would end this process.
        signal(SIGPIPE, SIG_IGN)
    }

    deinit { Glibc.close(descriptor) }

    /// Returns two connected sockets.
    static func makeSockets() throws -> (Int32, Int32) {
        var sockets: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &sockets) == 0 else {
            throw WindowError("cannot create a socket: \(String(cString: strerror(errno)))")
        }
        return (sockets[0], sockets[1])
    }

    private let queue = DispatchQueue(label: "flipbook.messages")

    /// Sends a message on another thread, in the order of the calls. The owner of the window uses this method, so that a program that does
    /// not read its messages cannot block the window.
    func post(_ message: WindowMessage) { queue.async { [self] in send(message) } }

    /// Sends a message. Returns whether the other process still listens.
    @discardableResult
    func send(_ message: WindowMessage) -> Bool {
        guard let body = try? JSONEncoder().encode(message) else { return false }
        var length = UInt32(body.count).littleEndian
        var data = Data(bytes: &length, count: 4)
        data.append(body)
        lock.lock()
        defer { lock.unlock() }
        return data.withUnsafeBytes { bytes in
            var offset = 0
            while offset < bytes.count {
                let count = write(descriptor, bytes.baseAddress! + offset, bytes.count - offset)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                offset += count
            }
            return true
        }
    }

    /// Waits for the next message and returns it, or nil if the other process has closed the channel or sent an invalid message.
    func receive() -> WindowMessage? {
        while true {
            if buffer.count >= 4 {
                let length = buffer.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
                guard length <= Self.maximumLength else { return nil }
                if buffer.count >= 4 + length {
                    let body = Data(buffer.dropFirst(4).prefix(length))
                    buffer = Data(buffer.dropFirst(4 + length))
                    return try? JSONDecoder().decode(WindowMessage.self, from: body)
                }
            }
            var bytes = [UInt8](repeating: 0, count: 65536)
            let count = read(descriptor, &bytes, bytes.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return nil }
            buffer.append(contentsOf: bytes[..<count])
        }
    }

    /// Returns whether a message or a part of a message has arrived, or the channel was closed. `seconds` is the maximum time to wait, or
    /// nil for no limit. `wake` is another descriptor that ends the wait when it becomes readable.
    func isReadable(within seconds: Double?, wake: Int32) -> Bool {
        if buffer.count >= 4 {
            let length = buffer.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
            if buffer.count >= 4 + length { return true }
        }
        var descriptors = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0), pollfd(fd: wake, events: Int16(POLLIN), revents: 0)]
        let timeout = seconds.map { Int32(min(max($0 * 1000, 0), 1e9).rounded(.up)) } ?? -1
        guard poll(&descriptors, 2, timeout) > 0 else { return false }
        if descriptors[1].revents != 0 {
            var byte: UInt8 = 0
            _ = read(wake, &byte, 1)
        }
        return descriptors[0].revents != 0
    }
}
