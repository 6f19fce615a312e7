import CoreGraphics
import FlipbookImages
import Foundation

/// Threads that compress images as PNG. The results are taken in the order in which the images were added.
nonisolated final class OrderedCompressor: @unchecked Sendable {
    private struct Job {
        let rectangle: FrameDifferences.Rectangle
        var isStarted = false
        var isDone = false
        /// The data of the PNG file, or nil if it failed.
        var data: Data?
    }

    private let condition = NSCondition()
    /// The jobs in order. The first one has the number `firstNumber`.
    private var jobs: [Job] = []
    private var firstNumber = 0
    private var threadCount = 0
    private static let maximumThreadCount = ProcessInfo.processInfo.activeProcessorCount
    private static let maximumJobCount = maximumThreadCount * 2 + 2

    var isEmpty: Bool { locked { jobs.isEmpty } }
    var isFull: Bool { locked { jobs.count >= Self.maximumJobCount } }

    /// Adds an image, and starts a thread for it if there is none yet.
    func add(_ rectangle: FrameDifferences.Rectangle) {
        let needsThread = locked {
            jobs.append(Job(rectangle: rectangle))
            defer { threadCount = min(threadCount + 1, Self.maximumThreadCount) }
            return threadCount < Self.maximumThreadCount
        }
        if needsThread { Thread { [self] in compress() }.start() }
    }

    /// Waits until the oldest image is compressed, and returns it with the data of its PNG file, or nil if it cannot be compressed.
    func takeOldest() -> (rectangle: FrameDifferences.Rectangle, data: Data?) {
        locked {
            while !jobs[0].isDone { condition.wait() }
            firstNumber += 1
            let job = jobs.removeFirst()
            return (job.rectangle, job.data)
        }
    }

    /// Compresses images until there are none. The thread then ends; a later image starts another one.
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
