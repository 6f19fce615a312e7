import CoreGraphics
import FlipbookRaster
import Foundation
import SeededRandomValues
import Testing

@testable import FlipbookPlayback

/// Frames that are written to a pipe all arrive, complete and in order, also if only some areas change.
@MainActor @Suite struct FrameQueueTests {
    /// Returns frames of which each differs from the one before it in some areas only.
    private func frames(count: Int, width: Int, height: Int) -> [(bitmap: Bitmap, changedAreas: [PixelRect])] {
        var random = SeededRandom(count)
        var words = (0..<width * height).map { UInt32($0) &* 2_654_435_761 | 0xFF00_0000 }
        return (0..<count).map { index in
            // Every third frame has no changes.
            let areas = (0..<(index % 3 == 2 ? 0 : 1 + index % 4)).map { _ in
                let (x, y) = (random.integer(0...width - 1), random.integer(0...height - 1))
                return PixelRect(x0: x, y0: y, x1: random.integer(x + 1...width), y1: min(y + random.integer(1...9), height))
            }
            for area in areas {
                for y in area.y0..<area.y1 {
                    for x in area.x0..<area.x1 { words[y * width + x] = 0xFF00_0000 | UInt32(random.integer(0...0xFF_FFFF)) }
                }
            }
            // Areas may extend beyond the frame, and may be empty.
            let beyond = areas.map { PixelRect(x0: $0.x0 == 0 ? -7 : $0.x0, y0: $0.y0, x1: $0.x1 == width ? width + 9 : $0.x1, y1: $0.y1) }
            return (
                Bitmap(width: width, height: height, words: words),
                beyond + (index % 2 == 0 ? [PixelRect(x0: 5, y0: 5, x1: 5, y1: 9)] : [])
            )
        }
    }

    /// Returns the bytes of whole frames.
    private func bytes(_ frames: [Bitmap], _ format: RawFormat) -> Data {
        var data = Data()
        for frame in frames {
            let buffer = UnsafeMutableRawBufferPointer.allocate(
                byteCount: format.byteCount(width: frame.width, height: frame.height), alignment: 16)
            defer { buffer.deallocate() }
            var changes = ChangedBands(width: frame.width, height: frame.height)
            changes.insert(PixelRect(x0: 0, y0: 0, x1: frame.width, y1: frame.height))
            format.convert(frame, changes, into: buffer)
            data.append(contentsOf: buffer)
        }
        return data
    }

    @Test(arguments: [RawFormat.opaque, .video, .transparent]) func changedAreasGiveWholeFrames(_ format: RawFormat) throws {
        let frames = frames(count: 61, width: 151, height: 71)
        let pipe = Pipe()
        let queue = FrameQueue(to: pipe.fileHandleForWriting.fileDescriptor, format, width: 151, height: 71)
        let reader = pipe.fileHandleForReading
        let received = Mailbox()
        Thread.detachNewThread { received.put(reader.readDataToEndOfFile()) }
        for frame in frames { #expect(queue.write(frame.bitmap, changedAreas: frame.changedAreas)) }
        #expect(queue.finish())
        #expect(queue.writtenCount == 61)
        try pipe.fileHandleForWriting.close()
        #expect(received.take() == bytes(frames.map(\.bitmap), format))
    }

    /// A frame that fills a pipe is still in the pipe after it is written, so its memory is not used for the next frame.
    @Test func frameInThePipeStaysTheSame() throws {
        // 65,536 bytes, the size of a pipe.
        let frames = frames(count: 23, width: 128, height: 128)
        let pipe = Pipe()
        let queue = FrameQueue(to: pipe.fileHandleForWriting.fileDescriptor, .opaque, width: 128, height: 128)
        var received = Data()
        func receive(frameCount: Int) throws {
            while received.count < frameCount * 65536 {
                received += try #require(try pipe.fileHandleForReading.read(upToCount: frameCount * 65536 - received.count))
            }
        }
        for (index, frame) in frames.enumerated() {
            // Three frames are written or wait in the queue, while the next one is converted.
            if index > 3 { try receive(frameCount: index - 3) }
            #expect(queue.write(frame.bitmap, changedAreas: frame.changedAreas))
        }
        try receive(frameCount: frames.count)
        #expect(queue.finish())
        #expect(received == bytes(frames.map(\.bitmap), .opaque))
    }

    /// A file that cannot be written ends the queue, and the caller does not wait for room in it.
    @Test func failureIsReported() throws {
        let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        let queue = FrameQueue(to: full.fileDescriptor, .opaque, width: 61, height: 33)
        let frame = Bitmap(width: 61, height: 33)
        let results = (0..<40).map { _ in queue.write(frame, changedAreas: [PixelRect(x0: 0, y0: 0, x1: 61, y1: 33)]) }
        #expect(results.last == false && queue.finish() == false && queue.writtenCount == 0)
        #expect(!queue.write(frame, changedAreas: []))
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
