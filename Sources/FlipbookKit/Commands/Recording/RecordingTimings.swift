import Foundation

/// The durations of the parts of a recording, in seconds of real time.
struct RecordingTimings {
    var playing = 0.0
    var painting = 0.0
    var encoding = 0.0

    /// Calls `body` and adds its duration to `total`.
    static func measure<R>(_ total: inout Double, _ body: () throws -> R) rethrows -> R {
        let startTime = ContinuousClock.now
        defer { total += (ContinuousClock.now - startTime) / .seconds(1) }
        return try body()
    }

    /// Returns a line with the durations, and with the CPU time of the processes that this process has started.
    ///
    /// - Parameter workerCount: The number of processes that have painted frames. Their CPU time is not known separately from the encoder's.
    func summary(total: Double, workerCount: Int = 0) -> String {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
        let processes = workerCount > 0 ? "the encoder and \(workerCount) other processes" : "the encoder"
        let processTime =
            Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
        let durations = String(
            format: "%.1f s in total: %.2f s playing the scene, %.2f s painting, %.2f s waiting for the encoder", total, playing, painting,
            encoding)
        return durations + "; CPU time of \(processes): " + String(format: "%.2f s", processTime)
    }
}
