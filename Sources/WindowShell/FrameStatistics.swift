import Foundation

/// The frame rate and the mean frame time of the last half second.
struct FrameStatistics: Equatable {
    /// A painted frame.
    private struct Sample: Equatable {
        /// The time to compute and paint the frame.
        var seconds: Double
        /// The number of frames for which it was shown: more than 1 if the next frames were missed.
        var frames: Int
    }

    private var samples: [Sample] = []
    /// The number of samples since the text was updated.
    private var samplesSinceUpdate = 0
    /// The statistics as text, or nil until there are enough samples. It is updated only four times per second, so that it is readable.
    private(set) var text: String?

    // At 60 frames per second: a quarter of a second, and half a second.
    private static let samplesPerUpdate = 15
    private static let maximumSampleCount = 30

    /// Adds a painted frame. `frames` is the number of frames for which it was shown.
    mutating func addSample(_ seconds: Double, frames: Int, framesPerSecond: Int) {
        samples.append(Sample(seconds: seconds, frames: frames))
        samples.removeFirst(max(samples.count - Self.maximumSampleCount, 0))
        samplesSinceUpdate += 1
        guard samplesSinceUpdate >= Self.samplesPerUpdate else { return }
        samplesSinceUpdate = 0
        let count = Double(samples.count)
        let rate = Double(framesPerSecond) * count / Double(samples.reduce(0) { $0 + $1.frames })
        let mean = samples.reduce(0) { $0 + $1.seconds } / count * 1000
        text = String(format: "%2.0f fps  %4.1f ms", rate, mean)
    }
}
