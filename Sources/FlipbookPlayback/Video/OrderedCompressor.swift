import CoreGraphics
import FlipbookImages
import Foundation

/// Threads that compress images as PNG. `removeOldest()` returns the results in the order in which the images were added.
nonisolated final class OrderedCompressor: @unchecked Sendable {
    private struct Job {
        let rectangle: FrameDifferences.Rectangle
        var isStarted = false
        var isDone = false
        /// The data of the PNG file, or nil if the compression failed or has not ended.
        var data: Data?
    }

    private let condition = NSCondition()
    /// The jobs in order. The first job has the number `firstNumber`.
    private var jobs: [Job] = []
    private var firstNumber = 0
    private var threadCount = 0
    private static let maximumThreadCount = ProcessInfo.processInfo.activeProcessorCount
    private static let maximumJobCount = maximumThreadCount * 2 + 2

    var isEmpty: Bool { locked { jobs.isEmpty } }
    var isFull: Bool { locked { jobs.count >= Self.maximumJobCount } }

    /// Adds an image, and starts another thread if fewer threads than processor cores are running.
    func add(_ rectangle: FrameDifferences.Rectangle) {
        let needsThread = locked {
            jobs.append(Job(rectangle: rectangle))
            defer { threadCount = min(threadCount + 1, Self.maximumThreadCount) }
            return threadCount < Self.maximumThreadCount
        }
        if needsThread { Thread { [self] in compress() }.start() }
    }

    /// Waits until the oldest image is compressed, and removes it. Returns the image and the data of its PNG file. The data is nil if the
    /// image cannot be compressed.
    func removeOldest() -> (rectangle: FrameDifferences.Rectangle, data: Data?) {
        locked {
            while !jobs[0].isDone { condition.wait() }
            firstNumber += 1
            let job = jobs.removeFirst()
            return (job.rectangle, job.data)
        }
    }

    /// Compresses images until none is left. Then the thread ends. `add(_:)` starts another thread for a later image.
    private func compress() {
        while let (number, image) = start() {
            let data = ImageFile.pngData(image)
            locked {
                jobs[number - firstNumber].data = data
                jobs[number - firstNumber].isDone = true
                condition.broadcast()
            }
        }
    }

    private func start() -> (number: Int, image: Bitmap)? {
        locked {
            guard let index = jobs.firstIndex(where: { !$0.isStarted }) else {
                threadCount -= 1
                return nil
            }
            jobs[index].isStarted = true
            return (firstNumber + index, jobs[index].rectangle.image)
        }
    }

    private func locked<Result>(_ body: () -> Result) -> Result {
        condition.lock()
        defer { condition.unlock() }
        return body()
    }
}
