import FlipbookGeometry
import Foundation
import Stage
import Synchronization
import Testing

@testable import UIKit

#if canImport(Glibc)
import Glibc
#endif

/// A vector image that is prepared is rendered in advance, at the size in which the screen shows it.
@MainActor @Suite struct ImagePreparationTests {
    private let stage = Stage(size: CGSize(width: 390, height: 844), scale: 2)

    /// The scales at which an image was rendered.
    private final class Renditions: Sendable {
        private let scales = Mutex<[Int]>([])
        private let isRendered = DispatchSemaphore(value: 0)

        var all: [Int] { scales.withLock { $0 } }

        func wait(count: Int) { for _ in 0..<count { isRendered.wait() } }

        func image(width: Int, height: Int) -> UIImage {
            UIImage(
                cgImage: CGImage(width: width, height: height) { scale in
                    self.scales.withLock { $0.append(scale) }
                    self.isRendered.signal()
                    return Bitmap(width: width * scale, height: height * scale)
                })
        }
    }

    /// An image as large as the screen is rendered as large as the screen, and an icon is not.
    @Test(arguments: [
        (375, 667, [3, 1]), (195, 380, [6, 1]), (100, 422, [8, 1]), (194, 420, [2, 1]), (24, 24, [2, 1]), (1170, 2532, [1]),
    ])
    func renditionsAreThoseOfTheScreen(width: Int, height: Int, scales: [Int]) {
        stage.makeCurrent()
        let renditions = Renditions()
        let image = renditions.image(width: width, height: height)
        #expect(image.preparingForDisplay() === image)
        #expect(renditions.all == scales)
        _ = image.preparingForDisplay()
        #expect(renditions.all == scales)
    }

    /// The function is called in the next frame, however long the rendering takes.
    @Test func completionIsCalledInTheNextFrame() {
        stage.makeCurrent()
        let image = Renditions().image(width: 375, height: 667)
        let received = Mutex<[UIImage?]>([])
        image.prepareForDisplay { image in received.withLock { $0.append(image) } }
        UIImage().prepareForDisplay { image in received.withLock { $0.append(image) } }
        #expect(received.withLock { $0.isEmpty })
        stage.advance(frames: 1)
        #expect(received.withLock { $0 } == [image, nil])
    }

    /// The other thread renders for the screen at the time of the call.
    @Test func imageIsRenderedOnAnotherThread() {
        stage.makeCurrent()
        let renditions = Renditions()
        renditions.image(width: 375, height: 667).prepareForDisplay { _ in }
        Stage(size: CGSize(width: 1180, height: 860), scale: 1).makeCurrent()
        renditions.wait(count: 2)
        #expect(renditions.all == [3, 1])
    }

    @Test func framesOfAnAnimationArePrepared() throws {
        stage.makeCurrent()
        let renditions = Renditions()
        let frames = (0..<3).map { _ in renditions.image(width: 10, height: 10) }
        let animation = try #require(UIImage.animatedImage(with: frames, duration: 1))
        #expect(animation.preparingForDisplay() === animation)
        #expect(renditions.all == [2, 1, 2, 1, 2, 1])
        #expect(UIImage().preparingForDisplay() == nil)
    }
}

@Suite struct ImagePreparationThreadTests {
    private final class Log: Sendable {
        let values = Mutex<[Int]>([])
        let group = DispatchGroup()

        /// Performs `work` for the numbers 0 to `count - 1`, and waits until all are done.
        func perform(_ count: Int, on threads: ImagePreparation, _ work: @escaping @Sendable (Int) -> Void) -> [Int] {
            for number in 0..<count {
                group.enter()
                threads.perform { [self] in
                    work(number)
                    values.withLock { $0.append(number) }
                    group.leave()
                }
            }
            group.wait()
            return values.withLock { $0 }
        }
    }

    @Test func imagesAreDecodedInTheOrderOfTheCalls() {
        let threads = ImagePreparation(threadCount: 1)
        #expect(Log().perform(20, on: threads) { _ in } == Array(0..<20))
        // The thread has ended, or takes the new images.
        #expect(Log().perform(3, on: threads) { _ in } == [0, 1, 2])
    }

    /// As many images as there are threads are decoded at once: each waits until the others have begun.
    @Test func severalThreadsWorkAtOnce() {
        let begun = Mutex(0)
        let allHaveBegun = DispatchSemaphore(value: 0)
        let order = Log().perform(3, on: ImagePreparation(threadCount: 3)) { _ in
            let isLast = begun.withLock { begun in
                begun += 1
                return begun == 3
            }
            if isLast { for _ in 0..<3 { allHaveBegun.signal() } }
            allHaveBegun.wait()
        }
        #expect(order.sorted() == [0, 1, 2])
    }

    /// The threads have a lower priority. The priority of the calling thread is the same as before.
    @Test func threadsHaveALowerPriority() {
        @Sendable func priority() -> Int32 { getpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0) }
        let own = priority(), other = Mutex(Int32.min)
        _ = Log().perform(1, on: ImagePreparation(threadCount: 1)) { _ in other.withLock { $0 = priority() } }
        #expect(other.withLock { $0 } == min(own + ImagePreparation.niceness, 19))
        #expect(priority() == own)
    }
}
