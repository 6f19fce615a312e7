extension Presentation {
    /// Records the time in seconds that the last frame took, and for how many frames it was shown. The caller measures the time.
    package func recordFrameTime(_ seconds: Double, frames: Int) { if !isInGallery { frameStatistics.addSample(seconds, frames: frames) } }

    private var showsFrameStatistics: Bool { frameStatisticsChoice ?? scenes[currentIndex].showsFrameStatistics }
    func toggleFrameStatistics() { frameStatisticsChoice = !showsFrameStatistics }
    /// The statistics as text, if they are shown.
    package var frameStatisticsText: String? { showsFrameStatistics ? frameStatistics.text : nil }
}
