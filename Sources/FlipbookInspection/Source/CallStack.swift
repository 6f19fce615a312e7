import Foundation
private import Runtime

/// The return addresses of the calls that lead to a line of code.
///
/// Capturing a stack takes less than 0.1 ms. `SourceLocator` finds the lines when they are shown.
package nonisolated struct CallStack: Hashable, Sendable {
    /// The return addresses, from the innermost call on.
    package let addresses: [UInt]

    package init(addresses: [UInt]) { self.addresses = addresses }

    /// The largest number of captured calls. The outermost calls of a longer stack are missing.
    private static let limit = 48

    /// Returns the calls that lead to the caller, or nil if they cannot be read.
    @inline(never) package static func capture() -> CallStack? {
        // The calls of asynchronous functions are not on the stack.
        let isInTask = withUnsafeCurrentTask { $0 != nil }
        guard !isInTask, let backtrace = systemBacktrace else { return captureWithTasks() }
        let addresses = withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: limit) { buffer in
            let count = Int(backtrace(buffer.baseAddress, Int32(limit)))
            return buffer.prefix(count).compactMap { $0.map { UInt(bitPattern: $0) } }
        }
        return CallStack(addresses: addresses)
    }

    /// The function `backtrace` of the C library, or nil. The C library of Swift's module map does not have it.
    private static let systemBacktrace: (@convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>?, Int32) -> Int32)? = {
        typealias Function = @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>?, Int32) -> Int32
        return dlsym(nil, "backtrace").map { unsafeBitCast($0, to: Function.self) }
    }()

    // MARK: - Asynchronous functions

    /// The programs and libraries in memory. Reading them takes longer than reading the addresses, so it is done once.
    private static let images = ImageMap.capture()

    /// Returns the calls that lead to the caller, with those of asynchronous functions that wait for it.
    ///
    /// To recognize asynchronous functions, the standard library reads the names of all functions of the program at the first call, and
    /// keeps them. This takes 20 MB for a large program, and its file stays in memory too.
    @inline(never) private static func captureWithTasks() -> CallStack? {
        // The calls are captured from the innermost call on. `top` would reserve space for the outermost calls.
        guard let trace = try? Backtrace.capture(algorithm: .fast, limit: limit, offset: 0, top: 0, images: images) else { return nil }
        return CallStack(
            addresses: trace.frames.compactMap {
                switch $0 {
                case .programCounter(let address), .returnAddress(let address), .asyncResumePoint(let address): UInt(address)
                default: nil
                }
            })
    }
}
