/// The measurements of a workload. Sizes are in bytes.
nonisolated struct MemorySample: Codable, Equatable {
    /// The resident memory after a first round, which fills all caches.
    var start: Int
    /// The resident memory at the end.
    var end: Int
    /// The largest resident memory of the process.
    var peak: Int
    /// The memory of allocated blocks, from time to time between the start and the end.
    var inUse: [Int]
    /// The number of frames between the start and the end.
    var frameCount: Int

    /// The growth in bytes per frame: of the largest memory in use, from the first half of the frames to the second half. A decrease
    /// counts as no growth.
    ///
    /// Caches with a limit grow to it, are emptied, and grow again. So two single moments differ by megabytes, and the maxima do not.
    var growth: Double {
        let half = inUse.count / 2
        guard let first = inUse.prefix(half).max(), let second = inUse.suffix(half).max() else { return 0 }
        return Double(max(second - first, 0)) / (Double(max(frameCount, 1)) / 2)
    }
}

/// Measures the memory of this process while a workload runs.
nonisolated struct MemoryRecorder {
    private let start = ProcessMemory.resident
    private var inUse: [Int] = []

    /// Measures the memory in use now.
    mutating func record() { inUse.append(ProcessMemory.inUse) }

    /// Ends the measurement.
    func sample(frameCount: Int) -> MemorySample {
        MemorySample(
            start: start, end: ProcessMemory.resident, peak: ProcessMemory.peak, inUse: inUse, frameCount: frameCount)
    }
}
