import Foundation

/// A connection to a message bus.
///
/// Messages are sent on a queue of their own in the order of the calls, because a bus that does not read must not stop the window. One
/// thread reads. No D-Bus library is loaded, so there is no cost in a session without D-Bus.
nonisolated final class DBusConnection: @unchecked Sendable {
    struct Failure: Error { let text: String }

    private let descriptor: Int32
    private let lock = NSLock()
    private var lastSerial: UInt32 = 0
    private let queue = DispatchQueue(label: "flipbook.dbus")
    /// The bytes that have arrived. Only the reading thread uses them.
    private var buffer: [UInt8] = []
    /// The messages that arrived while a reply was awaited. Only the reading thread uses them.
    private var postponed: [DBusMessage] = []
    /// The name of this connection on the bus.
    private(set) var name = ""

    /// Connects to the first reachable address of a list such as `unix:path=/run/user/1000/bus,guid=…`.
    convenience init(address: String) throws {
        var failure = "there is no address"
        for part in address.split(separator: ";") {
            do {
                self.init(descriptor: try Self.connect(String(part)))
                try authenticate()
                name = try call(.call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "Hello")).first?.text ?? ""
                return
            } catch let error as Failure {
                failure = error.text
            }
        }
        throw Failure(text: failure)
    }

    /// Creates a connection on a socket on which the authentication is complete.
    init(descriptor: Int32) { self.descriptor = descriptor }

    deinit { Glibc.close(descriptor) }

    /// Ends the connection. A thread that waits in `receive` gets nil.
    func close() { shutdown(descriptor, Int32(SHUT_RDWR)) }

    private static func connect(_ address: String) throws -> Int32 {
        guard let path = socketPath(address) else { throw Failure(text: "cannot use the address \(address)") }
        var name = sockaddr_un()
        name.sun_family = sa_family_t(AF_UNIX)
        let capacity = MemoryLayout.size(ofValue: name.sun_path)
        guard path.count < capacity else { throw Failure(text: "the address \(address) is too long") }
        withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: path) }
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw Failure(text: "cannot create a socket") }
        // The name of an abstract socket begins with a zero, and has no zero at its end.
        let length = MemoryLayout.offset(of: \sockaddr_un.sun_path)! + path.count + (path.first == 0 ? 0 : 1)
        let result = withUnsafePointer(to: &name) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.connect(descriptor, $0, socklen_t(length)) }
        }
        guard result == 0 else {
            Glibc.close(descriptor)
            throw Failure(text: "cannot connect to \(address): \(String(cString: strerror(errno)))")
        }
        return descriptor
    }

    /// Returns the path of the socket of an address, with a zero at the beginning for an abstract socket. Returns nil if the address is not
    /// a socket of this computer.
    static func socketPath(_ address: String) -> [UInt8]? {
        guard address.hasPrefix("unix:") else { return nil }
        for part in address.dropFirst(5).split(separator: ",") {
            let pair = part.split(separator: "=", maxSplits: 1)
            guard pair.count == 2, let value = String(pair[1]).removingPercentEncoding else { continue }
            if pair[0] == "path" { return Array(value.utf8) }
            if pair[0] == "abstract" { return [0] + Array(value.utf8) }
        }
        return nil
    }

    /// Authenticates as the user of the process. The operating system confirms the user to the bus.
    private func authenticate() throws {
        let user = "\(geteuid())".utf8.map { String(format: "%02x", $0) }.joined()
        guard write(Array("\0AUTH EXTERNAL \(user)\r\n".utf8)), try readLine().hasPrefix("OK") else {
            throw Failure(text: "the bus refuses the user")
        }
        _ = write(Array("BEGIN\r\n".utf8))
    }

    private func readLine() throws -> String {
        while true {
            if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: buffer[..<end], as: UTF8.self)
                buffer.removeFirst(end + 1)
                return line
            }
            guard buffer.count < 4096, readBytes(timeout: 5) else { throw Failure(text: "the bus does not answer") }
        }
    }

    // MARK: - Sending

    /// Adds a message to the queue of messages to be sent, and returns its serial number.
    @discardableResult
    func send(_ message: DBusMessage) -> UInt32 {
        var message = message
        lock.lock()
        lastSerial &+= 1
        message.serial = lastSerial
        let bytes = message.bytes
        queue.async { [self] in _ = write(bytes) }
        lock.unlock()
        return message.serial
    }

    private func write(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count {
                // With this flag, the end of the bus is an error and not a signal that ends this process.
                let count = Glibc.send(descriptor, buffer.baseAddress! + offset, buffer.count - offset, Int32(MSG_NOSIGNAL))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                offset += count
            }
            return true
        }
    }

    /// Sends a call and waits up to five seconds for its reply. Only the reading thread may call it.
    func call(_ message: DBusMessage) throws -> [DBusValue] {
        let serial = send(message)
        while true {
            guard let answer = receiveFromSocket(timeout: 5) else { throw Failure(text: "no answer to \(message.member)") }
            if answer.replySerial == serial, answer.kind == .reply { return answer.body }
            if answer.replySerial == serial, answer.kind == .error {
                throw Failure(text: "\(message.member): \(answer.errorName) \(answer.body.first?.text ?? "")")
            }
            postponed.append(answer)
        }
    }

    // MARK: - Receiving

    /// Waits for the next message. Returns nil if the bus has closed the connection or has sent invalid bytes.
    func receive() -> DBusMessage? { postponed.isEmpty ? receiveFromSocket(timeout: nil) : postponed.removeFirst() }

    private func receiveFromSocket(timeout: Double?) -> DBusMessage? {
        while true {
            guard let length = try? DBusMessage.length(buffer) ?? .max else { return nil }
            if buffer.count >= length {
                defer { buffer.removeFirst(length) }
                return try? DBusMessage(bytes: Array(buffer[..<length]))
            }
            guard readBytes(timeout: timeout) else { return nil }
        }
    }

    private func readBytes(timeout: Double?) -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        var bytes = [UInt8](repeating: 0, count: 16384)
        while true {
            let ready = poll(&entry, 1, timeout.map { Int32($0 * 1000) } ?? -1)
            if ready < 0, errno == EINTR { continue }
            guard ready > 0 else { return false }
            let count = read(descriptor, &bytes, bytes.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            buffer += bytes[..<count]
            return true
        }
    }
}
