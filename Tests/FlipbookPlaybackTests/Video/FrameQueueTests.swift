import CoreGraphics
import Foundation
import Testing

@testable import FlipbookPlayback

/// Frames that are written to a pipe all arrive, complete and in order, also if only some rows change.
@MainActor @Suite struct FrameQueueTests {
    /// Returns frames of which each differs from the one before it in some rows only.
    private func frames(count: Int, width: Int, height: Int) -> [(bitmap: Bitmap, changedRows: Range<Int>)] {
        var words = (0..<width * height).map { UInt32($0) &* 2_654_435_761 | 0xFF00_0000 }
        return (0..<count).map { index in
            // Every third frame has no changes.
            let first = index * 5 % height
            let rows = index % 3 == 2 ? first..<first : first..<min(first + 1 + index % 4, height)
            for row in rows { for x in 0..<width { words[row * width + x] = 0xFF00_0000 | UInt32(index * 1000 + row * 31 + x * 7 + 1) } }
            return (Bitmap(width: width, height: height, words: words), rows)
        }
    }

    /// Returns the bytes of whole frames.
    private func bytes(_ frames: [Bitmap], _ format: RawFormat) -> Data {
        var data = Data()
        for frame in frames {
            let buffer = UnsafeMutableRawBufferPointer.allocate(
                byteCount: format.byteCount(width: frame.width, height: frame.height), alignment: 16)
            defer { buffer.deallocate() }
            format.convert(frame, rows: 0..<frame.height, into: buffer)
            data.append(contentsOf: buffer)
        }
        return data
    }

    @Test(arguments: [RawFormat.opaque, .video, .transparent]) func changedRowsGiveWholeFrames(_ format: RawFormat) throws {
        let frames = frames(count: 23, width: 61, height: 33)
        let pipe = Pipe()
        let queue = FrameQueue(to: pipe.fileHandleForWriting.fileDescriptor, format, width: 61, height: 33)
        let reader = pipe.fileHandleForReading
        let received = Mailbox()
        Thread.detachNewThread { received.put(reader.readDataToEndOfFile()) }
        for frame in frames { #expect(queue.write(frame.bitmap, changedRows: frame.changedRows)) }
        #expect(queue.finish())
        #expect(queue.writtenCount == 23)
        try pipe.fileHandleForWriting.close()
        #expect(received.take() == bytes(frames.map(\.bitmap), format))
    }

    /// A file that cannot be written ends the queue, and the caller does not wait for room in it.
    @Test func failureIsReported() throws {
        let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        let queue = FrameQueue(to: full.fileDescriptor, .opaque, width: 61, height: 33)
        let frame = Bitmap(width: 61, height: 33)
        let results = (0..<40).map { _ in queue.write(frame, changedRows: 0..<33) }
        #expect(results.last == false && queue.finish() == false && queue.writtenCount == 0)
        #expect(!queue.write(frame, changedRows: 0..<0))
    }

    /// A value that one thread puts and another one takes.
    private nonisolated final class Mailbox: @unchecked Sendable {
        private let condition = NSCondition()
        private var value: Data?

        func put(_ data: Data) {
            condition.lock()
            value = data
            condition.signal()
            condition.unlock()
        }

        func take() -> Data {
            condition.lock()
            defer { condition.unlock() }
            while value == nil { condition.wait() }
            return value ?? Data()
        }
    }
}
