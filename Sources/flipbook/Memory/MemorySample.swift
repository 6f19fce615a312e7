/// The measurements of a workload. Sizes are in bytes.
nonisolated struct MemorySample: Codable, Equatable {
    /// The memory after a first round, which fills all caches.
    var start: Int
    /// The memory at the end.
    var end: Int
    /// The largest memory of the process.
    var peak: Int
    /// The number of frames between `start` and `end`.
    var frameCount: Int

    /// The growth in bytes per frame. A decrease of the memory counts as no growth.
    var growth: Double { Double(max(end - start, 0)) / Double(max(frameCount, 1)) }
}
