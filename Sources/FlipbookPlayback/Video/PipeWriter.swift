import FlipbookImages
import Foundation

/// Writes frames to an open file. A frame that fills a pipe is not copied: the pipe refers to the memory of the frame until its reader has
/// copied it, so this memory must stay the same for some time.
///
/// The copy into the pipe took as much time as the painting of a frame.
nonisolated struct PipeWriter {
    private let descriptor: Int32
    /// The number of bytes that must be written after a frame before its memory may change, or 0 if frames are copied.
    ///
    /// Until then, some of its pages may be in the pipe. There is room for a second pipe, because the reader may be a script that passes
    /// pages on to the encoder without reading them.
    let heldByteCount: Int
    /// The function `vmsplice` of the C library, or nil if frames are copied.
    private let passPages: PassPages?

    private typealias PassPages = @convention(c) (Int32, UnsafePointer<iovec>, Int, UInt32) -> Int
    /// The command of `fcntl` that returns the size of a pipe. It is not in the Swift module of the C library, and neither is `vmsplice`.
    private static let getPipeSize: Int32 = 1032

    /// - Parameter frameSize: The number of bytes of each frame.
    init(to descriptor: Int32, frameSize: Int) {
        self.descriptor = descriptor
        let pipeSize = Int(fcntl(descriptor, Self.getPipeSize))
        // A pipe has room for several smaller frames, which would all have to be held.
        let function = pipeSize > 0 && frameSize >= pipeSize ? dlsym(nil, "vmsplice") : nil
        passPages = function.map { unsafeBitCast($0, to: PassPages.self) }
        heldByteCount = passPages == nil ? 0 : 2 * pipeSize
    }

    /// Writes all bytes. Returns false if that fails.
    func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var rest = bytes[...]
        while let passPages, !rest.isEmpty, let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress {
            var vector = iovec(iov_base: UnsafeMutableRawPointer(mutating: start), iov_len: rest.count)
            let count = passPages(descriptor, &vector, 1, 0)
            if count < 0 && errno == EINTR { continue }
            // Some sandboxes do not allow this system call. What it has not written is copied.
            guard count > 0 else { break }
            rest = rest.dropFirst(count)
        }
        return rest.isEmpty || OutputFile.write(UnsafeRawBufferPointer(rebasing: rest), to: descriptor)
    }
}
