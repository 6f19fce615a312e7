import Foundation

/// The frame rate and the mean times of the last 30 painted frames.
struct FrameStatistics: Equatable {
    /// The statistics as text.
    struct Texts: Equatable {
        /// The frame rate and the time of a frame.
        var summary: String
        /// The times of the parts of a frame.
        var parts: String
    }

    /// A painted frame.
    private struct Sample: Equatable {
        var times: FrameTimes
        /// The number of frames for which this frame was shown. It is greater than 1 if the next frames were missed.
        var frames: Int
    }

    private var samples: [Sample] = []
    /// The number of samples since the texts were updated.
    private var samplesSinceUpdate = 0
    /// The texts, or nil until there are enough samples. They are updated only after every 15 painted frames, so that they are readable.
    private(set) var texts: Texts?

    // A quarter of a second at 60 frames per second.
    private static let samplesPerUpdate = 15
    // Half a second at 60 frames per second.
    private static let maximumSampleCount = 30

    /// Adds a painted frame. `frames` is the number of frames for which the painted frame was shown.
    mutating func addSample(_ times: FrameTimes, frames: Int, framesPerSecond: Int) {
        samples.append(Sample(times: times, frames: frames))
        samples.removeFirst(max(samples.count - Self.maximumSampleCount, 0))
        samplesSinceUpdate += 1
        guard samplesSinceUpdate >= Self.samplesPerUpdate else { return }
        samplesSinceUpdate = 0
        let count = Double(samples.count)
        let rate = Double(framesPerSecond) * count / Double(samples.reduce(0) { $0 + $1.frames })
        let sum = samples.reduce(FrameTimes()) { $0 + $1.times }
        func milliseconds(_ seconds: Double) -> Double { seconds / count * 1000 }
        texts = Texts(
            summary: String(format: "%2.0f fps  %4.1f ms", rate, milliseconds(sum.total)),
            parts: String(
                format: "play %.1f  paint %.1f  upload %.1f  present %.1f", milliseconds(sum.playing), milliseconds(sum.painting),
                milliseconds(sum.uploading), milliseconds(sum.presenting)))
    }
}
