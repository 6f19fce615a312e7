extension WindowContent {
    /// Records the times of the last painted frame, and the number of frames for which it was shown. The caller measures the times.
    package func recordFrameTimes(_ times: FrameTimes, frames: Int) {
        if !isInGallery { frameStatistics.addSample(times, frames: frames, framesPerSecond: framesPerSecond) }
    }

    private var showsFrameStatistics: Bool { frameStatisticsChoice ?? scenes[currentIndex].showsFrameStatistics }
    func toggleFrameStatistics() { frameStatisticsChoice = !showsFrameStatistics }
    /// The frame rate and the time of a frame as text, or nil if they are not shown.
    package var frameStatisticsText: String? { shownFrameStatistics?.summary }
    /// The texts of the statistics, or nil if they are not shown.
    var shownFrameStatistics: FrameStatistics.Texts? { showsFrameStatistics ? frameStatistics.texts : nil }
}
