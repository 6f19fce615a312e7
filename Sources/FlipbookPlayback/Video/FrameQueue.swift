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
        /// The number of written bytes at which the buffer may be used for another frame.
        var heldUntil = 0
    }

    private let writer: PipeWriter
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
    private var writtenByteCount = 0
    private var hasFailed = false
    private let condition = NSCondition()

    /// The number of frames: one in writing, one in conversion, and two in reserve for frames that take longer than others.
    private static let maximumFrameCount = 4
    /// The number of buffers. A pipe can refer to the memory of two more frames after they are written.
    private static let bufferCount = maximumFrameCount + 2
    private static let pageSize = 1 << 12
    private static let hugePageSize = 1 << 21

    /// Starts a thread that writes frames of a size to an open file. The queue does not close the file.
    init(to descriptor: Int32, _ format: RawFormat, width: Int, height: Int) {
        let byteCount = format.byteCount(width: width, height: height)
        self.format = format
        writer = PipeWriter(to: descriptor, frameSize: byteCount)
        wholeArea = PixelRect(x0: 0, y0: 0, x1: width, y1: height)
        outdatedAreas = Array(repeating: ChangedBands(width: width, height: height), count: Self.bufferCount)
        buffers = (0..<Self.bufferCount).map { _ in Buffer(bytes: Self.allocate(byteCount)) }
        queue.reserveCapacity(Self.maximumFrameCount)
        Thread { [self] in writeFrames() }.start()
    }

    deinit { for buffer in buffers { buffer.bytes.deallocate() } }

    /// Returns memory that begins with a page, of huge pages if it is large and the system has them: the pipe refers to whole pages.
    private static func allocate(_ byteCount: Int) -> UnsafeMutableRawBufferPointer {
        guard byteCount >= hugePageSize / 2 else { return .allocate(byteCount: byteCount, alignment: pageSize) }
        let size = (byteCount + hugePageSize - 1) / hugePageSize * hugePageSize
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: hugePageSize)
        madvise(memory.baseAddress, size, Int32(MADV_HUGEPAGE))
        return UnsafeMutableRawBufferPointer(rebasing: memory.prefix(byteCount))
    }

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
            while queue.count >= Self.maximumFrameCount, !hasFailed { condition.wait() }
            if hasFailed { return nil }
            // The frame is the same as the latest frame if that has no outdated areas.
            if let latest, outdatedAreas[latest].isEmpty { return (latest, buffers[latest].bytes) }
            // There is a free buffer, because three of them can be in the queue, and two more can be held.
            return buffers.firstIndex { $0.pendingCount == 0 && $0.heldUntil <= writtenByteCount }.map { ($0, buffers[$0].bytes) }
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
            let isWritten = writer.write(UnsafeRawBufferPointer(bytes))
            locked {
                hasFailed = !isWritten
                if isWritten { count += 1 }
                writtenByteCount += bytes.count
                buffers[index].heldUntil = writtenByteCount + writer.heldByteCount
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
