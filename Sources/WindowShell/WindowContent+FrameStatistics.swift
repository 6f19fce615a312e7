extension WindowContent {
    /// Records the time in seconds to compute and paint the last frame, and the number of frames for which it was shown. The caller
    /// measures the time.
    package func recordFrameTime(_ seconds: Double, frames: Int) {
        if !isInGallery { frameStatistics.addSample(seconds, frames: frames, framesPerSecond: framesPerSecond) }
    }

    private var showsFrameStatistics: Bool { frameStatisticsChoice ?? scenes[currentIndex].showsFrameStatistics }
    func toggleFrameStatistics() { frameStatisticsChoice = !showsFrameStatistics }
    /// The statistics as text, or nil if they are not shown.
    package var frameStatisticsText: String? { showsFrameStatistics ? frameStatistics.text : nil }
}
