import CoreGraphics
import FlipbookImages
import Foundation
import Stage

/// An existing video as take A of a comparison. Its frames are read when they are needed, and are stored in memory.
package final class ComparisonVideo {
    private let source: any VideoSource
    private var store: FrameStore
    /// Whether all frames have been read, or as many as fit into the memory.
    private var isRead = false
    /// The last shown frame, as an image. Showing a frame again returns the same object.
    private var lastImage: (index: Int, image: CGImage)?
    /// A line with the reason for missing frames, or nil if no frames are missing. `removeWarning()` clears it.
    private var warning: String?

    init(_ source: any VideoSource, memoryLimit: Int = 200_000_000) throws {
        self.source = source
        store = FrameStore(width: source.width, height: source.height, limit: memoryLimit)
        try read(until: 0)
        guard store.count > 0 else { throw StageError("ffmpeg cannot read the video \(source.path)") }
    }

    /// The path of the video.
    package var path: String { source.path }
    /// The size of the frames in pixels.
    package var width: Int { source.width }
    package var height: Int { source.height }
    var tolerance: Int { source.tolerance }

    /// Returns the line with the reason for missing frames, and clears it.
    func removeWarning() -> String? {
        defer { warning = nil }
        return warning
    }

    /// Returns the rate of the video if it is not the given rate, otherwise nil.
    ///
    /// Rates that differ by at most 0.05 % are treated as equal, because some formats round the duration of a frame: 60 frames per second
    /// are 59.988 in an .apng file.
    private func otherRate(than framesPerSecond: Int) -> Double? {
        source.framesPerSecond.flatMap { abs($0 / Double(framesPerSecond) - 1) > 0.0005 ? $0 : nil }
    }

    /// Returns the index of the video's frame for a frame of a take. It is 0 before the video begins, and can be after
    /// the end of the video.
    private func index(ofFrame frame: Int, framesPerSecond: Int) -> Int {
        guard let rate = otherRate(than: framesPerSecond) else { return max(frame - source.firstFrame, 0) }
        return max(Int((Double(frame) * rate / Double(framesPerSecond) + 1e-6).rounded(.down)), 0)
    }

    /// Returns the number of frames of a take that the video shows. The whole video is read.
    package func frameCount(framesPerSecond: Int) throws -> Int {
        try read(until: .max)
        guard let rate = otherRate(than: framesPerSecond) else { return store.count + source.firstFrame }
        return Int((Double(store.count) * Double(framesPerSecond) / rate).rounded(.up))
    }

    /// Returns the image for a frame of a take: the first image before the video begins, and the last image after it ends. A frame that
    /// cannot be read ends the video.
    func image(atFrame frame: Int, framesPerSecond: Int) -> CGImage {
        let requested = index(ofFrame: frame, framesPerSecond: framesPerSecond)
        do { try read(until: requested) } catch {
            warning = "\(error); the last frame before it stays"
            isRead = true
        }
        let index = min(requested, store.count - 1)
        if let lastImage, lastImage.index == index { return lastImage.image }
        let image = CGImage(store.frame(at: index))
        lastImage = (index, image)
        return image
    }

    /// Returns whether the video shows its last frame at a frame of a take and at all later frames.
    func hasEnded(atFrame frame: Int, framesPerSecond: Int) -> Bool {
        isRead && index(ofFrame: frame, framesPerSecond: framesPerSecond) >= store.count - 1
    }

    private func read(until index: Int) throws {
        while store.count <= index, !isRead {
            guard let frame = try source.next() else {
                isRead = true
                return source.close()
            }
            if !store.append(frame) {
                isRead = true
                warning = "only the first \(store.count) frames of \(source.path) fit into the memory; the last of them stays"
                source.close()
            }
        }
    }
}
