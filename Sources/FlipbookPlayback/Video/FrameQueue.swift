import CoreGraphics
import FlipbookImages
import Foundation

/// A queue of frames for a pipe. A thread writes them, while the next frames are painted and converted.
///
/// There are a few buffers, each with a frame. A buffer stores the rows in which its frame differs from the latest frame. When the buffer
/// is used for a new frame, only these rows are converted. For a frame without changes, the latest buffer is written again.
nonisolated final class FrameQueue: @unchecked Sendable {
    /// A buffer. The caller of `write` uses it until it is in the queue, and then the thread uses it until it is written.
    private struct Buffer {
        let bytes: UnsafeMutableRawBufferPointer
        /// The rows that differ from the latest frame.
        var outdatedRows: Range<Int>
        /// The number of times that the buffer is in the queue.
        var pendingCount = 0
    }

    private let descriptor: Int32
    private let format: RawFormat
    private let height: Int
    private var buffers: [Buffer]
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
        (self.descriptor, self.format, self.height) = (descriptor, format, height)
        buffers = (0..<Self.bufferCount).map { _ in
            let bytes = UnsafeMutableRawBufferPointer.allocate(
                byteCount: format.byteCount(width: width, height: height), alignment: 64)
            return Buffer(bytes: bytes, outdatedRows: 0..<height)
        }
        queue.reserveCapacity(Self.bufferCount)
        Thread { [self] in writeFrames() }.start()
    }

    deinit { for buffer in buffers { buffer.bytes.deallocate() } }

    /// The number of frames that were written so far.
    var writtenCount: Int { locked { count } }

    /// Appends a frame. Only its `changedRows` may differ from the latest frame. Waits if the queue is full. Returns false if a frame could
    /// not be written.
    func write(_ frame: borrowing Bitmap, changedRows: Range<Int>) -> Bool {
        guard let (index, buffer) = nextBuffer(changedRows: latest == nil ? 0..<height : changedRows) else { return false }
        if !buffer.outdatedRows.isEmpty { format.convert(frame, rows: buffer.outdatedRows, into: buffer.bytes) }
        locked {
            buffers[index].outdatedRows = 0..<0
            buffers[index].pendingCount += 1
            queue.append(index)
            latest = index
            condition.broadcast()
        }
        return true
    }

    /// Returns the index and a copy of the buffer for a frame, or nil if a frame could not be written. The array `buffers` is read only
    /// while the lock is held, because the thread changes it.
    private func nextBuffer(changedRows: Range<Int>) -> (index: Int, buffer: Buffer)? {
        locked {
            while queue.count >= Self.bufferCount, !hasFailed { condition.wait() }
            if hasFailed { return nil }
            if changedRows.isEmpty, let latest { return (latest, buffers[latest]) }
            for index in buffers.indices {
                let rows = buffers[index].outdatedRows
                buffers[index].outdatedRows =
                    rows.isEmpty
                    ? changedRows : min(rows.lowerBound, changedRows.lowerBound)..<max(rows.upperBound, changedRows.upperBound)
            }
            // There is a free buffer, because the queue has fewer entries than there are buffers.
            return buffers.firstIndex { $0.pendingCount == 0 }.map { ($0, buffers[$0]) }
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
