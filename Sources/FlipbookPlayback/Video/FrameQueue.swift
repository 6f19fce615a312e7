import CoreGraphics
import FlipbookImages
import FlipbookRaster
import Foundation

/// A queue of frames for a pipe. A thread writes them, while the next frames are painted and converted.
///
/// There are a few buffers, each with a frame. For each buffer, the queue stores the areas in which its frame differs from the latest frame.
/// When the buffer is used for a new frame, only these areas are converted. For a frame without changes, the latest buffer is written again.
nonisolated final class FrameQueue: @unchecked Sendable {
    /// A buffer. The caller of `write` uses it until it is in the queue, and then the thread uses it until it is written.
    private struct Buffer {
        let bytes: UnsafeMutableRawBufferPointer
        /// The number of times that the buffer is in the queue.
        var pendingCount = 0
    }

    private let descriptor: Int32
    private let format: RawFormat
    private let wholeArea: PixelRect
    private var buffers: [Buffer]
    /// The areas in which the frame of each buffer differs from the latest frame. Only the caller of `write` uses them.
    private var outdatedAreas: [ChangedBands]
    /// The buffer with the latest frame, or nil before the first frame.
    private var latest: Int?
    /// The buffers to be written, in order.
    private var queue: [Int] = []
    private var isClosed = false
    private var isFinished = false
    /// The number of written frames.
    private var count = 0
    private var hasFailed = false
    private let condition = NSCondition()

    /// The number of buffers: one in writing, one in conversion, and two in reserve for frames that take longer than others.
    private static let bufferCount = 4

    /// Starts a thread that writes frames of a size to an open file. The queue does not close the file.
    init(to descriptor: Int32, _ format: RawFormat, width: Int, height: Int) {
        (self.descriptor, self.format) = (descriptor, format)
        wholeArea = PixelRect(x0: 0, y0: 0, x1: width, y1: height)
        outdatedAreas = Array(repeating: ChangedBands(width: width, height: height), count: Self.bufferCount)
        buffers = (0..<Self.bufferCount).map { _ in
            let bytes = UnsafeMutableRawBufferPointer.allocate(
                byteCount: format.byteCount(width: width, height: height), alignment: 64)
            return Buffer(bytes: bytes)
        }
        queue.reserveCapacity(Self.bufferCount)
        Thread { [self] in writeFrames() }.start()
    }

    deinit { for buffer in buffers { buffer.bytes.deallocate() } }

    /// The number of frames that were written so far.
    var writtenCount: Int { locked { count } }

    /// Appends a frame. Only its `changedAreas` may differ from the latest frame. Waits if the queue is full. Returns false if a frame could
    /// not be written.
    func write(_ frame: borrowing Bitmap, changedAreas: [PixelRect]) -> Bool {
        for area in latest == nil ? [wholeArea] : changedAreas {
            for index in outdatedAreas.indices { outdatedAreas[index].insert(area) }
        }
        guard let (index, bytes) = nextBuffer() else { return false }
        if !outdatedAreas[index].isEmpty {
            format.convert(frame, outdatedAreas[index], into: bytes)
            outdatedAreas[index].removeAll()
        }
        locked {
            buffers[index].pendingCount += 1
            queue.append(index)
            latest = index
            condition.broadcast()
        }
        return true
    }

    /// Returns the index and the bytes of the buffer for a frame, or nil if a frame could not be written. The array `buffers` is read only
    /// while the lock is held, because the thread changes it.
    private func nextBuffer() -> (index: Int, bytes: UnsafeMutableRawBufferPointer)? {
        locked {
            while queue.count >= Self.bufferCount, !hasFailed { condition.wait() }
            if hasFailed { return nil }
            // The frame is the same as the latest frame if that has no outdated areas.
            if let latest, outdatedAreas[latest].isEmpty { return (latest, buffers[latest].bytes) }
            // There is a free buffer, because the queue has fewer entries than there are buffers.
            return buffers.firstIndex { $0.pendingCount == 0 }.map { ($0, buffers[$0].bytes) }
        }
    }

    /// Waits until all frames are written. Returns false if a frame could not be written.
    func finish() -> Bool {
        locked {
            isClosed = true
            condition.broadcast()
            while !isFinished { condition.wait() }
            return !hasFailed
        }
    }

    private func locked<Result>(_ body: () -> Result) -> Result {
        condition.lock()
        defer { condition.unlock() }
        return body()
    }

    // MARK: - The thread

    private func writeFrames() {
        while let (index, bytes) = next() {
            let isWritten = OutputFile.write(UnsafeRawBufferPointer(bytes), to: descriptor)
            locked {
                hasFailed = !isWritten
                if isWritten { count += 1 }
                buffers[index].pendingCount -= 1
                queue.removeFirst()
                condition.broadcast()
            }
        }
    }

    /// Waits for the next frame. Returns nil if there are no more frames.
    private func next() -> (index: Int, bytes: UnsafeMutableRawBufferPointer)? {
        locked {
            while queue.isEmpty, !isClosed, !hasFailed { condition.wait() }
            guard let index = queue.first, !hasFailed else {
                isFinished = true
                condition.broadcast()
                return nil
            }
            return (index, buffers[index].bytes)
        }
    }
}
