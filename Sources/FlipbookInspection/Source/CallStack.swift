private import Runtime

/// The return addresses of the calls that lead to a line of code.
///
/// Capturing a stack reads the frame pointers and takes about 0.1 ms. `SourceLocator` finds the lines when they are shown.
package nonisolated struct CallStack: Hashable, Sendable {
    /// The return addresses, from the innermost call on.
    package let addresses: [UInt]

    package init(addresses: [UInt]) { self.addresses = addresses }

    /// The largest number of captured calls. The outermost calls of a longer stack are missing.
    private static let limit = 48
    /// The programs and libraries in memory. Reading them takes longer than reading the addresses, so it is done once.
    private static let images = ImageMap.capture()

    /// Returns the calls that lead to the caller, or nil if they cannot be read.
    @inline(never) package static func capture() -> CallStack? {
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
